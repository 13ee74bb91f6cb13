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

type DisputeDialogProps = { money: OrderMoney; isLost: boolean; reload: () => Promise<unknown>; onClose: () => void }

const LOST =
  'Banka vzala zpět všechno, co z\u00a0platby zbývalo. Co objednávka dala, skončí včerejškem. Vrátit zpátky to nejde.'

type Outcome = 'begun' | 'won' | 'lost'

const WORDS: Readonly<Record<Outcome, { title: string; label: string; saved: string }>> = {
  begun: { title: 'Spor o\u00a0platbu', label: 'Uložit', saved: 'Dokud spor trvá, nic se nevrátí.' },
  won: { title: 'Konec sporu o\u00a0platbu', label: 'Uložit', saved: 'Spor skončil, peníze jde vrátit.' },
  lost: { title: 'Prohraný spor o\u00a0platbu', label: 'Zapsat prohraný spor', saved: 'Prohraný spor je zapsaný.' },
}

/** Records that a bank disputes the charge, or how that ended. */
export function DisputeDialog({ money: { order, disputed_at }, isLost, reload, onClose }: DisputeDialogProps) {
  const is_disputed = disputed_at === null
  const params = { guid: order.guid }
  const { title, label, saved } = WORDS[isLost ? 'lost' : is_disputed ? 'begun' : 'won']
  return (
    <RecordDialog<TypedDispute>
      title={`${title} ${order.number}`}
      before={isLost ? <p>{LOST}</p> : null}
      table={TABLE}
      record={NOTHING}
      label={label}
      saved={saved}
      onClose={onClose}
      submit={async ({ reason }) => {
        if (isLost) await sessionApi('POST /admin/order/{guid}/chargeback', { params, body: { reason } })
        else await sessionApi('PATCH /admin/order/{guid}/dispute', { params, body: { is_disputed, reason } })
        await reload()
      }}
    />
  )
}
