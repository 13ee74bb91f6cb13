import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { type Direction, formatOrdering, parseOrdering } from '@zivina/domain/catalogue/filter/ordering'
import type { Ordering } from '@zivina/domain/catalogue/filter/orderings'

const SORTS: readonly (readonly [column: Ordering, direction: Direction, label: string])[] = [
  ['created_at', 'desc', 'Nejnovější'],
  ['created_at', 'asc', 'Nejstarší'],
  ['time_minutes', 'asc', 'Nejrychlejší'],
  ['time_minutes', 'desc', 'Nejdelší příprava'],
  ['calories_in_total', 'asc', 'Nejméně kalorií'],
  ['calories_in_total', 'desc', 'Nejvíce kalorií'],
  ['protein_in_total', 'desc', 'Nejvíce bílkovin'],
  ['protein_in_total', 'asc', 'Nejméně bílkovin'],
  ['carbohydrates_in_total', 'asc', 'Nejméně sacharidů'],
  ['carbohydrates_in_total', 'desc', 'Nejvíce sacharidů'],
  ['fat_in_total', 'asc', 'Nejméně tuků'],
  ['fat_in_total', 'desc', 'Nejvíce tuků'],
  ['sugars_in_total', 'asc', 'Nejméně cukrů'],
  ['sugars_in_total', 'desc', 'Nejvíce cukrů'],
  ['fiber_in_total', 'desc', 'Nejvíce vlákniny'],
  ['fiber_in_total', 'asc', 'Nejméně vlákniny'],
  ['salt_in_total', 'asc', 'Nejméně soli'],
  ['salt_in_total', 'desc', 'Nejvíce soli'],
]

/** Every order of the list, as in a query and in Czech. The most usual come first. */
export const SORT_OPTIONS = SORTS.map(([column, direction, label]) => ({
  value: formatOrdering({ column, direction }),
  label,
}))

/** The option a filter is ordered by. */
export function sortOf(filter: RecipeFilter): string {
  return formatOrdering({ column: filter.ordering, direction: filter.descending ? 'desc' : 'asc' })
}

/** The changes of a filter by an option; none for an unknown one. */
export function sortBy(value: string): Partial<RecipeFilter> {
  const choice = parseOrdering(value)
  return choice ? { ordering: choice.column, descending: choice.direction === 'desc' } : {}
}
