/** One kilocalorie (thermochemical) in kilojoules. */
export const KILOJOULES_PER_KILOCALORIE = 4.184

/**
 * Energy of one gram of each energy-giving component of food.
 * Source: Regulation (EU) No 1169/2011, Annex XIV. The kJ and kcal columns are given separately there and are not exact
 * multiples of one another, which is why both are kept.
 */
export const ENERGY_FACTORS = {
  carbohydrates: { kilojoules: 17, calories: 4 },
  polyols: { kilojoules: 10, calories: 2.4 },
  protein: { kilojoules: 17, calories: 4 },
  fat: { kilojoules: 37, calories: 9 },
  salatrims: { kilojoules: 25, calories: 6 },
  alcohol: { kilojoules: 29, calories: 7 },
  organic_acids: { kilojoules: 13, calories: 3 },
  fiber: { kilojoules: 8, calories: 2 },
  erythritol: { kilojoules: 0, calories: 0 },
} as const
export type EnergyComponent = keyof typeof ENERGY_FACTORS

/**
 * Grams of each component. `carbohydrates` are those other than polyols (and do not include fibre). `null` is unknown;
 * a component left out is absent from the food.
 */
export type EnergyComponents = {
  protein: number | null
  carbohydrates: number | null
  fat: number | null
  fiber: number | null
  alcohol?: number | null
  polyols?: number | null
  organic_acids?: number | null
  salatrims?: number | null
  erythritol?: number | null
}

/** How much a declared energy may differ from the computed one: the greater of the two. See `energyPlausibility`. */
export const ENERGY_TOLERANCE = { calories: 20, share: 0.2 } as const

/**
 * Kilocalories from kilojoules, rounded to whole ones: kJ ÷ 4.184. Unknown stays unknown.
 */
export function caloriesFromKilojoules(kilojoules: number): number
export function caloriesFromKilojoules(kilojoules: number | null): number | null
export function caloriesFromKilojoules(kilojoules: number | null): number | null {
  return kilojoules === null ? null : Math.round(kilojoules / KILOJOULES_PER_KILOCALORIE)
}

/** Kilojoules from kilocalories, unrounded: kcal × 4.184. Unknown stays unknown. */
export function kilojoulesFromCalories(calories: number): number
export function kilojoulesFromCalories(calories: number | null): number | null
export function kilojoulesFromCalories(calories: number | null): number | null {
  return calories === null ? null : calories * KILOJOULES_PER_KILOCALORIE
}

/**
 * Energy of a food from its composition, by the factors of Annex XIV of Regulation (EU) No 1169/2011. Kilojoules and
 * kilocalories are each summed from their own column. Both are null when any given component is unknown.
 *
 * @param components grams in any one quantity of food
 * @returns kJ and kcal in that quantity, unrounded
 */
export function annexXivEnergy(components: EnergyComponents): { kilojoules: number | null; calories: number | null } {
  let kilojoules = 0
  let calories = 0
  for (const [component, factors] of Object.entries(ENERGY_FACTORS)) {
    const grams = components[component as EnergyComponent]
    if (grams === null) return { kilojoules: null, calories: null }
    if (grams === undefined) continue
    kilojoules += grams * factors.kilojoules
    calories += grams * factors.calories
  }
  return { kilojoules, calories }
}

/**
 * How much the kilojoules and kilocalories of one label may disagree, in kJ: the greater of the two. Each is summed from its
 * own column of Annex XIV, where a gram of fat has 37 kJ and 9 kcal (4.11), one of fibre 8 and 2 (4.0), one of carbohydrate 17
 * and 4 (4.25); rounding adds up to 4 kJ.
 */
export const ENERGY_UNITS_TOLERANCE = { kilojoules: 8, share: 0.05 } as const

/**
 * The energy on a label in kJ: its kilojoules, or its kilocalories × 4.184 where it has only those.
 *
 * @returns null when unknown; `agrees` is false where both are given and contradict each other
 */
export function labelEnergy(
  kilojoules: number | null,
  calories: number | null,
): { kilojoules: number | null; agrees: boolean } {
  if (kilojoules === null || calories === null) {
    return { kilojoules: kilojoules ?? kilojoulesFromCalories(calories), agrees: true }
  }
  const tolerance = Math.max(ENERGY_UNITS_TOLERANCE.kilojoules, ENERGY_UNITS_TOLERANCE.share * kilojoules)
  return { kilojoules, agrees: Math.abs(kilojoules - kilojoulesFromCalories(calories)) <= tolerance }
}

export type EnergyPlausibility = {
  /** Null (no verdict) when protein, carbohydrates, fat or the declared energy is unknown. */
  plausible: boolean | null
  /** kcal that the composition accounts for; with unknown fibre a range, otherwise both ends are equal. */
  computed_from: number | null
  computed_to: number | null
}

/**
 * Whether a declared energy agrees with the composition. The tolerance is the greater of 20 kcal and 20 % of the
 * declared value: labels round each value and may omit organic acids and polyols, so that a tighter limit flags honest
 * foods, while a swap of kJ and kcal (a factor of 4) or a slipped decimal point lies far outside.
 *
 * Fibre is often unreported. Unknown fibre is not taken as none: it may fill the rest of 100 g, which widens the range.
 *
 * @param declaredCalories kcal in 100 g (or in `massGrams`)
 * @param components grams in the same quantity
 * @param massGrams the quantity in grams, 100 unless given
 */
export function energyPlausibility(
  declaredCalories: number | null,
  components: EnergyComponents,
  massGrams = 100,
): EnergyPlausibility {
  const low = annexXivEnergy({ ...components, fiber: components.fiber ?? 0 }).calories
  if (declaredCalories === null || low === null) return { plausible: null, computed_from: low, computed_to: low }
  const known = (components.protein ?? 0) + (components.carbohydrates ?? 0) + (components.fat ?? 0)
  const room = components.fiber === null ? Math.max(0, massGrams - known) : 0
  const high = low + room * ENERGY_FACTORS.fiber.calories
  const tolerance = Math.max(ENERGY_TOLERANCE.calories, ENERGY_TOLERANCE.share * declaredCalories)
  const plausible = declaredCalories >= low - tolerance && declaredCalories <= high + tolerance
  return { plausible, computed_from: low, computed_to: high }
}
