import { RESTRICTING_DIETS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { JudgedStarter } from './starter-verdicts.ts'

/** The meals of a day that a plan fills, and how many recipes of each a diet needs for a varied week. */
export const WANTED_MEALS = {
  breakfast: { meals: ['Breakfast'], wanted: 6 },
  lunch: { meals: ['Lunch'], wanted: 12 },
  dinner: { meals: ['Dinner'], wanted: 12 },
  snack: { meals: ['Snack', 'Late_snack'], wanted: 8 },
  soup: { meals: ['Soup'], wanted: 5 },
} as const satisfies Record<string, { meals: readonly MealType[]; wanted: number }>
export type WantedMeal = keyof typeof WANTED_MEALS

/** One row of the matrix: recipes that suit at each meal, and how many are asked for. */
export type MatrixRow = {
  name: RestrictingDiet | 'Vegan'
  counts: Record<WantedMeal, { found: number; wanted: number }>
}

/**
 * How many starter recipes suit each diet at each meal by the computed verdicts; of vegan ones twice as many are wanted. Of dysphagia
 * none is: a recipe suits only once a therapist has tested its texture.
 */
export function catalogueMatrix(judged: readonly JudgedStarter[]): MatrixRow[] {
  const row = (name: MatrixRow['name'], times: number, suits: (recipe: JudgedStarter) => boolean): MatrixRow => {
    const suitable = judged.filter(suits)
    const counts = Object.entries(WANTED_MEALS).map(([meal, { meals, wanted }]) => {
      const found = suitable.filter(({ file }) => file.meal_types.some((type) => meals.some((asked) => asked === type)))
      return [meal, { found: found.length, wanted: wanted * times }]
    })
    return { name, counts: Object.fromEntries(counts) }
  }
  return [
    ...RESTRICTING_DIETS.map((diet) =>
      row(diet, diet === 'Dysphagia' ? 0 : 1, ({ derived }) => derived.diet_types.includes(diet)),
    ),
    row('Vegan', 2, ({ derived }) => derived.dietary_preference.includes('Vegan')),
  ]
}
