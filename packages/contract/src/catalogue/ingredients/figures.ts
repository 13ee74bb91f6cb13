import { ALLERGEN_EVIDENCE, ALLERGEN_STATES, ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { FOOD_GROUPS } from '@zivina/domain/catalogue/foods/food-groups'
import { CONSTITUENTS, type Constituent } from '@zivina/nutrition/constituents/constituents'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { z } from 'zod'

const ConstituentName = z.enum(CONSTITUENTS as [Constituent, ...Constituent[]])

/** How a figure is known where it is not simply published. */
const ConstituentMark = z.discriminatedUnion('mark', [
  z.object({
    mark: z.literal('below_limit'),
    /** In the unit of the constituent; there is no figure. */
    limit: z.number(),
  }),
  z.object({ mark: z.literal('traces') }),
  z.object({ mark: z.literal('computed') }),
  z.object({ mark: z.literal('imputed') }),
  z.object({ mark: z.literal('borrowed') }),
])

/** All constituents; null is unknown or below a limit. */
export const Constituents = z.object(
  Object.fromEntries(CONSTITUENTS.map((name) => [name, z.number().nullable()])),
) as z.ZodObject<Record<Constituent, z.ZodNullable<z.ZodNumber>>>

/** What is known of a food besides its nutrients: all that sums, diet rules and allergens need. */
export const FoodFigures = z.object({
  /** Known constituents, per 100 g of edible part whatever the unit; the unit of each is in its name. */
  micronutrients: z.partialRecord(ConstituentName, z.number()),
  nutrient_marks: z.partialRecord(ConstituentName, ConstituentMark),
  /** Nutrients known only to be below a bound, in the basis of `macros`, which hold its half. */
  nutrient_limits: z.partialRecord(z.enum(STORED_NUTRIENTS), z.number()),
  /** Groups that the food surely belongs to. */
  food_groups: z.array(z.enum(FOOD_GROUPS)),
  /** Whether every group was considered, so that one that is not named is surely absent. */
  is_classified: z.boolean(),
  /** An allergen that is absent is unknown. */
  allergens: z.partialRecord(
    z.enum(ALLERGENS),
    z.object({ state: z.enum(ALLERGEN_STATES), evidence: z.enum(ALLERGEN_EVIDENCE) }),
  ),
})
export type FoodFigures = z.infer<typeof FoodFigures>
