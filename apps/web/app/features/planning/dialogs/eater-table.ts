import { EATER_KILOJOULES, MEAL_PLAN_NAME_MAX } from '@zivina/contract/planning/limits'
import { type Eater, TARGET_NUTRIENTS, type TargetNutrient } from '@zivina/contract/planning/meal-plan-read'
import type { EaterPatch } from '@zivina/contract/planning/meal-plans'
import { parseAmount } from '@zivina/czech/number-input'
import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { DIET_TYPE_LABELS, DIET_TYPES, type DietType } from '@zivina/domain/catalogue/diet-types'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { isChild } from '@zivina/nutrition/child-targets'
import { DIETARY_PREFERENCES, type DietaryPreference } from '@zivina/nutrition/diets'
import { caloriesFromKilojoules, KILOJOULES_PER_KILOCALORIE, kilojoulesFromCalories } from '@zivina/nutrition/energy'
import { SEXES, type Sex } from '@zivina/nutrition/targets'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import type { EnergyUnit } from '../figures/plan-words.ts'

type Bound = `${TargetNutrient}_${'min' | 'max'}`
/** The fields of an eater's form. The energy is in the unit its reader prefers. */
export type EaterFields = {
  name: string
  sex: Sex | ''
  birth_year: number | null
  energy: number | null
  dietary_preference: DietaryPreference
  diet_types: DietType[]
  allergens: Allergen[]
} & Record<Bound, number | null>

const SEX_LABELS = { female: 'žena', male: 'muž' } as const satisfies Record<Sex, string>
const GRAMS_MAX = 2000
const ENDS = ['min', 'max'] as const
export const BOUND_NAMES: readonly Bound[] = TARGET_NUTRIENTS.flatMap((nutrient) =>
  ENDS.map((end) => `${nutrient}_${end}` as const),
)

/** The fields of an eater’s form, with the energy in one unit. @param day today */
export function eaterTable(unit: EnergyUnit, day: string): FieldTable<EaterFields> {
  const perUnit = unit === 'calories' ? KILOJOULES_PER_KILOCALORIE : 1
  const range = {
    min: Math.ceil(EATER_KILOJOULES.min / perUnit),
    max: Math.floor(EATER_KILOJOULES.max / perUnit),
  }
  const bounds = Object.fromEntries(BOUND_NAMES.map((name) => [name, boundField(name)])) as Pick<
    FieldTable<EaterFields>,
    Bound
  >
  return {
    name: {
      label: 'Jméno',
      look: { maxLength: MEAL_PLAN_NAME_MAX, autoComplete: 'off', required: true },
      rules: [required],
    },
    sex: { as: 'choice', label: 'Pohlaví', choices: choicesOf(SEXES, SEX_LABELS), none: 'Neuvedeno' },
    birth_year: {
      as: 'figure',
      label: 'Rok narození',
      hint: 'U\u00a0dětí z\u00a0něj a\u00a0z\u00a0pohlaví plyne potřeba energie.',
      range: { min: 1900, max: 2099 },
      decimals: 0,
      look: { inputMode: 'numeric' },
    },
    energy: {
      as: 'figure',
      label: `Energie na den (${NUTRIENT_LABELS[unit].unit})`,
      hint: 'Prázdné pole spočítáme u\u00a0dítěte z\u00a0pohlaví a\u00a0roku narození, u\u00a0majitele účtu z\u00a0jeho profilu.',
      range,
      decimals: 0,
      // A child’s energy is the requirement of their age, never a typed one.
      isShown: ({ birth_year }) => !isBornAChild(parseAmount(birth_year), day),
    },
    dietary_preference: {
      as: 'choice',
      label: 'Způsob stravování',
      choices: choicesOf(DIETARY_PREFERENCES, DIETARY_PREFERENCE_LABELS),
    },
    diet_types: { as: 'several', label: 'Diety', choices: choicesOf(DIET_TYPES, DIET_TYPE_LABELS) },
    allergens: {
      as: 'several',
      label: 'Alergeny, které nejí',
      choices: choicesOf(ALLERGENS, ALLERGEN_SHORT_LABELS),
    },
    ...bounds,
  }
}

function isBornAChild(birthYear: number | null, day: string): boolean {
  return birthYear !== null && isChild(birthYear, day)
}

function boundField(name: Bound) {
  const [nutrient, end] = splitBound(name)
  return {
    as: 'figure',
    label: `${NUTRIENT_LABELS[nutrient].name}: ${end === 'min' ? 'nejméně' : 'nejvýše'} (g)`,
    range: { min: 0, max: GRAMS_MAX },
    decimals: 1,
  } as const
}

function splitBound(name: Bound): [TargetNutrient, 'min' | 'max'] {
  const at = name.lastIndexOf('_')
  return [name.slice(0, at) as TargetNutrient, name.slice(at + 1) as 'min' | 'max']
}

/** An eater as the form holds them. */
export function eaterRecord(eater: Eater | null, unit: EnergyUnit) {
  const kilojoules = eater?.kilojoules ?? null
  const bounds = BOUND_NAMES.map((name) => {
    const [nutrient, end] = splitBound(name)
    return [name, eater?.nutrients[nutrient]?.[end] ?? null]
  })
  return {
    name: eater?.name ?? '',
    sex: eater?.sex ?? '',
    birth_year: eater?.birth_year ?? null,
    energy: unit === 'calories' ? caloriesFromKilojoules(kilojoules) : kilojoules,
    dietary_preference: eater?.dietary_preference ?? 'All',
    diet_types: eater?.diet_types ?? [],
    allergens: eater?.allergens ?? [],
    ...(Object.fromEntries(bounds) as Record<Bound, number | null>),
  }
}

/** What the form says, as the call takes it. An energy that was not changed keeps its exact kilojoules. */
export function eaterBody(typed: EaterFields, eater: Eater | null, unit: EnergyUnit, day: string): EaterPatch {
  const { name, sex, birth_year, energy, dietary_preference, diet_types, allergens } = typed
  const isSame = eater !== null && energy === eaterRecord(eater, unit).energy
  const kilojoules = unit === 'calories' ? kilojoulesFromCalories(energy) : energy
  const nutrients = TARGET_NUTRIENTS.flatMap((nutrient) => {
    const [min, max] = [typed[`${nutrient}_min`], typed[`${nutrient}_max`]]
    return min === null && max === null ? [] : [[nutrient, { min, max }]]
  })
  return {
    name,
    sex: sex || null,
    birth_year,
    kilojoules: isBornAChild(birth_year, day) ? null : isSame ? eater.kilojoules : kilojoules,
    nutrients: Object.fromEntries(nutrients),
    dietary_preference,
    diet_types,
    allergens,
  }
}
