import { counted } from '@zivina/czech/plural'
import { countActive } from '@zivina/domain/catalogue/filter/filter-chips'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { FilterLink } from '#app/features/catalogue/filter/filter-link.tsx'
import type { ChangeFilter } from '#app/features/catalogue/filter/use-filter.ts'
import type { Suggestion } from '#app/features/catalogue/recipe-list/loosen.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'

type EmptyListProps = { filter: RecipeFilter; suggestions: readonly Suggestion[]; change: ChangeFilter }

/** Shown where no recipe was found: names the filter that excludes most, with a button that removes it. */
export function EmptyList({ filter, suggestions, change }: EmptyListProps) {
  const byTextAlone = filter.search !== '' && countActive(filter) === 1
  const title = byTextAlone ? `Na „${filter.search}“ jsme nic nenašli` : 'Takový recept zatím nemáme'
  return (
    <EmptyState title={<span className="wrap-anywhere line-clamp-3">{title}</span>}>
      <div className="flex flex-col items-center gap-4">
        <p>
          {suggestions.length > 0
            ? 'Všechna přání najednou žádný recept nesplní. Zkuste jedno vynechat:'
            : 'Zkuste jiná slova, nebo začněte znovu se všemi recepty.'}
        </p>
        <ul className="flex flex-wrap justify-center gap-2">
          {suggestions.map(({ label, filter: looser, count }) => (
            <li key={label}>
              <FilterLink to={looser} change={change} className={buttonStyle('outline', 'md', 'shrink')}>
                <span className="wrap-anywhere line-clamp-2">{label}</span>
                <span className="figures font-normal whitespace-nowrap text-muted">
                  {counted(count, 'recept', 'recepty', 'receptů')}
                </span>
              </FilterLink>
            </li>
          ))}
        </ul>
        <FilterLink to={FILTER_DEFAULTS} change={change} className={buttonStyle('quiet')}>
          Zobrazit všechny recepty
        </FilterLink>
      </div>
    </EmptyState>
  )
}
