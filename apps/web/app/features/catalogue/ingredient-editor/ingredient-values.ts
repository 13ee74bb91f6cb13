import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { IngredientInput } from '@zivina/contract/catalogue/ingredients/write'
import { BARCODES_MAX, INGREDIENT_NAME_MAX } from '@zivina/contract/kernel/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { parseAmount, roundTo } from '@zivina/czech/number-input'
import type { MacroSpecification } from '@zivina/domain/catalogue/macro-specifications'
import { MACRO_SPECIFICATIONS } from '@zivina/domain/catalogue/macro-specifications'
import { labelEnergy } from '@zivina/nutrition/energy'
import { judgeFood, type PlausibilityFinding } from '@zivina/nutrition/plausibility'
import type { DietLevel } from '@zivina/nutrition/preferences'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import type { Problems } from '#app/kit/form/form-values.ts'

/** Values of a food label, in its order (Regulation (EU) No 1169/2011, Annex XV). */
export const LABEL_FIELDS = [
  'kilojoules',
  'calories',
  'fat',
  'saturated_fats',
  'carbohydrates',
  'sugars',
  'fiber',
  'protein',
  'salt',
] as const
const SIZES = ['grams_per_piece', 'density_g_per_ml', 'package_size'] as const
export type FigureField = (typeof LABEL_FIELDS)[number] | (typeof SIZES)[number]

/** The values of the form: numbers are texts, an empty choice is an empty text. */
export type IngredientValues = Record<FigureField, string> &
  Record<MacroSpecification, boolean> & {
    name: string
    weight_units: WeightUnit
    sub_food_category: string
    barcodes: string
    suggestion_names: string
    diet_level: DietLevel | ''
    matched_with: string
    /** Whether the person has confirmed unlikely values. */
    confirmed: boolean
  }

const EMPTY_FIGURES = Object.fromEntries([...LABEL_FIELDS, ...SIZES].map((field) => [field, ''])) as Record<
  FigureField,
  string
>
const NO_SPECIFICATIONS = Object.fromEntries(MACRO_SPECIFICATIONS.map((each) => [each, false])) as Record<
  MacroSpecification,
  boolean
>

/** The values of a new ingredient, perhaps with the name of a search that found nothing. */
export function emptyValues(name = ''): IngredientValues {
  return {
    ...EMPTY_FIGURES,
    ...NO_SPECIFICATIONS,
    name,
    weight_units: 'Gram',
    sub_food_category: '',
    barcodes: '',
    suggestion_names: '',
    diet_level: '',
    matched_with: '',
    confirmed: false,
  }
}

/** The values of a saved ingredient. Energy is in kilojoules only: calories follow from them. */
export function savedValues(ingredient: PersonalIngredient): IngredientValues {
  const figures = [...LABEL_FIELDS, ...SIZES].map((field) => [
    field,
    field === 'calories' ? '' : figure(ingredient[field]),
  ])
  const specifications = ingredient.macro_specification.map((each) => [each, true])
  return {
    ...emptyValues(ingredient.name),
    ...Object.fromEntries(figures),
    ...Object.fromEntries(specifications),
    weight_units: ingredient.weight_units,
    sub_food_category: ingredient.sub_food_category.guid,
    barcodes: ingredient.barcodes.join(', '),
    suggestion_names: ingredient.suggestion_names.join(', '),
    diet_level: ingredient.diet_level ?? '',
    matched_with: ingredient.matched_with ?? '',
  }
}

function figure(value: number | null): string {
  return value === null ? '' : String(roundTo(value, 2)).replace('.', ',')
}

/** The data to send: all fields of a new ingredient, the changed ones of a saved one. An empty field is unknown, never zero. */
export function ingredientPayload(values: IngredientValues, saved: IngredientValues | null): IngredientInput {
  const { name, weight_units, sub_food_category, diet_level, matched_with } = values
  const figures = Object.fromEntries([...LABEL_FIELDS, ...SIZES].map((field) => [field, parseAmount(values[field])]))
  const whole = {
    ...figures,
    name: name.trim(),
    weight_units,
    sub_food_category: sub_food_category || null,
    barcodes: listed(values.barcodes),
    suggestion_names: listed(values.suggestion_names),
    diet_level: diet_level || null,
    matched_with: matched_with || null,
    macro_specification: MACRO_SPECIFICATIONS.filter((each) => values[each]),
  } as IngredientInput & { calories?: number | null }
  // Calories are optional beside kilojoules; alone they are the energy.
  if (values.calories.trim() === '') delete whole.calories
  if (saved === null) return whole
  const same = (field: string) =>
    field === 'macro_specification'
      ? MACRO_SPECIFICATIONS.every((each) => values[each] === saved[each])
      : values[field as keyof IngredientValues] === saved[field as keyof IngredientValues]
  const changed = Object.entries(whole).filter(([field]) => !same(field))
  return Object.fromEntries(changed) as IngredientInput
}

/** The texts between commas. */
function listed(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Findings about the values typed so far. Invalid texts count as unknown. */
export function judgeValues(values: IngredientValues): PlausibilityFinding[] {
  const number = (field: FigureField) => parseAmount(values[field])
  const { kilojoules } = labelEnergy(number('kilojoules'), number('calories'))
  const nutrients = {
    kilojoules,
    protein: number('protein'),
    carbohydrates: number('carbohydrates'),
    fat: number('fat'),
    fiber: number('fiber'),
    sugars: number('sugars'),
    saturated_fats: number('saturated_fats'),
    salt: number('salt'),
  }
  const basis = { grams_per_piece: number('grams_per_piece'), density_g_per_ml: number('density_g_per_ml') }
  const calories = number('kilojoules') === null ? null : number('calories')
  return judgeFood({ ...basis, weight_units: values.weight_units, nutrients, calories })
}

/** The problems that prevent saving, by field; unlikely values until the person has confirmed them. */
export function checkValues(values: IngredientValues): Problems<IngredientValues> {
  const problems: Problems<IngredientValues> = {}
  for (const field of [...LABEL_FIELDS, ...SIZES]) {
    const text = values[field].trim()
    if (text === '') continue
    const value = parseAmount(text)
    if (value === null) problems[field] = validationMessage('number')
    else if (value === 0 && SIZES.includes(field as never)) problems[field] = validationMessage('min', 0.01)
  }
  for (const { field, severity, message } of judgeValues(values)) {
    if (severity === 'impossible') problems[field] ??= message
    else if (!values.confirmed) problems.confirmed = 'Potvrďte prosím, že hodnoty souhlasí s\u00a0obalem'
  }
  const name = values.name.trim()
  if (name === '') problems.name = validationMessage('required')
  if (name.length > INGREDIENT_NAME_MAX) problems.name = validationMessage('max_length', INGREDIENT_NAME_MAX)
  if (values.sub_food_category === '') problems.sub_food_category = validationMessage('required')
  const barcodes = listed(values.barcodes)
  if (barcodes.some((text) => parseBarcode(text) === null)) problems.barcodes = validationMessage('barcode')
  if (barcodes.length > BARCODES_MAX) problems.barcodes = validationMessage('max', BARCODES_MAX)
  return problems
}

/** The first barcode, once it is complete. */
export function firstBarcode(values: IngredientValues): string {
  return parseBarcode(listed(values.barcodes)[0] ?? '') ?? ''
}
