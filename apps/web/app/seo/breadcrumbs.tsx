import { ChevronRight } from 'lucide-react'
import { BreadcrumbData } from '#app/seo/structured-data.tsx'

export type Crumb = { label: string; path: string }

/** The path from the home page to this one; the last crumb is this page. Includes its structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const all = [{ label: 'Domů', path: '/' }, ...crumbs]
  return (
    <nav aria-label="Drobečková navigace" className="print:hidden">
      <BreadcrumbData crumbs={all} />
      <ol className="scroll-row items-center gap-1 whitespace-nowrap text-sm text-muted">
        {all.map((crumb, index) => (
          <li key={crumb.path} className="flex shrink-0 items-center gap-1">
            {index > 0 ? <ChevronRight className="size-4" aria-hidden /> : null}
            {index === all.length - 1 ? (
              <span aria-current="page" className="py-2 text-text">
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.path} className="py-2 hover:text-brand hover:underline">
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
