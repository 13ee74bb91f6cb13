import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { czk, formatMoney } from '@zivina/domain/money'
import { useMemo, useState } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** A refund as it is typed, in crowns. */
type TypedRefund = { amount: number; keeps_premium: boolean; reason: string }

const tableFor = (most: number): FieldTable<TypedRefund> => ({
  amount: {
    label: 'Vrátit v\u00a0Kč',
    hint: `Nejvýš ${formatMoney(czk(most))}.`,
    as: 'figure',
    decimals: 2,
    range: { min: 0.01, max: most / 100 },
    rules: [required],
  },
  keeps_premium: {
    label: 'Premium zůstane (jen u\u00a0části)',
    as: 'tick',
    className: 'self-center',
  },
  reason: {
    label: 'Důvod',
    hint: 'Zůstane v\u00a0historii objednávky, kupující ho neuvidí.',
    className: 'sm:col-span-2',
    look: { maxLength: GRANT_REASON_MAX },
    rules: [required, minLength(GRANT_REASON_MIN), maxLength(GRANT_REASON_MAX)],
  },
})

type RefundDialogProps = { money: OrderMoney; reload: () => Promise<unknown>; onClose: () => void }

/** Gives an order's money back, all of it or a part. The same dialog sent twice is one refund. */
export function RefundDialog({ money: { order, refundable }, reload, onClose }: RefundDialogProps) {
  const [refund] = useState(() => crypto.randomUUID())
  const { guid, number } = order
  const table = useMemo(() => tableFor(refundable.haler), [refundable.haler])
  const record = useMemo(() => ({ amount: refundable.haler / 100, keeps_premium: false }), [refundable.haler])
  return (
    <RecordDialog<TypedRefund>
      title={`Vrátit peníze z\u00a0objednávky ${number}`}
      table={table}
      record={record}
      label="Vrátit"
      saved={SUCCESS_MESSAGES.SUCCESSFULLY_REFUNDED}
      reload={reload}
      onClose={onClose}
      before={
        <p className="text-muted">
          Když vrátíte vše, Premium včerejškem skončí. Když jen část, dny se od konce poměrně zkrátí a&nbsp;předplatné
          se už neobnoví. Kupujícímu přijde e-mail s&nbsp;opravným dokladem.
        </p>
      }
      submit={async ({ amount, ...rest }) => {
        const body = { ...rest, guid: refund, amount: czk(Math.round(amount * 100)), refundable }
        await sessionApi('POST /admin/order/{guid}/refund', { params: { guid }, body })
        await reload()
      }}
    />
  )
}
