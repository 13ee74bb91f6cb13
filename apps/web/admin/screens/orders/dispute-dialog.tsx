import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '@zivina/contract/kernel/limits'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type TypedDispute = { reason: string }

const TABLE: FieldTable<TypedDispute> = {
  reason: {
    label: 'Důvod',
    hint: 'Co oznámila brána nebo banka.',
    className: 'sm:col-span-2',
    look: { maxLength: GRANT_REASON_MAX },
    rules: [required, minLength(GRANT_REASON_MIN), maxLength(GRANT_REASON_MAX)],
  },
}
const NOTHING: Partial<TypedDispute> = {}

type DisputeDialogProps = { money: OrderMoney; reload: () => Promise<unknown>; onClose: () => void }

/** Records that a bank disputes the charge, or does so no more. */
export function DisputeDialog({ money: { order, disputed_at }, reload, onClose }: DisputeDialogProps) {
  const is_disputed = disputed_at === null
  return (
    <RecordDialog<TypedDispute>
      title={is_disputed ? `Spor o\u00a0platbu ${order.number}` : `Konec sporu o\u00a0platbu ${order.number}`}
      table={TABLE}
      record={NOTHING}
      label="Uložit"
      saved={is_disputed ? 'Dokud spor trvá, nic se nevrátí.' : 'Spor skončil, peníze jde vrátit.'}
      onClose={onClose}
      submit={async ({ reason }) => {
        const params = { guid: order.guid }
        await sessionApi('PATCH /admin/order/{guid}/dispute', { params, body: { is_disputed, reason } })
        await reload()
      }}
    />
  )
}
