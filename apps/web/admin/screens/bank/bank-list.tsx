import { createColumnHelper } from '@tanstack/react-table'
import type { BankPayment } from '@zivina/contract/commerce/bank-payments'
import { useState } from 'react'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { BankRecord } from './bank-record.tsx'
import { amountText, FINDING_WORDS, LIST_CHOICES, payerText, STATE_WORDS } from './bank-words.ts'
import { StatementDialog } from './statement-dialog.tsx'

const DEFAULTS = { state: 'open' } as const satisfies ListDefaults<'GET /admin/bank_payment'>
const WORDS = { nothing: 'Žádná platba nečeká. Nové přinese výpis z\u00a0účtu.', record: 'Platba' }

const helper = createColumnHelper<typeof FEATURES, BankPayment>()
const COLUMNS: Columns<BankPayment> = helper.columns([
  helper.accessor('payer_name', {
    header: 'Platba',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('variable_symbol', {
    header: 'Symbol',
    enableSorting: false,
    meta: { className: 'w-30 max-md:hidden figures' },
    cell: ({ row: { original } }) => original.variable_symbol || '–',
  }),
  helper.accessor('amount', {
    header: 'Částka',
    enableSorting: false,
    meta: { className: 'w-34 max-md:hidden figures' },
    cell: ({ row: { original } }) => amountText(original.amount, original.currency),
  }),
  helper.accessor('booked_on', {
    header: 'Připsáno',
    enableSorting: false,
    meta: { className: 'w-30 max-md:hidden figures' },
    cell: ({ row: { original } }) => dateText(original.booked_on),
  }),
])

const nameOf = (rows: readonly BankPayment[]) => rows.map(({ payer_name }) => payer_name).join(', ')

/** Payments that came to our account: those that belong to no order by themselves wait here for a person. */
export function BankList() {
  const list = useList('GET /admin/bank_payment', DEFAULTS)
  const managed = useManagedList({ list })
  const [isReading, setIsReading] = useState(false)
  return (
    <ManagedList
      title="Platby na účet"
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      firstFilters={<ListSelect list={list} name="state" label="Které" choices={LIST_CHOICES} />}
      filters={
        <Button variant="brand" onClick={() => setIsReading(true)}>
          Nahrát výpis
        </Button>
      }
      record={(row) => <BankRecord key={row.guid} row={row} onChange={list.retry} />}
    >
      {isReading ? <StatementDialog onRead={list.retry} onClose={() => setIsReading(false)} /> : null}
    </ManagedList>
  )
}

function Summary({ of: row }: { of: BankPayment }) {
  return (
    <>
      <span className="block truncate font-medium">{payerText(row)}</span>
      <span className="block truncate text-muted">
        {row.finding === null || row.state !== 'open' ? STATE_WORDS[row.state] : FINDING_WORDS[row.finding]}
      </span>
      <span className="figures flex flex-wrap gap-x-2 text-muted md:hidden">
        <span>{amountText(row.amount, row.currency)}</span>
        {row.variable_symbol === '' ? null : <span>VS {row.variable_symbol}</span>}
        <span>{dateText(row.booked_on)}</span>
      </span>
    </>
  )
}
