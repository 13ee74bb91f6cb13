import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import {
  type NutrientSpan,
  parseSpan,
  SPAN_FIELDS,
  SPAN_MAX,
  SPAN_PATTERN,
  type SpanField,
} from '@zivina/domain/catalogue/filter/nutrient-spans'
import { ORDERING_NAMES } from '@zivina/domain/catalogue/filter/orderings'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { z } from 'zod'
import { commaList, Guid, limitAndOffset, numberRange, SearchText } from '#contract/kernel/fields.ts'
import { RECIPES_PER_PAGE } from '#contract/kernel/limits.ts'

/** At least and at most so many grams: `30,`, `,10` or `10,30`. */
const GramSpan = z
  .string()
  .regex(SPAN_PATTERN)
  .transform((text, context): NutrientSpan => {
    const span = parseSpan(text)
    if (span !== null) return span
    context.issues.push({ code: 'custom', message: 'invalid_format', input: text })
    return z.NEVER
  })
  .meta({
    type: 'string',
    pattern: SPAN_PATTERN.source,
    description: `Grams of one portion as min,max, either of which may be left out: "30," is at least 30 g, ",10" at most 10 g. At most ${SPAN_MAX} and two decimals. An unknown amount never passes.`,
  })

const spanParameters = () =>
  Object.fromEntries(SPAN_FIELDS.map((name) => [name, GramSpan.optional()])) as Record<
    SpanField,
    z.ZodOptional<typeof GramSpan>
  >

/** Every filter of the recipe list. Absent ones restrict nothing. */
export const RecipeListQuery = z.strictObject({
  search: SearchText.optional(),
  diet_types: commaList(z.enum(DIET_TYPES)).optional(),
  without_allergens: commaList(z.enum(ALLERGENS)).optional(),
  dietary_preference: z.enum(DIETARY_PREFERENCES).optional(),
  dietary_goal: z.enum(DIETARY_GOALS).optional(),
  meal_types: commaList(z.enum(MEAL_TYPES)).optional(),
  cooking_type: commaList(z.enum(COOKING_TYPES)).optional(),
  time_minutes: numberRange(0, 100_000).optional(),
  calorie_span: numberRange(0, 100_000).optional(),
  ...spanParameters(),
  difficulty: commaList(z.enum(DIFFICULTIES)).optional(),
  must_ingredients: commaList(Guid).optional(),
  pantry_ingredients: commaList(Guid).optional(),
  exclude_ingredients: commaList(Guid).optional(),
  tags: commaList(z.string().min(1).max(60)).optional(),
  creator: z
    .string()
    .max(60)
    .regex(/^[^\p{Cc}]+$/u)
    .optional(),
  status: z.literal('Approved').optional(),
  ordering: z
    .enum(ORDERING_NAMES.flatMap((name) => [name, `-${name}`] as const))
    .optional()
    .meta({ description: 'A minus means descending; for created_at the direction is inverted.' }),
  ...limitAndOffset(RECIPES_PER_PAGE),
})
export type RecipeListQuery = z.output<typeof RecipeListQuery>
