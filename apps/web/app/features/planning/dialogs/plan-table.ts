import { MEAL_PLAN_NAME_MAX, MEAL_PLAN_NOTE_MAX } from '@zivina/contract/planning/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'

export type PlanName = { name: string }

/** The name of a plan. */
export const PLAN_NAME: FieldTable<PlanName> = {
  name: {
    label: 'Název jídelníčku',
    look: { maxLength: MEAL_PLAN_NAME_MAX, autoComplete: 'off', required: true },
    rules: [required],
    className: 'sm:col-span-2',
  },
}

/** The same of a plan that does not exist yet. */
export const NEW_PLAN_NAME: FieldTable<PlanName> = {
  name: { ...PLAN_NAME.name, label: 'Název nového jídelníčku' },
}

/** What a plan says of itself. */
export const PLAN_TABLE: FieldTable<PlanName & { note: string }> = {
  ...PLAN_NAME,
  note: {
    as: 'text',
    label: 'Poznámka k\u00a0celému jídelníčku',
    look: { maxLength: MEAL_PLAN_NOTE_MAX, size: 'note' },
    className: 'sm:col-span-2',
  },
}
