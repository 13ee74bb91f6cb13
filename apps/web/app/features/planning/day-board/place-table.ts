import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'

/** Where in a plan: the day and the meal. */
export type DayAndMeal = { day: string; meal_type: (typeof MEAL_TYPES)[number] }

/** A day of a plan. */
export const DAY_FIELD = {
  label: 'Den',
  look: { type: 'date', required: true, min: '2020-01-01', max: '2099-12-31' },
  rules: [required],
}

export const PLACE_TABLE: FieldTable<DayAndMeal> = {
  day: DAY_FIELD,
  meal_type: { label: 'Druh jídla', as: 'choice', choices: choicesOf(MEAL_TYPES, MEAL_TYPE_LABELS) },
}
