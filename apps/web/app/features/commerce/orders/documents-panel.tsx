import type { Invoice } from '@zivina/contract/commerce/invoices'
import { INVOICES_PER_PAGE } from '@zivina/contract/commerce/limits'
import { formatMoney } from '@zivina/domain/money'
import { Download, FileText } from 'lucide-react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

const NOUN = { last: 'poslední doklad', more: 'další doklady', ofOne: 'dokladu', ofMany: 'dokladů' }

/** The user's invoices and credit notes, each as a file. */
export function DocumentsPanel() {
  const { api, guid } = useAccount()
  const list = usePagedList({
    queryKey: ['invoices', guid],
    read: (offset, signal) =>
      api('GET /invoice', { query: { offset: String(offset), limit: String(INVOICES_PER_PAGE) }, signal }),
    identity: (invoice) => invoice.guid,
  })
  return (
    <Panel title="Faktury a&nbsp;doklady" Icon={FileText} id="doklady">
      <PagedList
        list={list}
        noun={NOUN}
        waiting={{ text: 'Načítám doklady…', shape: <Skeleton className="h-16 w-full rounded-card" /> }}
        nothing={<p className="text-muted">Fakturu tu najdete po první platbě.</p>}
      >
        {(invoices) => (
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
            {invoices.map((invoice) => (
              <Document key={invoice.guid} invoice={invoice} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

function Document({ invoice }: { invoice: Invoice }) {
  const { api } = useAccount()
  const { guid, series, label, order_number, issued_on, amount } = invoice
  const save = async () => saveFile(await api('GET /invoice/{guid}/pdf', { params: { guid } }), `${label}.pdf`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="figures min-w-0">
        <p className="font-medium">
          {series === 'invoice' ? 'Faktura' : 'Opravný doklad'} {label}
        </p>
        <p className="text-muted">
          {dateText(issued_on)} · objednávka {order_number} · {series === 'credit_note' ? 'vráceno ' : ''}
          {formatMoney(amount)}
        </p>
      </div>
      <ActionButton run={save} pendingLabel="Připravuji…" onFailure={sayFailure} aria-label={`Stáhnout ${label}`}>
        <Download className="size-5 shrink-0" aria-hidden />
        Stáhnout
      </ActionButton>
    </li>
  )
}
