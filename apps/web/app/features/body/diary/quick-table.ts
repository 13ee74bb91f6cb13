import { DIARY_GRAMS_MAX, DIARY_KILOJOULES_MAX, DIARY_NAME_MAX } from '@zivina/contract/body/limits'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, required } from '#app/kit/form/rules.ts'

/** Figures alone, as a person types them: energy in the unit they read, the others in grams. */
export type Quick = {
  name: string
  energy: number
  protein: number | null
  carbohydrates: number | null
  fat: number | null
}

const GRAMS = { as: 'figure', range: { min: 0, max: DIARY_GRAMS_MAX } } as const

/** The fields of figures alone. */
export function quickTable(unit: 'calories' | 'kilojoules'): FieldTable<Quick> {
  const most = unit === 'calories' ? caloriesFromKilojoules(DIARY_KILOJOULES_MAX) : DIARY_KILOJOULES_MAX
  const gramsOf = (nutrient: 'protein' | 'carbohydrates' | 'fat') => ({
    ...GRAMS,
    label: `${NUTRIENT_LABELS[nutrient].name} (g, nepovinné)`,
  })
  return {
    energy: {
      as: 'figure',
      label: `Energie (${NUTRIENT_LABELS[unit].unit})`,
      range: { min: 0, max: most },
      rules: [required],
    },
    name: { label: 'Co to bylo', look: { maxLength: DIARY_NAME_MAX }, rules: [required, maxLength(DIARY_NAME_MAX)] },
    protein: gramsOf('protein'),
    carbohydrates: gramsOf('carbohydrates'),
    fat: gramsOf('fat'),
  }
}
