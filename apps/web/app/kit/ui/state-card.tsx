import { tied } from '@zivina/contract/kernel/typography'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { type Value, Values } from './values.tsx'

/** How a state looks. */
export type StateLook = { Icon: LucideIcon; style: string }

type StateCardProps = {
  title: string
  level: 'h2' | 'h3'
  /** At the end of the line of the title, as an amount. */
  aside?: string
  look: StateLook
  state: string
  /** What matters most, larger than the facts, as a term. */
  main?: string | null
  facts: readonly Value[]
  /** What can be done about it; none where there is nothing to do. */
  actions: ReactNode
  /** The frame: a card on the page, or a part of a larger one. */
  className: string
  /** What is to be said besides the facts. */
  children?: ReactNode
}

/** Something that was ordered: what it is, what has become of it, its facts, and what can be done about it. */
export function StateCard({
  title,
  level: Heading,
  aside,
  look: { Icon, style },
  state,
  main,
  facts,
  actions,
  className,
  children,
}: StateCardProps) {
  return (
    <article className={cn('flex flex-col gap-3', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="text-lg">{tied(title)}</Heading>
        {aside === undefined ? null : <p className="figures font-semibold">{aside}</p>}
      </div>
      <p className={cn('flex items-center gap-2 font-medium', style)}>
        <Icon className="size-5 shrink-0" aria-hidden />
        {state}
      </p>
      {main ? <p className="font-heading text-xl text-heading first-letter:uppercase">{main}</p> : null}
      <Values of={facts} className="figures sm:grid-cols-[9rem_minmax(0,1fr)] max-sm:[&_dd]:mb-1" />
      {children}
      <div className="flex flex-wrap items-start gap-3 empty:hidden">{actions}</div>
    </article>
  )
}
