import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { type NutrientSpan, SPAN_MAX } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { ORDERINGS } from '@zivina/domain/catalogue/filter/orderings'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { FILTER_NAME_MAX, LIST_PARAMETER_MAX, SEARCH_TEXT_MAX, USER_FILTERS_MAX } from '#contract/kernel/limits.ts'

/** Two whole numbers, the smaller first. */
const Range = z
  .array(z.number().int().min(0).max(100_000))
  .length(2)
  .refine(([min = 0, max = 0]) => min <= max, 'invalid_format') as unknown as z.ZodType<[number, number]>
const Grams = z.number().min(0).max(SPAN_MAX).nullable()
/** Grams of one portion: at least the first, at most the second; null is no limit. */
const Span = z
  .array(Grams)
  .length(2)
  .refine(
    ([min, max]) => (min ?? 0) <= (max ?? Number.POSITIVE_INFINITY),
    'invalid_format',
  ) as unknown as z.ZodType<NutrientSpan>
/** No control characters, which the database cannot hold, and no comma, which would split the value in a query. */
const word = oneLine(60).min(1)
const guids = z.array(Guid.overwrite((guid) => guid.toLowerCase())).max(LIST_PARAMETER_MAX)
const some = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(values.length)

/** The criteria of a saved filter. Empty or null restricts nothing. */
const FIELDS = {
  search: oneLine(SEARCH_TEXT_MAX),
  diet_types: some(DIET_TYPES),
  without_allergens: some(ALLERGENS),
  dietary_preference: z.enum(DIETARY_PREFERENCES).nullable(),
  dietary_goal: z.enum(DIETARY_GOALS).nullable(),
  meal_types: some(MEAL_TYPES),
  cooking_type: some(COOKING_TYPES),
  /** Minutes; both ends included. */
  time_minutes: Range.nullable(),
  /** Kilocalories of one portion; both ends included. */
  calorie_span: Range.nullable(),
  protein_span: Span.nullable(),
  carbohydrates_span: Span.nullable(),
  sugars_span: Span.nullable(),
  fiber_span: Span.nullable(),
  fat_span: Span.nullable(),
  saturated_fats_span: Span.nullable(),
  salt_span: Span.nullable(),
  difficulty: some(DIFFICULTIES),
  tags: z.array(word.regex(/^[^,]*$/, 'excluded_character')).max(LIST_PARAMETER_MAX),
  creator: word.nullable(),
  /** The column, and its true direction: newest first is `created_at` with `desc`. */
  orderingVar: z.enum(ORDERINGS).nullable(),
  orderingDirection: z.enum(['asc', 'desc']).nullable(),
  must_ingredients: guids,
  pantry_ingredients: guids,
  exclude_ingredients: guids,
  status: z.literal('Approved'),
}

const FilterName = oneLine(FILTER_NAME_MAX).min(1)

/** A filter of the recipe list under a name. */
export const UserFilter = z
  .object({
    guid: Guid,
    user: Guid,
    name: z.string(),
    ...FIELDS,
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'UserFilter' })
export type UserFilter = z.infer<typeof UserFilter>

/** Only what differs from the defaults need be sent. */
export const UserFilterInput = z.strictObject({ name: FilterName, ...z.object(FIELDS).partial().shape })
export type UserFilterInput = z.output<typeof UserFilterInput>

/** Changes of a filter: absent fields stay unchanged; null and an empty list remove a criterion. */
export const UserFilterPatch = UserFilterInput.partial()
export type UserFilterPatch = z.output<typeof UserFilterPatch>

const params = z.object({ guid: Guid })

export const userFilters = {
  list: endpoint({
    method: 'GET',
    path: '/user_filter',
    access: 'user',
    summary: 'Own saved filters, the last saved first.',
    query: z.strictObject(limitAndOffset(USER_FILTERS_MAX)),
    status: 200,
    response: listOf(UserFilter),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/user_filter',
    access: 'user',
    summary: 'Saves a filter of the recipe list under a name that no other own filter has.',
    body: UserFilterInput,
    status: 201,
    response: UserFilter,
    errors: ['LIMIT_REACHED'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/user_filter/{guid}',
    access: 'user',
    summary: 'Changes an own saved filter.',
    params,
    body: UserFilterPatch,
    status: 200,
    response: UserFilter,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user_filter/{guid}',
    access: 'user',
    summary: 'Deletes an own saved filter.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
