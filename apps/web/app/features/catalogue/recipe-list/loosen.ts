import { activeFilterChips, type ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'

/** A less strict filter to try when nothing was found. */
export type Loosening = { label: string; filter: RecipeFilter }
/** The same with the number of recipes it finds. */
export type Suggestion = Loosening & { count: number }

/** How many less strict filters are tried, and how many are offered. */
const TRIED = 10
const OFFERED = 4

/**
 * Less strict filters to try: without each criterion in turn, and, where a text is combined with other criteria, the text
 * alone.
 */
export function loosenings(filter: RecipeFilter, names: ChipNames): Loosening[] {
  const chips = activeFilterChips(filter, names)
  // Without its only criterion the filter would find every recipe, which the page offers anyway.
  if (chips.length < 2) return []
  const single = chips
    .slice(0, TRIED)
    .map(({ label, without }) => ({ label: `Bez filtru ${quoted(label)}`, filter: without }))
  if (filter.search === '' || chips.length < 3) return single
  const { search, ordering, descending } = filter
  const textAlone = { ...FILTER_DEFAULTS, search, ordering, descending }
  return [...single, { label: `Jen hledání ${quoted(search)}`, filter: textAlone }]
}

/** The less strict filters that find something, those with most recipes first. */
export function bestSuggestions(tried: readonly Suggestion[]): Suggestion[] {
  return tried
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, OFFERED)
}

function quoted(text: string): string {
  return text.startsWith('„') ? text : `„${text}“`
}
