import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { fromSavedFields } from '@zivina/domain/catalogue/filter/saved-filter'
import { Bookmark } from 'lucide-react'
import { FilterLink } from '#app/features/catalogue/filter/filter-link.tsx'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import type { ChangeFilter } from '#app/features/catalogue/filter/use-filter.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { useSavedFilters } from './saved-filters-store.ts'

/** How many are shown in the row; the rest is on the page of filters. */
const SHOWN = 4

/** The user's saved filters at the end of the row of presets. They are added by scripts and move nothing. */
export function SavedFilterChips({ filter, change }: { filter: RecipeFilter; change: ChangeFilter }) {
  const saved = useSavedFilters()
  const address = listAddress(filter)
  return saved.slice(0, SHOWN).map((one) => {
    const wish = fromSavedFields(one)
    const on = listAddress(wish) === address
    return (
      <li key={one.guid} className="shrink-0">
        <FilterLink
          to={wish}
          change={change}
          aria-current={on ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium transition-colors',
            on
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line bg-surface text-text hover:border-brand hover:text-brand',
          )}
        >
          <Bookmark className="size-4 shrink-0" aria-hidden />
          <span className="sr-only">Můj filtr: </span>
          <span className="max-w-44 truncate">{one.name}</span>
        </FilterLink>
      </li>
    )
  })
}
