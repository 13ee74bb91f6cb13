import { LIST_PARAMETER_MAX, OFFSET_MAX } from '@zivina/contract/kernel/limits'
import { FILTER_PARAMETERS, type FilterParameter, fromQuery } from '@zivina/domain/catalogue/filter/filter-query'
import {
  CALORIE_LIMITS,
  MAX_SEARCH_LENGTH,
  type Range,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'
import { withPresentTags } from '@zivina/domain/catalogue/filter/former-tags'
import { SPAN_FIELDS, type SpanField } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { QUESTION } from './question-parameter.ts'

/** The longest tag and creator that the API accepts. */
const WORD_MAX = 60
/** How many typed names of one list are looked up. */
const TYPED_MAX = 5
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The lists of ingredients in a filter. */
export const INGREDIENT_LISTS = ['must_ingredients', 'pantry_ingredients', 'exclude_ingredients'] as const
export type IngredientList = (typeof INGREDIENT_LISTS)[number]

const RANGE_LIMITS: Partial<Record<FilterParameter, Range>> = {
  time_minutes: TIME_LIMITS,
  calorie_span: CALORIE_LIMITS,
}

/**
 * The filter in a page's address, valid for the API. It never fails. A plain form repeats a parameter for each ticked box and
 * for both ends of a range; they are combined here. Former tags have their present meaning.
 */
export function readFilter(parameters: URLSearchParams): RecipeFilter {
  const filter = fromQuery({ get: (name) => joined(parameters, name as FilterParameter) })
  const present = withPresentTags(filter)
  return {
    ...filter,
    search: wholeCharacters(filter.search || readAsked(parameters).slice(0, MAX_SEARCH_LENGTH)),
    must_ingredients: shortList(filter.must_ingredients),
    pantry_ingredients: shortList(filter.pantry_ingredients),
    exclude_ingredients: shortList(filter.exclude_ingredients),
    ...present,
    tags: shortList(present.tags),
    creator: filter.creator === null ? null : wholeCharacters(filter.creator.slice(0, WORD_MAX)).trim(),
  }
}

/**
 * Ingredients given by name in the address: a form without scripts has no guids. Only a few of each list, since each is looked
 * up.
 */
export function readTypedIngredients(parameters: URLSearchParams): Record<IngredientList, string[]> {
  const typed = (list: IngredientList) =>
    joined(parameters, list)
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= WORD_MAX && !GUID.test(text))
      .slice(0, TYPED_MAX)
  return {
    must_ingredients: typed('must_ingredients'),
    pantry_ingredients: typed('pantry_ingredients'),
    exclude_ingredients: typed('exclude_ingredients'),
  }
}

/** The question in an address; empty where there is none. */
export function readAsked(parameters: URLSearchParams): string {
  const asked = parameters.get(QUESTION) ?? ''
  return asked
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
}

/** How many recipes the address skips; 0 for an invalid number. */
export function readOffset(parameters: URLSearchParams): number {
  const text = parameters.get('offset') ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), OFFSET_MAX) : 0
}

/** Whether an address comes from a plain form, with empty or repeated parameters. It has a shorter equivalent. */
export function isFromPlainForm(parameters: URLSearchParams): boolean {
  if (parameters.has(QUESTION)) return true
  return FILTER_PARAMETERS.some((name) => {
    const values = parameters.getAll(name)
    return values.length > 1 || values[0] === ''
  })
}

function joined(parameters: URLSearchParams, name: FilterParameter): string {
  const values = parameters.getAll(name).map((value) => value.replace(/\p{Cc}/gu, ' ').toWellFormed())
  const limits = RANGE_LIMITS[name]
  if (limits && values.length === 2) return values.map((value, end) => wholeNumber(value) ?? limits[end]).join(',')
  if (isSpanField(name)) return values.length === 2 ? values.map(decimal).join(',') : values.join(',')
  return name === 'search' || name === 'creator' || name === 'ordering' ? (values[0] ?? '') : values.join(',')
}

/** „12“, „12,5“ and „12.5“ are 12; null for anything but a number. */
function wholeNumber(text: string): number | null {
  const match = /^\s*(\d{1,6})(?:[.,]\d*)?\s*$/.exec(text)
  return match ? Number(match[1]) : null
}

function isSpanField(name: FilterParameter): name is SpanField {
  return SPAN_FIELDS.some((field) => field === name)
}

/** „12,5“ as 12.5; empty for anything but a number that a limit may have. */
function decimal(text: string): string {
  const match = /^\s*(\d{1,3})(?:[.,](\d{0,2})\d*)?\s*$/.exec(text)
  return match ? `${match[1]}${match[2] ? `.${match[2]}` : ''}` : ''
}

function shortList(values: readonly string[]): string[] {
  return values.filter((value) => value.length <= WORD_MAX).slice(0, LIST_PARAMETER_MAX)
}

/** A text cut to a length, without half a character at its end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}
