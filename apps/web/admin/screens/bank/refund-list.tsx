import { createColumnHelper } from '@tanstack/react-table'
import type { TransferRefund } from '@zivina/contract/commerce/bank-payments'
import { accountOfIban } from '@zivina/domain/commerce/iban'
import { formatMoney } from '@zivina/domain/money'
import { Link } from 'react-router'
import { momentColumn } from '#admin/kit/list/column-kinds.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { payerText } from './bank-words.ts'
import { SentButton } from './sent-button.tsx'

const DEFAULTS = {} as const satisfies ListDefaults<'GET /admin/transfer_refund'>
const WORDS = { nothing: 'Nic k\u00a0odeslání nečeká.', record: 'Převod' }

const helper = createColumnHelper<typeof FEATURES, TransferRefund>()
const COLUMNS: Columns<TransferRefund> = helper.columns([
  helper.accessor('payer_name', {
    header: 'Komu',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => (
      <>
        <span className="block truncate font-medium">{payerText(original)}</span>
        <span className="figures block text-muted">
          {formatMoney(original.amount)} · objednávka {original.order.number}
        </span>
      </>
    ),
  }),
  helper.accessor('created_at', { ...momentColumn('Rozhodnuto'), enableSorting: false }),
])

const nameOf = (rows: readonly TransferRefund[]) => rows.map(({ order }) => order.number).join(', ')

/** Refunds of orders paid by transfer: the gateway cannot send them, so a person does. */
export function RefundList() {
  const list = useList('GET /admin/transfer_refund', DEFAULTS)
  const managed = useManagedList({ list })
  return (
    <ManagedList
      title={'Převody k\u00a0odeslání'}
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      record={(row) => <RefundRecord row={row} onChange={list.retry} />}
    />
  )
}

function RefundRecord({ row, onChange }: { row: TransferRefund; onChange: () => void }) {
  const { order, amount, payer_name, payer_account, created_at } = row
  return (
    <Record
      title={formatMoney(amount)}
      actions={[]}
      fields={[
        ['Komu', payer_name],
        ['Na účet', accountOfIban(payer_account)],
        ['Variabilní symbol', order.number],
        ['Rozhodnuto', momentText(created_at)],
      ]}
    >
      <p>
        Pošlete peníze z{'\u00a0'}banky na účet, ze kterého přišly, a{'\u00a0'}potom to tady potvrďte.
      </p>
      <p>
        <Link to={`/billing/orders?search=${order.number}`} className="text-brand underline">
          Objednávka {order.number}
        </Link>
      </p>
      <div>
        <SentButton order={order.guid} refund={row} reload={onChange} />
      </div>
    </Record>
  )
}
