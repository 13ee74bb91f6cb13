import { CONSULTATION_NOTE_MAX } from '@zivina/contract/counselling/limits'
import { type Purchase, purchaseTable } from '#app/features/commerce/checkout/buyer-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import type { Problems, TypedValues } from '#app/kit/form/form-values.ts'
import { accepted, brokenRule } from '#app/kit/form/rules.ts'
import { consultationAgreements } from './agreements.tsx'

/** What the order of a consultation asks for: the note with its consent, and what every purchase asks for. */
export type ConsultationOrder = Purchase & { note: string; note_consent: boolean }

export const NOTE = ['note', 'note_consent'] as const

const hasNote = ({ note }: Pick<TypedValues<ConsultationOrder>, 'note'>): boolean => note.trim() !== ''

/** The fields of the order. What is not paid asks for no address. */
export function orderTable(isPaid: boolean): FieldTable<ConsultationOrder> {
  const { note_consent, ...agreements } = consultationAgreements()
  const table: FieldTable<ConsultationOrder> = {
    note: {
      as: 'text',
      label: 'Pár vět pro nutriční terapeutku',
      hint: 'Nepovinné. Uvidí je jen ona; o\u00a0zdraví pište, jen když chcete.',
      look: { maxLength: CONSULTATION_NOTE_MAX },
    },
    note_consent: { as: 'tick', label: note_consent, isShown: hasNote },
    ...purchaseTable(agreements),
  }
  if (isPaid) return table
  const unasked = Object.entries(table).map(([name, field]) => [
    name,
    name === 'terms' ? field : { ...field, rules: [] },
  ])
  return Object.fromEntries(unasked)
}

/** A note goes nowhere without the consent beside it. */
export function missingConsent(values: TypedValues<ConsultationOrder>): Problems<TypedValues<ConsultationOrder>> {
  if (!hasNote(values) || values.note_consent) return {}
  return { note_consent: brokenRule('note_consent', '', [accepted]) ?? undefined }
}
