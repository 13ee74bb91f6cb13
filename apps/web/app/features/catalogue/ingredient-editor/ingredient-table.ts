import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { BARCODES_MAX, INGREDIENT_NAME_MAX } from '@zivina/contract/kernel/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { MAX_AMOUNT, parseAmount } from '@zivina/czech/number-input'
import { allergenWording } from '@zivina/domain/catalogue/allergens/allergen-labels'
import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import { ALLERGENS, type Allergen, type FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { MACRO_SPECIFICATION_LABELS, MACRO_SPECIFICATIONS } from '@zivina/domain/catalogue/macro-specifications'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { caloriesFromKilojoules, labelEnergy } from '@zivina/nutrition/energy'
import { DIET_LEVELS, type DietLevel } from '@zivina/nutrition/preferences'
import { isUnitChangeAllowed } from '@zivina/nutrition/units'
import { WEIGHT_UNITS, type WeightUnit } from '@zivina/nutrition/weight-units'
import { choicesOf, type FieldTable, textsIn } from '#app/kit/form/field-table.ts'
import type { TypedValues } from '#app/kit/form/form-values.ts'
import { maxLength, required } from '#app/kit/form/rules.ts'

/** Values of a label, in the order of the label (Regulation (EU) No 1169/2011, Annex XV). */
export const LABEL_FIELDS = [
  ...(['kilojoules', 'calories', 'fat', 'saturated_fats'] as const),
  ...(['carbohydrates', 'sugars', 'fiber', 'protein', 'salt'] as const),
] as const
const SIZES = ['grams_per_piece', 'density_g_per_ml', 'package_size'] as const
export const FIGURES = [...LABEL_FIELDS, ...SIZES] as const
/** The hint below the label. */
export const MORE_FIELDS = [...SIZES, 'diet_level', 'suggestion_names', 'macro_specification'] as const

/** What a label says of an allergen; where it says nothing, the state is unknown. */
const LABEL_STATES = ['contains', 'may_contain', 'free'] as const
type LabelState = (typeof LABEL_STATES)[number]
const LABEL_STATE_WORDS = {
  contains: 'obsahuje',
  may_contain: 'může obsahovat',
  free: 'neobsahuje',
} as const satisfies Record<LabelState, string>

/** A field for each allergen, by the names under which the server reports its problems. */
type AllergenField = `allergens.${Allergen}`
type LabelAllergens = Record<AllergenField, LabelState | null>
export const ALLERGEN_FIELDS = ALLERGENS.map((allergen) => ({ allergen, name: `allergens.${allergen}` as const }))

type ServerMarkup = (typeof FIGURES)[number] | (typeof MORE_FIELDS)[number]
export type IngredientBody = Pick<
  PersonalIngredient,
  ServerMarkup | 'name' | 'weight_units' | 'barcodes' | 'matched_with'
> & {
  sub_food_category: string
  /** Whether the person has looked again at values that are unlikely. */
  confirmed: boolean
} & LabelAllergens
export type IngredientValues = TypedValues<IngredientBody>

const DIET_LEVEL_LABELS = {
  vegan: 'rostlinného původu',
  vegetarian: 's\u00a0mlékem, vejci nebo medem',
  pescetarian: 's\u00a0rybou nebo mořskými plody',
  omnivore: 's\u00a0masem',
} as const satisfies Record<DietLevel, string>

const nutrient = (label: string, unit = 'g') => ({ as: 'figure', label, unit, decimals: 2 }) as const
const part = (label: string) => ({ ...nutrient(`z\u00a0toho ${label}`), isPart: true })
const size = { as: 'figure', decimals: 2, range: { min: 0.01, max: MAX_AMOUNT } } as const

/**
 * Everything that a person can enter about their own food.
 * @param former the unit of a saved ingredient, which stays in its kind: values per 100 are not values per piece
 * @param allergens what is known of the allergens of a saved one
 */
export function ingredientTable(former: WeightUnit | null, allergens: FoodAllergens = {}): FieldTable<IngredientBody> {
  return {
    ...allergenTable(allergens),
    name: {
      label: 'Název',
      hint: 'I\u00a0se značkou, ať se nesplete s\u00a0jinou.',
      look: { required: true, autoComplete: 'off', maxLength: INGREDIENT_NAME_MAX },
      rules: [required, maxLength(INGREDIENT_NAME_MAX)],
    },
    barcodes: {
      as: 'list',
      label: 'Čárový kód',
      hint: 'Čísla pod čarami na obalu. Víc kódů oddělte čárkou.',
      look: { inputMode: 'numeric', autoComplete: 'off' },
      className: 'figures',
      rules: [
        { code: 'barcode', holds: (text) => textsIn(text).every((each) => parseBarcode(each) !== null) },
        { code: 'max', limit: BARCODES_MAX, holds: (text) => textsIn(text).length <= BARCODES_MAX },
      ],
    },
    sub_food_category: { label: 'Kategorie', rules: [required] },
    weight_units: {
      as: 'choice',
      label: 'Jednotka',
      hint: 'V\u00a0ní se bude odměřovat v\u00a0receptech.',
      choices: WEIGHT_UNITS.map((unit) => [unit, WEIGHT_UNIT_LABELS[unit].long]),
      isDisabled: (unit) => former !== null && !isUnitChangeAllowed(former, unit),
    },
    kilojoules: { ...nutrient('Energie v\u00a0kilojoulech', 'kJ'), hint: otherKilojoules },
    calories: { ...nutrient('Energie v\u00a0kilokaloriích', 'kcal'), hint: otherCalories },
    fat: nutrient('Tuky'),
    saturated_fats: part('nasycené mastné kyseliny'),
    carbohydrates: nutrient('Sacharidy'),
    sugars: part('cukry'),
    fiber: nutrient('Vláknina'),
    protein: nutrient('Bílkoviny'),
    salt: nutrient('Sůl'),
    confirmed: { as: 'tick', label: 'Zkontrolováno, takhle to na obalu opravdu je' },
    grams_per_piece: {
      ...size,
      label: 'Kolik váží jeden kus (g)',
      hint: 'Zvážený bez obalu, jak se jí.',
      isShown: ({ weight_units }) => weight_units === 'Piece',
    },
    density_g_per_ml: {
      ...size,
      label: 'Kolik váží 1\u00a0ml (g)',
      hint: 'Voda váží 1\u00a0g, olej 0,92\u00a0g, med 1,42\u00a0g.',
      isShown: ({ weight_units }) => weight_units === 'Milliliter',
    },
    package_size: {
      ...size,
      label: ({ weight_units }) => `Velikost balení (${WEIGHT_UNIT_LABELS[weight_units || 'Gram'].short})`,
      hint: 'Kolik je jí v\u00a0jednom balení.',
    },
    diet_level: {
      as: 'choice',
      label: 'Složení',
      hint: 'Podle něj poznáme, pro koho se recept hodí.',
      choices: choicesOf(DIET_LEVELS.toReversed(), DIET_LEVEL_LABELS),
      none: 'nevím',
    },
    suggestion_names: {
      as: 'list',
      label: 'Jak se jí ještě říká',
      hint: 'Další názvy oddělte čárkou, ať ji snáz najdete.',
      look: { autoComplete: 'off' },
    },
    macro_specification: {
      as: 'several',
      label: 'Čeho se hodnoty týkají',
      choices: choicesOf(MACRO_SPECIFICATIONS, MACRO_SPECIFICATION_LABELS),
    },
    matched_with: { label: 'Stejná potravina' },
  }
}

function allergenTable(known: FoodAllergens): FieldTable<LabelAllergens> {
  const fields = ALLERGEN_FIELDS.map(({ allergen, name }) => [
    name,
    {
      as: 'choice',
      label: ALLERGEN_SHORT_LABELS[allergen],
      hint: knownOtherwise(known[allergen]),
      choices: choicesOf(LABEL_STATES, LABEL_STATE_WORDS),
      none: 'nevím',
    },
  ])
  return Object.fromEntries(fields) as FieldTable<LabelAllergens>
}

/** What the name, the nature or the usual recipe of the food says as long as the label says nothing. */
function knownOtherwise(known: FoodAllergens[Allergen]): string | null {
  if (known === undefined || known.evidence === 'label' || known.state === 'unknown') return null
  return `zatím: ${allergenWording(known.state).toLowerCase()}`
}

/** What the label of a saved food says, as its form begins with it. */
export function labelAllergens(allergens: FoodAllergens): LabelAllergens {
  const said = ALLERGEN_FIELDS.map(({ allergen, name }) => {
    const known = allergens[allergen]
    return [name, known?.evidence === 'label' && known.state !== 'unknown' ? known.state : null]
  })
  return Object.fromEntries(said) as LabelAllergens
}

function otherKilojoules({ kilojoules, calories }: IngredientValues): string | null {
  const [kJ, kcal] = [parseAmount(kilojoules), parseAmount(calories)]
  if (kJ !== null || kcal === null) return null
  return `to je ${formatNumber(labelEnergy(null, kcal).kilojoules ?? 0, 0)}\u00a0kJ`
}

function otherCalories({ kilojoules, calories }: IngredientValues): string | null {
  const [kJ, kcal] = [parseAmount(kilojoules), parseAmount(calories)]
  return kcal !== null || kJ === null ? null : `to je ${formatNumber(caloriesFromKilojoules(kJ), 0)}\u00a0kcal`
}
