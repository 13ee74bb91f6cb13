import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { z } from 'zod'
import { LinePayload } from '#contract/catalogue/recipes/lines.ts'
import { Guid, longText, oneLine } from '#contract/kernel/fields.ts'
import {
  MEAL_PLAN_EATERS_MAX,
  MEAL_PLAN_NAME_MAX,
  MEAL_PLAN_NOTE_MAX,
  PLANNED_PORTIONS_MAX,
  PLANNED_PORTIONS_STEP,
} from '#contract/planning/limits.ts'

/** Pieces of requests that several calls on meal plans have in common. */

/** A guid as the database writes it. */
export const LowerGuid = Guid.overwrite((guid) => guid.toLowerCase())

/** A calendar day in Europe/Prague, `YYYY-MM-DD`; 29 February only in a leap year. */
export const PlanDay = z.iso.date().refine((day) => day >= '2020-01-01' && day <= '2099-12-31', 'out_of_range')

export const MealPlanName = oneLine(MEAL_PLAN_NAME_MAX).min(1)
export const PlanNote = longText(MEAL_PLAN_NOTE_MAX)

/** Portions of one dish that one eater has: quarters, from a quarter up. */
export const Portions = z
  .number()
  .min(PLANNED_PORTIONS_STEP)
  .max(PLANNED_PORTIONS_MAX)
  .multipleOf(PLANNED_PORTIONS_STEP)

/** Who eats how much of it. Whom it does not name does not eat it. */
export const EatenPortions = z
  .array(z.strictObject({ eater: LowerGuid, portions: Portions }))
  .min(1)
  .max(MEAL_PLAN_EATERS_MAX)
  .refine((all) => new Set(all.map(({ eater }) => eater)).size === all.length)

/** Amount of a single ingredient in one portion, in the ingredient's own unit. */
export const ItemAmount = LinePayload.shape.amount

/** A new dish or food of a meal: a recipe, an own modified recipe or an ingredient, exactly one of them. */
export const NewMealPlanItem = z
  .strictObject({
    guid: LowerGuid,
    meal_type: z.enum(MEAL_TYPES),
    recipe: LowerGuid.optional(),
    recipe_modified: LowerGuid.optional(),
    ingredient: LowerGuid.optional(),
    /** Only with an ingredient, and then required. */
    amount: ItemAmount.optional(),
    /** One portion for each eater unless given. */
    portions: EatenPortions.optional(),
    /** The earlier meal of the plan, or of the same call, that cooks it; of the same recipe. */
    leftover_of: LowerGuid.nullable().default(null),
    note: PlanNote.default(''),
  })
  .refine(
    ({ recipe, recipe_modified, ingredient }) =>
      [recipe, recipe_modified, ingredient].filter((one) => one !== undefined).length === 1,
    { path: ['recipe'], message: 'required' },
  )
  .refine(({ ingredient, amount }) => (ingredient === undefined) === (amount === undefined), {
    path: ['amount'],
    message: 'required',
  })
export type NewMealPlanItem = z.output<typeof NewMealPlanItem>
/** As a client sends it. */
export type NewMealPlanItemInput = z.input<typeof NewMealPlanItem>

/**
 * What happens with days that have something planned: `refuse` answers DAY_ALREADY_EXISTS, `add` keeps it and adds, `replace`
 * takes it away (the answer names it, for undoing).
 */
export const DAY_MODES = ['refuse', 'add', 'replace'] as const
export type DayMode = (typeof DAY_MODES)[number]
