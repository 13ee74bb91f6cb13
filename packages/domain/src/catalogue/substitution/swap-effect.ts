import type { DietaryPreference } from '@zivina/nutrition/diets'
import { recipeTotals } from '@zivina/nutrition/macros'
import { type DietLevel, strictestPreference } from '@zivina/nutrition/preferences'
import type { Segment } from '@zivina/nutrition/segments'
import { ALLERGENS, type Allergen, type AllergenState } from '#domain/catalogue/allergens/allergens.ts'
import { recipeAllergens } from '#domain/catalogue/allergens/recipe-allergens.ts'
import { judgeRecipe } from '#domain/catalogue/diet-rules/judge-recipe.ts'
import { type JudgedFood, toJudgedLine } from '#domain/catalogue/diet-rules/judged-line.ts'
import type { JudgedRecipe, Verdict } from '#domain/catalogue/diet-rules/verdicts.ts'
import { RESTRICTING_DIETS, type RestrictingDiet } from '#domain/catalogue/diet-types.ts'

/** A line of a dish with all that figures, diets and allergens need; the amount is for all portions together. */
export type EffectLine = {
  food: JudgedFood & { diet_level?: DietLevel | null | undefined }
  amount: number
  count_macros: boolean
  segment?: Segment | undefined
}

export type EffectDish = Pick<
  JudgedRecipe,
  'name' | 'portion_size' | 'meal_types' | 'cooking_type' | 'steps' | 'aimed_iddsi_level'
> & {
  lines: readonly EffectLine[]
}

/** Figures of one portion that a swap is told by. */
export const SHOWN_NUTRIENTS = ['calories', 'protein', 'carbohydrates', 'fat', 'fiber', 'salt'] as const
export type ShownNutrient = (typeof SHOWN_NUTRIENTS)[number]

/** What is known of a dish; an unknown figure or eating style is null. */
export type DishFacts = {
  figures: Record<ShownNutrient, number | null>
  verdicts: Record<RestrictingDiet, Verdict>
  allergens: Record<Allergen, AllergenState>
  preference: DietaryPreference | null
}

/** What a swap changes, from one dish to another. */
export type SwapEffect = {
  /** Difference of one portion, in kcal and grams; null where either dish does not tell all of it. */
  figures: Record<ShownNutrient, number | null>
  /** Every diet, changed or not. */
  diets: readonly { diet: RestrictingDiet; before: Verdict; now: Verdict }[]
  /** Allergens whose state is another. */
  allergens: readonly { allergen: Allergen; before: AllergenState; now: AllergenState }[]
  preference: { before: DietaryPreference | null; now: DietaryPreference | null }
}

/** The facts of a dish. Nothing is confirmed: a confirmation of the preparation ends with any swap. Throws nothing for portions > 0. */
export function describeDish({ lines, ...dish }: EffectDish): DishFacts {
  const totals = recipeTotals(
    lines.map(({ food, amount, count_macros }) => ({ ...food, amount, count_macros })),
    dish.portion_size,
  )
  const whole = (known: number | null, coverage: number) => (coverage < 1 ? null : known)
  const { nutrient_coverage: coverage } = totals
  const verdicts = judgeRecipe({
    ...dish,
    lines: lines.map(({ food, amount, count_macros, segment }) => toJudgedLine(food, amount, count_macros, segment)),
    weighed: null,
    confirmed: [],
    unmatched: 0,
  })
  const found = recipeAllergens(lines.map(({ food }) => food))
  return {
    figures: {
      calories: whole(totals.calories_in_total, coverage.kilojoules),
      protein: whole(totals.protein_in_total, coverage.protein),
      carbohydrates: whole(totals.carbohydrates_in_total, coverage.carbohydrates),
      fat: whole(totals.fat_in_total, coverage.fat),
      fiber: whole(totals.fiber_in_total, coverage.fiber),
      salt: whole(totals.salt_in_total, coverage.salt),
    },
    verdicts: mapTo(RESTRICTING_DIETS, (diet) => verdicts[diet].verdict),
    allergens: mapTo(ALLERGENS, (allergen) => found[allergen].state),
    preference: preferenceOf(lines),
  }
}

/** The difference of two dishes, as their facts tell it. */
export function compareDishes(before: DishFacts, now: DishFacts): SwapEffect {
  return {
    figures: mapTo(SHOWN_NUTRIENTS, (nutrient) => difference(before.figures[nutrient], now.figures[nutrient])),
    diets: RESTRICTING_DIETS.map((diet) => ({ diet, before: before.verdicts[diet], now: now.verdicts[diet] })),
    allergens: ALLERGENS.map((allergen) => ({
      allergen,
      before: before.allergens[allergen],
      now: now.allergens[allergen],
    })).filter((change) => change.before !== change.now),
    preference: { before: before.preference, now: now.preference },
  }
}

/** A food of unknown level leaves the style of the dish unknown, but for one that is surely for all. */
function preferenceOf(lines: readonly EffectLine[]): DietaryPreference | null {
  const levels = lines.map(({ food }) => food.diet_level ?? null)
  const known = levels.filter((level) => level !== null)
  if (known.length === levels.length) return strictestPreference(known)
  return known.includes('omnivore') ? 'All' : null
}

function difference(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : now - before
}

function mapTo<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}
