import { type IngredientFault, PORTION_ENERGY_USUAL, type RecipeFault } from '@zivina/domain/catalogue/faults'
import { ENERGY_FACTORS, ENERGY_TOLERANCE, KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'
import { type SQL, sql } from 'drizzle-orm'

const { min, max } = PORTION_ENERGY_USUAL

/** What is wrong with a recipe `r`. */
export const RECIPE_FAULT_SQL: Readonly<Record<RecipeFault, SQL>> = {
  no_photo: sql`r.photos = '{}'`,
  unknown_values: sql`exists (
    select from jsonb_each(r.nutrient_coverage) known where known.key <> 'fiber' and known.value::float < 1)`,
  implausible_energy: sql`r.calories_in_total not between ${min} and ${max}`,
  not_judged: sql`r.diet_verdicts = '{}'`,
}

const { protein, carbohydrates, fat, fiber, alcohol } = ENERGY_FACTORS

/** kcal that the composition accounts for, without fibre of unknown amount. */
const COMPUTED = sql`(r.protein * ${protein.calories}::float + r.carbohydrates * ${carbohydrates.calories}::float
  + r.fat * ${fat.calories}::float + coalesce(r.fiber, 0) * ${fiber.calories}::float
  + coalesce(r.alcohol, 0) * ${alcohol.calories}::float)`
/** kcal of fibre at most, where its amount is unknown. */
const ROOM = sql`case when r.fiber is null
  then greatest(0, 100 - r.protein - r.carbohydrates - r.fat) * ${fiber.calories}::float else 0 end`
const DECLARED = sql`(r.kilojoules / ${KILOJOULES_PER_KILOCALORIE}::float)`
const TOLERANCE = sql`greatest(${ENERGY_TOLERANCE.calories}::float, ${ENERGY_TOLERANCE.share}::float * ${DECLARED})`

/** What is wrong with an ingredient `r`. Energy by the rule of `energyPlausibility`: what is unknown is not implausible. */
export const INGREDIENT_FAULT_SQL: Readonly<Record<IngredientFault, SQL>> = {
  no_photo: sql`r.photos = '{}'`,
  no_source: sql`r.source is null`,
  unknown_values: sql`(r.kilojoules is null or r.protein is null or r.carbohydrates is null or r.fat is null)`,
  implausible_energy: sql`${DECLARED} not between ${COMPUTED} - ${TOLERANCE} and ${COMPUTED} + ${ROOM} + ${TOLERANCE}`,
  not_classified: sql`not r.is_classified`,
}
