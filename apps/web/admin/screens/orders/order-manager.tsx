import { createColumnHelper } from '@tanstack/react-table'
import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import { PLANS } from '@zivina/contract/account/plans'
import type { ManagedOrder } from '@zivina/contract/commerce/managed-orders'
import { ORDER_KINDS } from '@zivina/contract/commerce/order-kinds'
import { buyerText, KIND_WORDS, STATE_WORDS } from '@zivina/contract/commerce/order-words'
import { PAYMENT_STATES } from '@zivina/domain/commerce/payment-states'
import { formatMoney } from '@zivina/domain/money'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import { ListDay } from '#admin/kit/list/list-day.tsx'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { OrderRecord } from './order-record.tsx'

const DEFAULTS = {
  search: '',
  state: '',
  plan: '',
  kind: '',
  user: '',
  from: '',
  until: '',
  ordering: '-created_at',
} as const satisfies ListDefaults<'GET /admin/order'>
const WORDS = { search: 'Číslo, e-mail nebo jméno', nothing: 'Zatím si nikdo nic neobjednal.', record: 'Objednávka' }
const STATES = [['', 'Všechny stavy'], ...PAYMENT_STATES.map((each) => [each, STATE_WORDS[each]] as const)] as const
const BOUGHT_PLANS = PLANS.filter((plan) => plan !== 'free')
const PLAN_CHOICES = [
  ['', 'Všechna členství'],
  ...BOUGHT_PLANS.map((each) => [each, PLAN_LABELS[each]] as const),
] as const
const KINDS = [['', 'Všechny druhy'], ...ORDER_KINDS.map((each) => [each, KIND_WORDS[each]] as const)] as const
const ORDERS = [
  ['-created_at', 'Nejnovější'],
  ['created_at', 'Nejstarší'],
  ['-paid_at', 'Naposledy zaplacené'],
  ['-amount', 'Nejvyšší částka'],
  ['amount', 'Nejnižší částka'],
] as const

const helper = createColumnHelper<typeof FEATURES, ManagedOrder>()
const COLUMNS: Columns<ManagedOrder> = helper.columns([
  helper.accessor('number', {
    header: 'Číslo',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('state', {
    header: 'Stav',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
    cell: ({ row: { original } }) => STATE_WORDS[original.state],
  }),
  helper.accessor('amount', {
    header: 'Částka',
    enableSorting: false,
    meta: { className: 'w-28 max-md:hidden figures' },
    cell: ({ row: { original } }) => formatMoney(original.amount),
  }),
  helper.accessor('created_at', { ...momentColumn('Objednáno'), enableSorting: false }),
])

const nameOf = (rows: readonly ManagedOrder[]) => rows.map(({ number }) => number).join(', ')

/** Orders of everybody, with one's details and history beside them. */
export function OrderManager() {
  const list = useList('GET /admin/order', DEFAULTS)
  const managed = useManagedList({ list })
  return (
    <ManagedList
      title="Objednávky"
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={
        <div className="grid w-full grid-cols-2 gap-3 sm:contents">
          <ListSelect list={list} name="state" label="Stav" choices={STATES} />
          <ListSelect list={list} name="plan" label="Členství" choices={PLAN_CHOICES} />
          <ListSelect list={list} name="kind" label="Druh" choices={KINDS} />
          <ListSelect list={list} name="ordering" label="Řazení" choices={ORDERS} />
          <ListDay list={list} name="from" label="Od" />
          <ListDay list={list} name="until" label="Do" />
        </div>
      }
      record={(row) => <OrderRecord row={row} onChange={list.retry} />}
    />
  )
}

function Summary({ of: row }: { of: ManagedOrder }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">
        <span className="figures">{row.number}</span> {row.service.name}
      </span>
      <span className="block truncate text-muted">{buyerText(row)}</span>
      <span className="figures flex flex-wrap gap-x-2 text-muted md:hidden">
        {formatMoney(row.amount)} · {STATE_WORDS[row.state]}
        <span className="sm:hidden">
          <Moment at={row.created_at} />
        </span>
      </span>
    </>
  )
}
