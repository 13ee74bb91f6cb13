import { createColumnHelper } from '@tanstack/react-table'
import type { MoneyDifference } from '@zivina/contract/commerce/money-differences'
import { DIFFERENCE_LABELS } from '@zivina/domain/commerce/differences'
import { Link } from 'react-router'
import { momentColumn } from '#admin/kit/list/column-kinds.tsx'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { signed } from './money-words.ts'

const DEFAULTS = { state: 'open' } as const satisfies ListDefaults<'GET /admin/money_difference'>
const STATES = [
  ['open', 'Trvají'],
  ['resolved', 'Vyřešené'],
] as const
const WORDS = { nothing: 'Objednávky, brána i\u00a0účetnictví souhlasí.', record: 'Rozdíl' }

const helper = createColumnHelper<typeof FEATURES, MoneyDifference>()
const COLUMNS: Columns<MoneyDifference> = helper.columns([
  helper.accessor('kind', {
    header: 'Co nesouhlasí',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium">{DIFFERENCE_LABELS[original.kind]}</span>
        <span className="figures block text-muted">{aboutText(original)}</span>
      </>
    ),
  }),
  helper.accessor('first_seen_at', { ...momentColumn('Poprvé'), enableSorting: false }),
])

const aboutText = ({ order, subject }: MoneyDifference) => (order === null ? subject : `objednávka ${order.number}`)
const nameOf = (rows: readonly MoneyDifference[]) => rows.map(aboutText).join(', ')

/** Where orders, gateway, ledger and documents do not agree. */
export function DifferenceList() {
  const list = useList('GET /admin/money_difference', DEFAULTS)
  const managed = useManagedList({ list })
  return (
    <ManagedList
      title={'Rozdíly v\u00a0penězích'}
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      firstFilters={<ListSelect list={list} name="state" label="Stav" choices={STATES} />}
      record={(row) => <DifferenceRecord row={row} />}
    />
  )
}

function DifferenceRecord({ row }: { row: MoneyDifference }) {
  const { kind, order, expected, found, first_seen_at, last_seen_at, resolved_at } = row
  const figure = (value: number | null) =>
    value === null ? null : kind === 'number_missing' ? String(value) : signed(value)
  return (
    <Record
      title={DIFFERENCE_LABELS[kind]}
      actions={[]}
      fields={[
        ['Čeho se týká', order === null ? row.subject : null],
        ['Má být', figure(expected)],
        ['Je', figure(found)],
        ['Poprvé', momentText(first_seen_at)],
        ['Naposledy', momentText(last_seen_at)],
        ['Vyřešeno', resolved_at && momentText(resolved_at)],
      ]}
    >
      <p>Porovnává se každou noc. Co už souhlasí, se vyřeší samo.</p>
      {order === null ? null : (
        <p>
          <Link to={`/billing/orders?search=${order.number}`} className="text-brand underline">
            Objednávka {order.number}
          </Link>
        </p>
      )}
    </Record>
  )
}
