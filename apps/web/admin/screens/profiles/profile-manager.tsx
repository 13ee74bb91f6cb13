import { createColumnHelper } from '@tanstack/react-table'
import type { ManagedProfile } from '@zivina/contract/catalogue/creators'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { Link } from 'react-router'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'

const DEFAULTS = { ordering: 'position' } as const satisfies ListDefaults<'GET /admin/public_profile'>
const ORDERS = [
  ['position', 'Jak jsou na webu'],
  ['name', 'Podle jména'],
  ['-name', 'Podle jména od konce'],
  ['-recipe_count', 'Nejvíc receptů'],
  ['recipe_count', 'Nejméně receptů'],
] as const
const WORDS = { nothing: 'Zatím tu není žádný tvůrce.' }

const helper = createColumnHelper<typeof FEATURES, ManagedProfile>()
const COLUMNS: Columns<ManagedProfile> = helper.columns([
  helper.accessor('name', {
    header: 'Tvůrce',
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary profile={original} />,
  }),
  helper.accessor('specialisation', {
    header: 'Čemu se věnuje',
    enableSorting: false,
    meta: { className: 'max-md:hidden' },
  }),
  helper.accessor('recipe_count', {
    header: 'Recepty',
    meta: { className: 'w-38 max-sm:hidden figures' },
    cell: ({ getValue }) => formatNumber(getValue(), 0),
  }),
])

const nameOf = (profiles: readonly ManagedProfile[]) =>
  profiles.length === 1 ? (profiles[0]?.name ?? '') : counted(profiles.length, 'tvůrce', 'tvůrci', 'tvůrců')

/** Creators with a public profile; each leads to the screen on which it is edited. */
export function ProfileManager() {
  const list = useList('GET /admin/public_profile', DEFAULTS)
  const managed = useManagedList({ list, wayOf: ({ slug }) => `/public-profile/update/${slug}` })
  return (
    <ManagedList
      title="Tvůrci"
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={<ListSelect list={list} name="ordering" label="Řadit" choices={ORDERS} />}
      heading={
        <Link to="/public-profile/create" className={buttonStyle()}>
          Nový profil
        </Link>
      }
    />
  )
}

function Summary({
  profile: { name, colour, username, email, is_affiliate, recipe_count },
}: {
  profile: ManagedProfile
}) {
  return (
    <>
      <span className="flex items-center gap-2 font-medium">
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-full border border-line"
          style={{ backgroundColor: colour }}
        />
        <span className="line-clamp-1">{name}</span>
      </span>
      <span className="block truncate text-muted">
        {username} · {email}
        {is_affiliate ? ' · partner' : ''}
      </span>
      <span className="block text-muted sm:hidden">{counted(recipe_count, 'recept', 'recepty', 'receptů')}</span>
    </>
  )
}
