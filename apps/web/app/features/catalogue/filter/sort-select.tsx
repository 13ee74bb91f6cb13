import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { Select } from '#app/kit/ui/select.tsx'
import { SORT_OPTIONS, sortBy, sortOf } from './sort-options.ts'
import type { ChangeFilter } from './use-filter.ts'

type SortSelectProps = {
  filter: RecipeFilter
  change: ChangeFilter
  form?: string
  /** The label of the first option where it is not „newest“. */
  firstLabel?: string
}

/** The order of the list. With a pantry the first option is how much of it a recipe uses. */
export function SortSelect({ filter, change, form, firstLabel: given }: SortSelectProps) {
  const [first, ...others] = SORT_OPTIONS
  const usual = given ?? first?.label
  const firstLabel = filter.pantry_ingredients.length > 0 ? 'Nejvíc z\u00a0toho, co mám doma' : usual
  return (
    <Select
      shape="pill"
      name="ordering"
      form={form}
      aria-label="Seřadit recepty"
      value={sortOf(filter)}
      onChange={(event) => change(sortBy(event.target.value))}
      className="min-w-0 flex-1"
    >
      <option value={first?.value}>{firstLabel}</option>
      {others.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
