import { tied } from '@zivina/contract/kernel/typography'
import { activeFilterChips, type ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterLink } from './filter-link.tsx'
import type { ChangeFilter } from './use-filter.ts'

type ActiveFiltersProps = {
  filter: RecipeFilter
  change: ChangeFilter
  names: ChipNames
  /** Further actions. */
  children?: ReactNode
}

/** The active criteria as chips, each removed by one press, and all by the last one. */
export function ActiveFilters({ filter, change, names, children }: ActiveFiltersProps) {
  const chips = activeFilterChips(filter, names)
  if (chips.length === 0) return null
  const nothing = { ...FILTER_DEFAULTS, ordering: filter.ordering, descending: filter.descending }
  return (
    <ul
      aria-label="Vybrané filtry"
      className="scroll-row -mx-4 items-center gap-2 px-4 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {chips.map(({ key, label, without }) => (
        <li key={key} className="shrink-0 md:max-w-full md:shrink">
          <FilterLink
            to={without}
            change={change}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-brand bg-brand-soft py-1 pr-3 pl-4 leading-tight text-text hover:border-brand-strong"
          >
            <span className="sr-only">Odebrat filtr: </span>
            <span className="line-clamp-2 max-md:max-w-60 md:wrap-anywhere">{tied(label)}</span>
            <X className="size-4 shrink-0" aria-hidden />
          </FilterLink>
        </li>
      ))}
      <li className="shrink-0">
        <FilterLink
          to={nothing}
          change={change}
          className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-brand hover:underline"
        >
          Zrušit vše
        </FilterLink>
      </li>
      {children ? <li className="shrink-0">{children}</li> : null}
    </ul>
  )
}
