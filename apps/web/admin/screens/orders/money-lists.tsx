import type { Invoice } from '@zivina/contract/commerce/invoices'
import type { OrderMoney, OrderRefund } from '@zivina/contract/commerce/order-money'
import { formatMoney } from '@zivina/domain/money'
import { saveFile } from '#app/kit/device/save-file.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { SentButton } from '../bank/sent-button.tsx'
import { ACCOUNT_WORDS, REFUND_WORDS, signed, TRANSFER_WORDS } from './money-words.ts'

type RefundsProps = { money: OrderMoney; reload: () => Promise<unknown> }

/** What was given back, or is to be. */
export function Refunds({ money: { refunds, order }, reload }: RefundsProps) {
  if (refunds.length === 0) return null
  const isSentByHand = ({ done_at }: OrderRefund) => done_at === null && order.payment_method === 'transfer'
  return (
    <div>
      <h3 className="text-sm text-muted">Vrácené peníze</h3>
      <ul className="figures">
        {refunds.map((refund) => (
          <li key={refund.guid} className="py-1 wrap-anywhere">
            {formatMoney(refund.amount)} · {REFUND_WORDS[refund.kind]} ·{' '}
            {refund.done_at === null ? 'čeká' : momentText(refund.done_at)}
            {refund.keeps_premium ? ' · Premium zůstalo' : ''}
            {refund.reason === '' ? null : <span className="block text-muted">{refund.reason}</span>}
            {isSentByHand(refund) ? <SentButton order={order.guid} refund={refund} reload={reload} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Invoices and credit notes, which are read and sent again. */
export function Documents({ documents }: { documents: readonly Invoice[] }) {
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

/** What the ledger has of the order, folded. */
export function Transfers({ transfers }: { transfers: OrderMoney['transfers'] }) {
  if (transfers.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 content-center font-medium">Účetní pohyby</summary>
      {transfers.map(({ guid, kind, reason, created_at, entries }) => (
        <div key={guid} className="py-2">
          <p className="text-sm text-muted">
            {TRANSFER_WORDS[kind]} · {momentText(created_at)}
            {reason === '' ? null : <span className="block wrap-anywhere">{reason}</span>}
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
