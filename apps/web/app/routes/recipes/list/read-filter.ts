import { LIST_PARAMETER_MAX, OFFSET_MAX, SEARCH_TEXT_MAX } from '@zivina/contract/limits'
import { FILTER_PARAMETERS, type FilterParameter, fromQuery } from '@zivina/nutrition/filter-query'
import { CALORIE_LIMITS, type Range, type RecipeFilter, TIME_LIMITS } from '@zivina/nutrition/filters'

/** The longest tag and creator the API takes. */
const WORD_MAX = 60
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The lists of ingredients in a filter. */
export const INGREDIENT_LISTS = ['must_ingredients', 'pantry_ingredients', 'exclude_ingredients'] as const
export type IngredientList = (typeof INGREDIENT_LISTS)[number]

const RANGE_LIMITS: Partial<Record<FilterParameter, Range>> = {
  time_minutes: TIME_LIMITS,
  calorie_span: CALORIE_LIMITS,
}

/**
 * The filter a page address asks for, fit to be shown and to be asked of the API. It never fails. A plain form repeats a
 * parameter for each ticked box and for both ends of a range; here they come together again. An ingredient may stand as
 * a guid or, from a form filled in without scripts, as a name still to be looked up.
 */
export function readFilter(parameters: URLSearchParams): RecipeFilter {
  const filter = fromQuery({ get: (name) => joined(parameters, name as FilterParameter) })
  return {
    ...filter,
    search: cut(filter.search, SEARCH_TEXT_MAX),
    must_ingredients: shortList(filter.must_ingredients),
    pantry_ingredients: shortList(filter.pantry_ingredients),
    exclude_ingredients: shortList(filter.exclude_ingredients),
    tags: shortList(filter.tags),
    creator: filter.creator === null ? null : cut(filter.creator, WORD_MAX),
  }
}

/** How many recipes the address skips; 0 for anything that is not a number of them. */
export function readOffset(parameters: URLSearchParams): number {
  const text = parameters.get('offset') ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), OFFSET_MAX) : 0
}

/** Whether an address comes from a plain form: parameters left empty or repeated. It has a shorter equal. */
export function isFromPlainForm(parameters: URLSearchParams): boolean {
  return FILTER_PARAMETERS.some((name) => {
    const values = parameters.getAll(name)
    return values.length > 1 || values[0] === ''
  })
}

export function isGuid(text: string): boolean {
  return GUID.test(text)
}

function joined(parameters: URLSearchParams, name: FilterParameter): string {
  const values = parameters.getAll(name).map((value) => value.replace(/\p{Cc}/gu, ' ').toWellFormed())
  const limits = RANGE_LIMITS[name]
  if (limits && values.length === 2) return values.map((value, end) => wholeNumber(value) ?? limits[end]).join(',')
  return name === 'search' || name === 'creator' || name === 'ordering' ? (values[0] ?? '') : values.join(',')
}

/** „12“, „12,5“ and „12.5“ are 12; null for what is no number. */
function wholeNumber(text: string): number | null {
  const match = /^\s*(\d{1,6})(?:[.,]\d*)?\s*$/.exec(text)
  return match ? Number(match[1]) : null
}

function shortList(values: readonly string[]): string[] {
  return values.filter((value) => value.length <= WORD_MAX).slice(0, LIST_PARAMETER_MAX)
}

/** At most `length` UTF-16 units, never half a character. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
}
