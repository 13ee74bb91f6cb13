import { createColumnHelper } from '@tanstack/react-table'
import type { DeskClient } from '@zivina/contract/counselling/client-desk'
import { counted } from '@zivina/czech/plural'
import { CLIENT_WAITING_LABELS } from '@zivina/domain/counselling/client-waiting'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { termText } from '#app/features/counselling/term-words.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { isNotFound, NotCounselling } from './not-counselling.tsx'

const TITLE = 'Klienti poradny'
const DEFAULTS = { search: '' } as const satisfies ListDefaults<'GET /admin/client'>
const WORDS = { search: 'Jméno nebo e-mail', nothing: 'Zatím u\u00a0vás nikdo nebyl. Otevřete první termíny.' }

const waitingText = ({ waiting }: DeskClient) => waiting.map((what) => CLIENT_WAITING_LABELS[what]).join(', ')
const nextText = ({ next_begins }: DeskClient) => (next_begins === null ? 'bez termínu' : termText(next_begins))

const helper = createColumnHelper<typeof FEATURES, DeskClient>()
const COLUMNS: Columns<DeskClient> = helper.columns([
  helper.accessor('name', {
    header: 'Klient',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor(nextText, {
    id: 'next',
    header: 'Další termín',
    enableSorting: false,
    meta: { className: 'w-64 max-md:hidden' },
  }),
  helper.accessor(waitingText, {
    id: 'waiting',
    header: 'Co čeká',
    enableSorting: false,
    meta: { className: 'w-64 max-md:hidden' },
    cell: ({ getValue }) => <span className="font-medium text-heading">{getValue()}</span>,
  }),
])

const nameOf = (rows: readonly DeskClient[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : counted(rows.length, 'klient', 'klienti', 'klientů')

/** The clients of the nutritionist: those for whom something waits in front, then by their next term. */
export function ClientManager() {
  const list = useList('GET /admin/client', DEFAULTS)
  const managed = useManagedList({ list, wayOf: ({ guid }) => `/clients/${guid}` })
  if (isNotFound(list.failure)) return <NotCounselling title={TITLE} />
  return (
    <ManagedList
      title={TITLE}
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      heading={
        <Link to="/clients/terms" className={buttonStyle()}>
          <CalendarDays aria-hidden /> Termíny
        </Link>
      }
    />
  )
}

function Summary({ of: row }: { of: DeskClient }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">{row.name}</span>
      <span className="block truncate text-muted">{row.email}</span>
      <span className="block text-muted md:hidden">{nextText(row)}</span>
      {row.waiting.length === 0 ? null : <span className="block font-medium md:hidden">{waitingText(row)}</span>}
    </>
  )
}
