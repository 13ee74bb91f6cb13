import type { NewDiaryFigures } from '@zivina/contract/body/diary-fields'
import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { roundTo } from '@zivina/czech/number-input'
import { caloriesFromKilojoules, kilojoulesFromCalories } from '@zivina/nutrition/energy'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { Quick } from './quick-table.ts'

/** What a form shows of an entry of figures alone; null is unknown. */
export type QuickShown = { [Name in keyof Quick]: Quick[Name] | null }
type EnergyUnit = 'kilojoules' | 'calories'

const GRAMS = ['protein', 'carbohydrates', 'fat'] as const
/** As fields show figures: to the hundredth. */
const shown = (value: number | null): number | null => (value === null ? null : roundTo(value, 2))

/** The fields of an entry, as they are shown. */
export function quickOf({ name, totals }: Pick<DiaryEntry, 'name' | 'totals'>, unit: EnergyUnit): QuickShown {
  const { kilojoules, protein_in_total, carbohydrates_in_total, fat_in_total } = totals
  return {
    name,
    energy: shown(unit === 'calories' ? caloriesFromKilojoules(kilojoules) : kilojoules),
    protein: shown(protein_in_total),
    carbohydrates: shown(carbohydrates_in_total),
    fat: shown(fat_in_total),
  }
}

/**
 * What was typed otherwise than it was shown. What stays is not sent: a field shows a rounded figure, and saving a name must not round
 * the energy.
 */
export function figuresTyped(typed: Quick, before: QuickShown, unit: EnergyUnit): NewDiaryFigures {
  const figures: NewDiaryFigures = {}
  if (typed.name !== before.name) figures.name = typed.name
  if (typed.energy !== before.energy) {
    figures.kilojoules = unit === 'calories' ? kilojoulesFromCalories(typed.energy) : typed.energy
  }
  for (const name of GRAMS) if (typed[name] !== before[name]) figures[name] = typed[name]
  return figures
}

/** The same fields as they were, to undo a change. */
export function figuresBefore({ name, totals }: DiaryEntry, changed: NewDiaryFigures): NewDiaryFigures {
  const figures: NewDiaryFigures = {}
  if (changed.name !== undefined) figures.name = name
  for (const nutrient of ['kilojoules', ...GRAMS] as const) {
    if (changed[nutrient] !== undefined) figures[nutrient] = totals[TOTAL_FIELDS[nutrient]]
  }
  return figures
}
