import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import type { DishKind } from './kinds-of-dish.ts'
import { DEFAULT_WEEK_RULES } from './plan-defaults.ts'
import type { WeekRule } from './plan-request.ts'

type Limits = Partial<Record<DishKind, { least?: number; most?: number }>>

/** Part D of the rule sheet, where a diet says more than the common rule. */
const OF_DIETS: Partial<Record<RestrictingDiet, Limits>> = {
  Sparing: { legume: { most: 0 } },
  'Restricted fat': { red_meat: { most: 2 }, legume: { most: 0 } },
  'Restricted remains': { red_meat: { most: 2 }, legume: { most: 0 } },
  Diabetic: { processed_meat: { most: 1 }, red_meat: { most: 2 }, legume: { least: 3 } },
  'Diet for gout': {
    processed_meat: { most: 1 },
    red_meat: { most: 2 },
    fish: { least: 1, most: 2 },
    legume: { least: 2, most: 4 },
  },
  'For high cholesterol': {
    processed_meat: { most: 1 },
    red_meat: { most: 2 },
    fish: { most: 4 },
    legume: { least: 3 },
  },
}

/** Kinds that a style of eating leaves out: nobody is asked to have them at least so often. */
const NO_FISH: readonly DietaryPreference[] = ['Vegetarian', 'Vegan']

/** Who is at the table. */
type Eating = { diet_types: readonly RestrictingDiet[]; dietary_preference: DietaryPreference }

/**
 * The rules of a week for all who eat together: of each kind the least and the most that some diet asks for. A diet's own least replaces the
 * common one, and nothing is asked at least more often than it is allowed.
 */
export function weekRulesOf(eaters: readonly Eating[]): WeekRule[] {
  const diets = [...new Set(eaters.flatMap(({ diet_types }) => diet_types))]
  const has_fish = !eaters.some(({ dietary_preference }) => NO_FISH.includes(dietary_preference))
  return DEFAULT_WEEK_RULES.map(({ kind, least, most }) => {
    const own = diets.flatMap((diet) => OF_DIETS[diet]?.[kind] ?? [])
    const mosts = [most, ...own.map((one) => one.most ?? null)].filter((count) => count !== null)
    const leasts = own.flatMap((one) => one.least ?? [])
    const wanted = leasts.length > 0 ? Math.max(...leasts) : (least ?? 0)
    const highest = mosts.length > 0 ? Math.min(...mosts) : null
    const lowest = kind === 'fish' && !has_fish ? 0 : Math.min(wanted, highest ?? wanted)
    return { kind, least: lowest > 0 ? lowest : null, most: highest }
  })
}
