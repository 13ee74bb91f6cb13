import { createColumnHelper } from '@tanstack/react-table'
import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import { rolesText } from '@zivina/contract/console/role-words'
import type { UserShort } from '@zivina/contract/console/short-lists'
import { counted } from '@zivina/czech/plural'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'

const DEFAULTS = { search: '' } as const satisfies ListDefaults<'GET /user_short'>
const WORDS = { search: 'Jméno nebo e-mail', nothing: 'Zatím tu není žádný účet.' }

const helper = createColumnHelper<typeof FEATURES, UserShort>()
const COLUMNS: Columns<UserShort> = helper.columns([
  helper.accessor('username', {
    header: 'Účet',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary user={original} />,
  }),
  helper.accessor('plan', {
    header: 'Členství',
    enableSorting: false,
    meta: { className: 'w-46 max-md:hidden' },
    cell: ({ row: { original } }) => PLAN_LABELS[original.plan],
  }),
  helper.accessor(rolesText, {
    id: 'roles',
    header: 'Role',
    enableSorting: false,
    meta: { className: 'w-46 max-md:hidden' },
  }),
  helper.accessor('created_at', { ...momentColumn('Založeno'), enableSorting: false }),
])

const nameOf = (users: readonly UserShort[]) =>
  users.length === 1 ? (users[0]?.username ?? '') : counted(users.length, 'účet', 'účty', 'účtů')

/** All accounts; each leads to the page of its person. */
export function UserManager() {
  const list = useList('GET /user_short', DEFAULTS)
  const managed = useManagedList({ list, wayOf: ({ guid }) => `/user/update/${guid}` })
  return <ManagedList title="Účty" managed={managed} columns={COLUMNS} nameOf={nameOf} words={WORDS} />
}

function Summary({ user }: { user: UserShort }) {
  const roles = rolesText(user)
  return (
    <>
      <span className="line-clamp-1 font-medium">
        {user.username}
        {user.full_name === '' ? null : <span className="font-normal text-muted"> {user.full_name}</span>}
      </span>
      <span className="block truncate text-muted">{user.email}</span>
      <span className="flex flex-wrap gap-x-2 text-muted md:hidden">
        {[PLAN_LABELS[user.plan], roles].filter(Boolean).join(' · ')}
        <span className="sm:hidden">
          <Moment at={user.created_at} />
        </span>
      </span>
    </>
  )
}
