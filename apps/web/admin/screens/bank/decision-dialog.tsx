import type { BankPayment } from '@zivina/contract/commerce/bank-payments'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '@zivina/contract/kernel/limits'
import type { BankDecision } from '@zivina/domain/commerce/bank-transfers'
import { useMemo } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { DECISION_WORDS } from './bank-words.ts'

type TypedDecision = { order_number: string; reason: string }

const tableFor = (decision: BankDecision): FieldTable<TypedDecision> => ({
  order_number: {
    label: 'Číslo objednávky',
    hint: 'Objednávka, která čeká na převod.',
    isShown: () => decision === 'assign',
    look: { inputMode: 'numeric', maxLength: 10 },
    rules: decision === 'assign' ? [required] : [],
  },
  reason: {
    label: 'Důvod',
    hint: 'Zůstane v\u00a0historii platby.',
    className: 'sm:col-span-2',
    look: { maxLength: GRANT_REASON_MAX },
    rules: [required, minLength(GRANT_REASON_MIN), maxLength(GRANT_REASON_MAX)],
  },
})

type DecisionDialogProps = { row: BankPayment; decision: BankDecision; onSaved: () => void; onClose: () => void }

/** What an administrator decides of a payment, and why. */
export function DecisionDialog({ row, decision, onSaved, onClose }: DecisionDialogProps) {
  const { guid, state, variable_symbol } = row
  const { title, label, before, saved } = DECISION_WORDS[decision]
  const table = useMemo(() => tableFor(decision), [decision])
  const record = useMemo(
    () => ({ order_number: decision === 'assign' ? variable_symbol : '', reason: '' }),
    [decision, variable_symbol],
  )
  return (
    <RecordDialog<TypedDecision>
      title={title}
      table={table}
      record={record}
      label={label}
      saved={saved}
      onClose={onClose}
      before={<p className="text-muted">{before}</p>}
      submit={async (typed) => {
        await sessionApi('POST /admin/bank_payment/{guid}/decision', {
          params: { guid },
          body: { ...typed, order_number: typed.order_number.trim(), decision, state },
        })
        onSaved()
      }}
    />
  )
}
