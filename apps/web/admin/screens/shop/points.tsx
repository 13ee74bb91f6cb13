import { createColumnHelper } from '@tanstack/react-table'
import { CREDIT_REASON_LABELS, CREDIT_REASONS } from '@zivina/contract/account/point-reasons'
import type { PointCredit } from '@zivina/contract/account/points'
import { formatNumber } from '@zivina/czech/format-number'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { pointsText } from './shop-words.ts'

const DEFAULTS = { reason: '' } as const satisfies ListDefaults<'GET /admin/purchased_points'>
const CHOICES = [
  ['', 'Koupené i\u00a0získané'],
  ...CREDIT_REASONS.map((each) => [each, CREDIT_REASON_LABELS[each]] as const),
] as const
const WORDS = { nothing: 'Zatím nikdo žádné body nemá.' }

const helper = createColumnHelper<typeof FEATURES, PointCredit>()
const COLUMNS: Columns<PointCredit> = helper.columns([
  helper.accessor('user', {
    header: 'Účet',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('points', {
    header: 'Body',
    enableSorting: false,
    meta: { className: 'w-28 max-sm:hidden figures' },
    cell: ({ getValue }) => formatNumber(getValue(), 0),
  }),
  helper.accessor('reason', {
    header: 'Za co',
    enableSorting: false,
    meta: { className: 'w-46 max-sm:hidden' },
    cell: ({ row: { original } }) => CREDIT_REASON_LABELS[original.reason],
  }),
  helper.accessor('created_at', { ...momentColumn('Připsáno'), enableSorting: false }),
])

const nameOf = (rows: readonly PointCredit[]) =>
  rows.map(({ user, points }) => `${user.username}, ${pointsText(points)}`).join('; ')

/** Points that people bought or earned; each leads to its person. */
export function PointCredits() {
  const list = useList('GET /admin/purchased_points', DEFAULTS)
  const managed = useManagedList({ list, wayOf: ({ user }) => `/user/update/${user.guid}` })
  return (
    <ManagedList
      title="Připsané body"
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={<ListSelect list={list} name="reason" label="Za co" choices={CHOICES} />}
    />
  )
}

function Summary({ of: { user, points, reason, created_at } }: { of: PointCredit }) {
  return (
    <>
      <span className="block truncate font-medium">{user.username}</span>
      <span className="figures flex flex-wrap gap-x-2 text-muted sm:hidden">
        {pointsText(points)} {CREDIT_REASON_LABELS[reason]} · <Moment at={created_at} />
      </span>
    </>
  )
}
