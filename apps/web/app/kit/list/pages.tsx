import { ArrowLeft, ArrowRight } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'

type PagesProps = { label: string; current: number; count: number; pathOf: (page: number) => string }

const LINK = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-4 font-medium'

/** Pages of a list as links; renders nothing for a single page. For lists of a few pages. */
export function Pages({ label, current, count, pathOf }: PagesProps) {
  if (count < 2) return null
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {current > 1 ? (
          <li>
            <a href={pathOf(current - 1)} rel="prev" className={cn(LINK, 'hover:bg-brand-soft')}>
              <ArrowLeft className="size-5" aria-hidden /> <span className="max-sm:sr-only">Předchozí</span>
            </a>
          </li>
        ) : null}
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a
              href={pathOf(page)}
              aria-label={`Strana ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={cn(LINK, 'figures', page === current ? 'bg-brand text-on-brand' : 'hover:bg-brand-soft')}
            >
              {page}
            </a>
          </li>
        ))}
        {current < count ? (
          <li>
            <a href={pathOf(current + 1)} rel="next" className={cn(LINK, 'hover:bg-brand-soft')}>
              <span className="max-sm:sr-only">Další</span> <ArrowRight className="size-5" aria-hidden />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
