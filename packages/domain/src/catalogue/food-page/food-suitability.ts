import { DIET_LEVELS, type DietLevel } from '@zivina/nutrition/preferences'
import { amountFromGrams } from '@zivina/nutrition/units'
import { judgeRecipe } from '../diet-rules/judge-recipe.ts'
import { type JudgedFood, toJudgedLine } from '../diet-rules/judged-line.ts'
import type { Verdict } from '../diet-rules/verdicts.ts'

/** What a single food is judged for; the other diets limit what a whole portion of a dish has. */
export const FOOD_DIETS = ['vegan', 'vegetarian', 'pescetarian', 'gluten_free', 'lactose', 'milk_protein'] as const
export type FoodDiet = (typeof FOOD_DIETS)[number]

export type FoodVerdict = {
  diet: FoodDiet
  verdict: Extract<Verdict, 'suitable' | 'borderline' | 'unsuitable' | 'unknown'>
}

const JUDGED = {
  gluten_free: 'Gluten free',
  lactose: 'Lactose intolerant',
  milk_protein: 'Cow protein allergy',
} as const

/**
 * What a food suits, by the rules that judge recipes: 100 g of it are judged as a dish of one line. Gluten and milk protein suit
 * only where a label or the nature of the food says so; lactose by its amount in 100 g. An unknown datum never gives „suitable“.
 */
export function foodSuitability(food: JudgedFood & { diet_level: DietLevel | null }): FoodVerdict[] {
  const amount = amountFromGrams(100, food.weight_units, food)
  const verdicts = judgeRecipe({
    lines: [toJudgedLine(food, amount ?? 1, true)],
    portion_size: 1,
    // 100 g are no less than a snack.
    meal_types: ['Snack'],
    cooking_type: 'Cold',
    name: '',
    weighed: null,
    steps: [],
    // How a dish is prepared does not concern a food.
    confirmed: Object.values(JUDGED),
    aimed_iddsi_level: null,
    unmatched: 0,
  })
  return FOOD_DIETS.map((diet) => {
    if (diet === 'vegan' || diet === 'vegetarian' || diet === 'pescetarian') {
      return { diet, verdict: levelVerdict(food.diet_level, diet) }
    }
    const { verdict } = verdicts[JUDGED[diet]]
    // Without a mass the amount of lactose is not that of 100 g; a food that has none has none in any amount.
    const isUnsure = verdict === 'waits' || (diet === 'lactose' && amount === null && verdict !== 'suitable')
    return { diet, verdict: isUnsure ? 'unknown' : verdict }
  })
}

function levelVerdict(level: DietLevel | null, wanted: DietLevel): FoodVerdict['verdict'] {
  if (level === null) return 'unknown'
  return DIET_LEVELS.indexOf(level) >= DIET_LEVELS.indexOf(wanted) ? 'suitable' : 'unsuitable'
}
