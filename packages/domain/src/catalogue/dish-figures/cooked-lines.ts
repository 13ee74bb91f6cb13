import type { CookedLine } from '@zivina/nutrition/cooking/cooked-weight'
import type { CookingMethod } from '@zivina/nutrition/cooking/methods'
import { type CountedLine, isCounted, lineMasses } from '@zivina/nutrition/counted-lines'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import { type FoodYield, swells } from '#domain/catalogue/foods/food-yield.ts'
import type { DishLine } from './dish.ts'

/** In these a dry food may swell. */
const LIQUIDS: readonly FoodGroup[] = ['thin_drink', 'plain_milk', 'milk_drink', 'strong_broth']
/** Grains and legumes, which are sold dry and cooked. */
const SOLD_DRY: readonly FoodGroup[] = ['refined_grain', 'wholegrain', 'legume']
/** Water in 100 g above which a food is surely not dry. */
const DRY_BELOW_GRAMS = 20
/** Most kJ in 100 g or ml of what counts as plain water. */
const WATER_KILOJOULES = 20
/** Above this share of plain water a dish that is no soup has probably some poured away. Our judgement. */
export const WATER_SHARE_IN_DISH = 0.4

/** What of a line tells how its weight changes by cooking. */
export type WeighedLine = CountedLine &
  Pick<DishLine, 'food_groups' | 'is_classified' | 'yield_class'> & {
    nutrients: { kilojoules: number | null }
    micronutrients: { water_g?: number | undefined }
  }

export type CookedLines<Line = DishLine> = {
  /** The lines that are eaten, in the order of the recipe. */
  counted: readonly Line[]
  /** The same lines with where each is cooked. */
  cooked: readonly CookedLine[]
  /** Whether it is known how much water stays in the dish. */
  is_liquid_known: boolean
}

/**
 * Tells where each eaten ingredient of a recipe is cooked.
 *
 * - Dry rice, pasta, legumes and flakes swell in the liquid that the recipe lists, if there is at least as much of it as of them;
 *   then they are `together` with it. Otherwise they are cooked `apart`, in water that the recipe does not list.
 * - Flakes of a cold dish, and of a baked one without liquid, do not swell.
 * - Potatoes are `apart` where the dish is boiled and no soup; their factor holds for boiling.
 * - Water that is not eaten (`count_macros: false`) is not there.
 */
export function cookedLines<Line extends WeighedLine>(
  lines: readonly Line[],
  method: CookingMethod | null,
): CookedLines<Line> {
  const counted = lines.filter(isCounted)
  const masses = lineMasses(counted)
  const yields = counted.map(yieldOf)
  const massWhere = (is: (line: Line, index: number) => boolean) =>
    counted.reduce((sum, line, index) => (is(line, index) ? sum + (masses[index] ?? 0) : sum), 0)
  const swelling = massWhere((_, index) => isSwelling(yields[index] ?? null))
  const liquid = massWhere((line) => LIQUIDS.some((group) => line.food_groups.includes(group)))
  const swellsInListed = liquid >= swelling
  const cooked = counted.map((_, index): CookedLine => {
    const grams = masses[index] ?? null
    const foodYield = yields[index] ?? null
    if (!isApart(foodYield, method, swellsInListed)) return { grams, cooked: 'together' }
    return { grams, cooked: 'apart', yield_class: foodYield === 'unknown' ? null : foodYield }
  })
  const water = massWhere(isPlainWater)
  const everything = massWhere(() => true)
  const staysIn =
    method === 'soup' ? water > 0 || !cooked.some(isSwellingApart) : water <= WATER_SHARE_IN_DISH * everything
  return { counted, cooked, is_liquid_known: staysIn }
}

/** Whether a line is water with at most traces of something. */
export function isPlainWater(line: Pick<WeighedLine, 'food_groups' | 'nutrients'>): boolean {
  const { kilojoules } = line.nutrients
  return line.food_groups.includes('thin_drink') && kilojoules !== null && kilojoules <= WATER_KILOJOULES
}

/** A food of a person, about whose cooking the person was not asked, may be dry: then its factor is unknown. */
function yieldOf(line: WeighedLine): FoodYield | null {
  if (line.yield_class !== null || line.is_classified) return line.yield_class
  const water = line.micronutrients.water_g
  const mayBeDry = water === undefined || water < DRY_BELOW_GRAMS
  return mayBeDry && SOLD_DRY.some((group) => line.food_groups.includes(group)) ? 'unknown' : null
}

function isApart(
  foodYield: FoodYield | null,
  method: CookingMethod | null,
  swellsInListed: boolean,
): foodYield is FoodYield {
  if (foodYield === null) return false
  if (foodYield === 'oats_in_water') return method === 'boil' && !swellsInListed
  if (swells(foodYield)) return !swellsInListed
  return method === 'boil'
}

function isSwelling(foodYield: FoodYield | null): boolean {
  return foodYield !== null && swells(foodYield)
}

function isSwellingApart(line: CookedLine): boolean {
  return line.cooked === 'apart' && (line.yield_class === null || swells(line.yield_class))
}
