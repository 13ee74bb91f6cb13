import { tied } from '@zivina/contract/kernel/typography'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { coverStyle } from './cover-style.ts'

type Neighbour = { title: string; image: string; path: string }

/** The previous and the next text. */
export function TextNeighbours({
  label,
  previous,
  next,
}: {
  label: string
  previous: Neighbour | null
  next: Neighbour | null
}) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="page-width grid gap-4 py-10 sm:grid-cols-2 print:hidden">
      {previous ? <NeighbourLink text={previous} side="previous" /> : <span className="max-sm:hidden" />}
      {next ? <NeighbourLink text={next} side="next" /> : null}
    </nav>
  )
}

const SIDES = {
  previous: { word: 'Předchozí', Icon: ArrowLeft, rel: 'prev' },
  next: { word: 'Další', Icon: ArrowRight, rel: 'next' },
} as const

function NeighbourLink({ text, side }: { text: Neighbour; side: keyof typeof SIDES }) {
  const { word, Icon, rel } = SIDES[side]
  return (
    <a
      href={text.path}
      rel={rel}
      className={cn(
        'group flex items-center gap-4 rounded-card bg-surface p-3 shadow-card transition-shadow hover:shadow-raised',
        side === 'next' && 'flex-row-reverse text-right',
      )}
    >
      <Picture
        src={text.image}
        alt=""
        ratio="1-1"
        widths={[80, 160, 240]}
        sizes="5rem"
        className={cn(coverStyle(text.image), 'size-20 shrink-0 rounded-md object-cover')}
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span
          className={cn('inline-flex items-center gap-1.5 text-sm text-muted', side === 'next' && 'flex-row-reverse')}
        >
          <Icon className="size-4" aria-hidden /> {word}
        </span>
        <span className="line-clamp-2 font-heading text-lg leading-snug font-semibold text-heading group-hover:text-brand">
          {tied(text.title)}
        </span>
      </span>
    </a>
  )
}
