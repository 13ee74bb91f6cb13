import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '@zivina/contract/commerce/invoices'
import type { OrderMoney, OrderRefund } from '@zivina/contract/commerce/order-money'
import { formatMoney } from '@zivina/domain/money'
import { useState } from 'react'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { saveFile } from '#app/kit/device/save-file.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { DisputeDialog } from './dispute-dialog.tsx'
import { ACCOUNT_WORDS, REFUND_WORDS, signed, TRANSFER_WORDS } from './money-words.ts'
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
  const [open, setOpen] = useState<'refund' | 'dispute' | null>(null)
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
        {data.order.paid_at === null ? null : (
          <Button onClick={() => setOpen('dispute')}>
            {data.disputed_at === null ? 'Banka platbu zpochybnila' : 'Spor skončil'}
          </Button>
        )}
      </div>
      <Refunds refunds={data.refunds} />
      <Documents documents={data.documents} />
      <Transfers transfers={data.transfers} />
      {open === 'refund' ? <RefundDialog {...dialog} /> : null}
      {open === 'dispute' ? <DisputeDialog {...dialog} /> : null}
    </section>
  )
}

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

function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null
  return (
    <div>
      <h3 className="text-sm text-muted">Vrácené peníze</h3>
      <ul className="figures">
        {refunds.map(({ guid, kind, amount, reason, keeps_premium, done_at }) => (
          <li key={guid} className="py-1 wrap-anywhere">
            {formatMoney(amount)} · {REFUND_WORDS[kind]} · {done_at === null ? 'čeká' : momentText(done_at)}
            {keeps_premium ? ' · Premium zůstalo' : ''}
            {reason === '' ? null : <span className="block text-muted">{reason}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Documents({ documents }: { documents: readonly Invoice[] }) {
  if (documents.length === 0) return null
  const print = async ({ guid, label }: Invoice) =>
    saveFile(await sessionApi('GET /admin/invoice/{guid}/pdf', { params: { guid } }), `${label}.pdf`)
  const sendAgain = async ({ guid, label }: Invoice) => {
    await sessionApi('POST /admin/invoice/{guid}/mail', { params: { guid }, body: {} })
    showSnackbar(`Doklad ${label} odchází znovu.`, 'success')
  }
  return (
    <div>
      <h3 className="text-sm text-muted">Doklady</h3>
      <ul className="flex flex-col gap-3">
        {documents.map((document) => (
          <li key={document.guid} className="figures flex flex-wrap items-center gap-2">
            <span className="grow">
              {document.label} · {dateText(document.issued_on)} · {formatMoney(document.amount)}
            </span>
            <ActionButton
              run={() => print(document)}
              pendingLabel="Připravuji…"
              onFailure={sayFailure}
              aria-label={`Stáhnout ${document.label}`}
            >
              Stáhnout
            </ActionButton>
            <ActionButton
              run={() => sendAgain(document)}
              pendingLabel="Odesílám…"
              onFailure={sayFailure}
              aria-label={`Poslat znovu ${document.label}`}
            >
              Poslat znovu
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Transfers({ transfers }: { transfers: OrderMoney['transfers'] }) {
  if (transfers.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 content-center font-medium">Účetní pohyby</summary>
      {transfers.map(({ kind, created_at, entries }) => (
        <div key={`${kind} ${created_at}`} className="py-2">
          <p className="text-sm text-muted">
            {TRANSFER_WORDS[kind]} · {momentText(created_at)}
          </p>
          <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 text-sm">
            {entries.map(({ account, haler }) => (
              <div key={account} className="contents">
                <dt>{ACCOUNT_WORDS[account]}</dt>
                <dd className="text-right">{signed(haler)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  )
}
