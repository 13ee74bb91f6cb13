import type { IngredientPatch, NewIngredient } from '@zivina/contract/catalogue/ingredients/write'
import type { CodedError } from '@zivina/contract/kernel/errors'
import { ingredientSearchText } from '@zivina/db/ingredient-derived'
import { FOOD_GROUPS } from '@zivina/domain/catalogue/foods/food-groups'
import { labelEnergy } from '@zivina/nutrition/energy'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { judgeFood } from '@zivina/nutrition/plausibility'
import { isUnitChangeAllowed, nutrientBasis } from '@zivina/nutrition/units'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import { flagsByLabel, withStated } from './label-allergens.ts'
import type { IngredientRow, IngredientValues } from './queries.ts'

type Given =
  | Omit<NewIngredient, 'guid' | 'is_private'>
  | (Omit<IngredientPatch, 'updated_at' | 'is_private'> & { is_private?: boolean | undefined })
/** The fields of an ingredient that its author may write. The category is still to be looked up. */
export type Facts = Omit<IngredientValues, 'sub_food_category'> & { sub_food_category: string | null }

const UNKNOWN = {
  kilojoules: null,
  protein: null,
  carbohydrates: null,
  fat: null,
  fiber: null,
  sugars: null,
  saturated_fats: null,
  salt: null,
  alcohol: null,
  grams_per_piece: null,
  density_g_per_ml: null,
  package_size: null,
  portion_size: null,
  matched_with: null,
  diet_level: null,
  contains_gluten: null,
  contains_lactose: null,
  contains_cow_milk_protein: null,
}

/** The default values of a new ingredient. */
export function emptyFacts(unit: NewIngredient['weight_units']) {
  const weight_units = unit ?? 'Gram'
  const lists = { barcodes: [], macro_specification: [], suggestion_names: [] }
  const nutrient_limits: IngredientRow['nutrient_limits'] = {}
  const rest = { sub_food_category: null, from_source: 'user' as const, is_spice: false, approximate: false }
  const facts: Pick<IngredientRow, 'allergens' | 'food_groups' | 'is_classified'> = {
    allergens: {},
    food_groups: [],
    is_classified: false,
  }
  return {
    is_private: false,
    ...UNKNOWN,
    ...lists,
    ...rest,
    ...facts,
    nutrient_limits,
    name: '',
    weight_units,
    amount: nutrientBasis(weight_units),
  }
}

type Former = ReturnType<typeof emptyFacts> | IngredientRow

/**
 * An ingredient after a change: its former values with the given ones. Energy given only in kilocalories is converted to
 * kilojoules.
 *
 * @throws ApiError WEIGHT_UNIT_ERROR
 * @throws FieldErrors where the values contradict each other
 */
export function changedFacts(former: Former, given: Given): Facts {
  const { calories, allergens: stated = {}, ...rest } = withoutUndefined(given)
  const said = { ...rest, ...energyOf(given) }
  const weight_units = said.weight_units ?? former.weight_units
  if (!isUnitChangeAllowed(former.weight_units, weight_units)) throw new ApiError('WEIGHT_UNIT_ERROR')
  const facts: Facts = { ...writable(former), ...said }
  const { name, suggestion_names = [], macro_specification = [], barcodes = [], food_groups = [] } = facts
  const tidy = {
    barcodes: [...new Set(barcodes)],
    macro_specification: [...new Set(macro_specification)],
    suggestion_names: [...new Set(suggestion_names)],
    food_groups: FOOD_GROUPS.filter((group) => food_groups.includes(group)),
    search_text: ingredientSearchText(name, suggestion_names),
  }
  const allergens = withStated(former.allergens, stated)
  const flags = flagsByLabel({ former, allergens, stated, given: rest })
  const approximate = macro_specification.includes('approximate_values') || former.approximate
  refuseImpossible({ ...facts, weight_units }, calories ?? null)
  return { ...facts, ...tidy, ...flags, allergens, approximate, nutrient_limits: remainingLimits(former, facts) }
}

/** The bounds of nutrients whose figures stay; a figure that is written replaces its bound. */
function remainingLimits(former: Former, facts: Facts): IngredientRow['nutrient_limits'] {
  const kept = Object.entries(former.nutrient_limits).filter(([name]) => {
    const nutrient = name as keyof IngredientRow['nutrient_limits']
    return former[nutrient] === facts[nutrient]
  })
  return Object.fromEntries(kept)
}

/** Kilojoules to store; nothing where no energy is given. */
function energyOf({ kilojoules, calories }: Given): { kilojoules?: number | null } {
  if (kilojoules === undefined && calories === undefined) return {}
  return { kilojoules: labelEnergy(kilojoules ?? null, calories ?? null).kilojoules }
}

function writable(former: Former) {
  const { sub_food_category, name, weight_units, amount, is_spice, from_source, approximate, ...rest } = former
  const { barcodes, macro_specification, suggestion_names, allergens, food_groups, is_classified } = rest
  const kept = Object.fromEntries(
    (Object.keys(UNKNOWN) as (keyof typeof UNKNOWN)[]).map((column) => [column, rest[column]]),
  ) as Pick<IngredientRow, keyof typeof UNKNOWN>
  const lists = { barcodes, macro_specification, suggestion_names, food_groups }
  return {
    ...kept,
    ...lists,
    allergens,
    is_classified,
    sub_food_category,
    name,
    weight_units,
    amount,
    is_spice,
    from_source,
    approximate,
  }
}

function refuseImpossible(facts: Facts & { weight_units: IngredientRow['weight_units'] }, calories: number | null) {
  const { weight_units, grams_per_piece = null, density_g_per_ml = null, is_spice = false, alcohol } = facts
  const nutrients = Object.fromEntries(
    STORED_NUTRIENTS.map((nutrient) => [nutrient, facts[nutrient] ?? null]),
  ) as Record<(typeof STORED_NUTRIENTS)[number], number | null>
  const basis = { weight_units, grams_per_piece, density_g_per_ml, is_spice, alcohol: alcohol ?? 0 }
  const findings = judgeFood({ ...basis, nutrients, calories }).filter(({ severity }) => severity === 'impossible')
  if (findings.length === 0) return
  const fields: Record<string, CodedError[]> = {}
  for (const { field, problem: code, message } of findings)
    fields[field] = [...(fields[field] ?? []), { code, message }]
  throw new FieldErrors(fields)
}

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [K in keyof Fields]: Exclude<Fields[K], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof Fields]: Exclude<Fields[K], undefined> }
}
