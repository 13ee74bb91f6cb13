import { counted } from '@zivina/czech/plural'
import { activeFilterChips, type ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { FILTER_DEFAULTS } from '@zivina/domain/catalogue/filter/filters'
import type { ReactNode } from 'react'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { SORT_OPTIONS, sortOf } from '#app/features/catalogue/filter/sort-options.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { usePassing } from './filters-query.ts'

type FilterCardProps = {
  name: string
  filter: RecipeFilter
  names: ChipNames
  level?: 2 | 3
  /** Further actions. */
  children: ReactNode
}

/** A filter in words, with the number of matching recipes and a link to them. */
export function FilterCard({ name, filter, names, level = 2, children }: FilterCardProps) {
  const passing = usePassing(filter)
  const Heading = level === 2 ? 'h2' : 'h3'
  const chips = activeFilterChips(filter, names)
  const ordering = sortOf(filter)
  const isOrdered = ordering !== sortOf(FILTER_DEFAULTS)
  return (
    <article className="flex h-full flex-col gap-3 rounded-card bg-surface p-5 shadow-card">
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="wrap-anywhere min-w-0 text-lg font-semibold">{name}</Heading>
        <p className="figures min-w-24 shrink-0 text-right text-muted">
          {passing === null ? '…' : counted(passing, 'recept', 'recepty', 'receptů')}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, label }) => (
          <li key={key} className="wrap-anywhere rounded-full bg-sunken px-3 py-1 text-sm">
            {label}
          </li>
        ))}
        {chips.length === 0 ? <li className="text-muted">Všechny recepty</li> : null}
      </ul>
      {isOrdered ? (
        <p className="text-sm text-muted">Řazení: {SORT_OPTIONS.find(({ value }) => value === ordering)?.label}</p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-1">
        <LinkButton href={listAddress(filter)} variant="brand" className="mr-2">
          Použít<span className="sr-only"> filtr {name}</span>
        </LinkButton>
        {children}
      </div>
    </article>
  )
}
