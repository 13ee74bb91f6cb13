import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { IngredientInput } from '@zivina/contract/catalogue/ingredients/write'
import { parseAmount } from '@zivina/czech/number-input'
import { labelEnergy } from '@zivina/nutrition/energy'
import { judgeFood, type PlausibilityFinding } from '@zivina/nutrition/plausibility'
import { sentFrom, textsIn, typedFrom } from '#app/kit/form/field-table.ts'
import type { Problems } from '#app/kit/form/form-values.ts'
import {
  ALLERGEN_FIELDS,
  FIGURES,
  type IngredientBody,
  type IngredientValues,
  ingredientTable,
  labelAllergens,
} from './ingredient-table.ts'

const TABLE = ingredientTable(null)

/** A new ingredient, of which nothing is known but perhaps a name that was looked for in vain. */
export function newRecord(name = ''): Partial<IngredientBody> {
  return { name, weight_units: 'Gram' }
}

/** A saved ingredient as the form begins with it. Energy stands in kilojoules alone: calories follow from them. */
export function savedRecord(ingredient: PersonalIngredient) {
  const { sub_food_category, allergens } = ingredient
  const form = { calories: null, sub_food_category: sub_food_category.guid, confirmed: false }
  return { ...ingredient, ...form, ...labelAllergens(allergens) }
}

/**
 * What is sent: a new ingredient whole, of a saved one what was changed. Nothing typed is unknown, never zero.
 * @param record the saved one that the form began with
 */
export function ingredientPayload(
  values: IngredientValues,
  record: ReturnType<typeof savedRecord> | null,
): Omit<IngredientInput, 'is_private'> {
  const { confirmed, ...typed } = sentFrom(TABLE, values)
  const { sub_food_category, matched_with } = typed
  const whole = { ...typed, sub_food_category: sub_food_category || null, matched_with: matched_with || null }
  const saved = record && typedFrom(TABLE, record)
  const sent = Object.entries(whole).filter(([name]) => {
    // Calories are optional beside kilojoules; alone they are the energy.
    if (name === 'calories' && values.calories.trim() === '') return false
    const field = name as keyof IngredientValues
    return !name.startsWith('allergens.') && (saved === null || values[field] !== saved[field])
  })
  const allergens = changedAllergens(values, saved)
  const said = Object.keys(allergens).length === 0 ? {} : { allergens }
  return { ...Object.fromEntries(sent), ...said } as Partial<IngredientInput> as IngredientInput
}

/**
 * What the label says of allergens, as far as it differs from what was saved; `unknown` takes back what it said. Of a new food
 * all are sent: a repeated attempt takes back too.
 */
function changedAllergens(values: IngredientValues, saved: IngredientValues | null) {
  const changed = ALLERGEN_FIELDS.filter(({ name }) => saved === null || values[name] !== saved[name])
  return Object.fromEntries(changed.map(({ allergen, name }) => [allergen, values[name] || 'unknown']))
}

/** Findings about the values typed so far. Invalid texts count as unknown. */
export function judgeValues(values: IngredientValues): PlausibilityFinding[] {
  const typed = Object.fromEntries(FIGURES.map((name) => [name, parseAmount(values[name])])) as Record<
    (typeof FIGURES)[number],
    number | null
  >
  const { grams_per_piece, density_g_per_ml, package_size, calories, ...nutrients } = typed
  const { kilojoules } = labelEnergy(typed.kilojoules, calories)
  return judgeFood({
    grams_per_piece,
    density_g_per_ml,
    weight_units: values.weight_units || 'Gram',
    nutrients: { ...nutrients, kilojoules },
    calories: typed.kilojoules === null ? null : calories,
  })
}

/** Values that cannot be, by field; unlikely ones until the person has said that they are right. */
export function checkValues(values: IngredientValues): Problems<IngredientValues> {
  const problems: Problems<IngredientValues> = {}
  for (const { field, severity, message } of judgeValues(values)) {
    if (severity === 'impossible') problems[field] ??= message
    else if (!values.confirmed) problems.confirmed = 'Potvrďte prosím, že hodnoty souhlasí s\u00a0obalem'
  }
  return problems
}

/** The first barcode, once it is a whole one. */
export function firstBarcode({ barcodes }: IngredientValues): string {
  return parseBarcode(textsIn(barcodes)[0] ?? '') ?? ''
}
