import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderMoney } from '@zivina/contract/commerce/order-money'
import { formatMoney } from '@zivina/domain/money'
import { useState } from 'react'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { BankPayments } from '../bank/bank-payments.tsx'
import { DisputeDialog } from './dispute-dialog.tsx'
import { Documents, Refunds, Transfers } from './money-lists.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type MoneySectionProps = { guid: string; onChange: () => void }

/** What the payment of an order left behind, and giving it back; loaded when it is opened. */
export function FoldedMoney(props: MoneySectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium">Peníze a&nbsp;doklady</summary>
      {isOpen ? <MoneySection {...props} /> : null}
    </details>
  )
}

function MoneySection({ guid, onChange }: MoneySectionProps) {
  const [open, setOpen] = useState<'refund' | 'dispute' | 'lost' | null>(null)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /admin/order/{guid}/money', guid],
    queryFn: ({ signal }) => sessionApi('GET /admin/order/{guid}/money', { params: { guid }, signal }),
    staleTime: 0,
  })
  if (error) return <Failure failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-32 w-full rounded-card" />
  const reload = async () => {
    onChange()
    void client.invalidateQueries({ queryKey: ['GET /admin/history/{noun}/{guid}', 'order', guid] })
    await refetch()
  }
  const dialog = { money: data, reload, onClose: () => setOpen(null) }
  return (
    <section aria-label="Peníze" className="flex flex-col gap-4">
      <Waiting money={data} />
      <div className="flex flex-wrap gap-2">
        {data.refundable.haler > 0 ? <Button onClick={() => setOpen('refund')}>Vrátit peníze</Button> : null}
        {isDisputable(data) ? (
          <Button onClick={() => setOpen('dispute')}>
            {data.disputed_at === null ? 'Banka platbu zpochybnila' : 'Spor skončil výhrou'}
          </Button>
        ) : null}
        {data.disputed_at === null ? null : <Button onClick={() => setOpen('lost')}>Spor je prohraný</Button>}
      </div>
      <Refunds money={data} reload={reload} />
      <BankPayments payments={data.bank_payments} />
      <Documents documents={data.documents} />
      <Transfers transfers={data.transfers} />
      {open === 'refund' ? <RefundDialog {...dialog} /> : null}
      {open === 'dispute' || open === 'lost' ? <DisputeDialog {...dialog} isLost={open === 'lost'} /> : null}
    </section>
  )
}

/** A bank takes back only what was paid by a card, and once. */
const isDisputable = ({ order, charged_back }: OrderMoney) =>
  order.paid_at !== null && order.payment_method === 'card' && charged_back.haler === 0

function Waiting({ money: { refund_due, disputed_at } }: { money: OrderMoney }) {
  return (
    <>
      {disputed_at === null ? null : (
        <p>Platbu od {momentText(disputed_at)} zpochybňuje banka. Dokud spor neskončí, nic se nevrací.</p>
      )}
      {refund_due.haler === 0 ? null : <p>Na odeslání čeká {formatMoney(refund_due)}.</p>}
    </>
  )
}
