import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import type { ReferralStatistics } from '@zivina/contract/commerce/referral-codes'
import { formatNumber } from '@zivina/czech/format-number'
import { czk, formatMoney } from '@zivina/domain/money'
import { ListDay } from '#admin/kit/list/list-day.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

const DEFAULTS = { from: '', to: '' } as const satisfies ListDefaults<'GET /referral_code/statistics'>
const WORDS = { nothing: 'Zatím tu není žádný kód.', record: 'Výsledky kódu' }
const money = (haler: number) => formatMoney(czk(haler))
const lastText = (at: string | null) => (at === null ? 'zatím nikdy' : momentText(at))

const helper = createColumnHelper<typeof FEATURES, ReferralStatistics>()
const FIGURE = { enableSorting: false, meta: { className: 'w-32 max-md:hidden figures' } }
const COLUMNS: Columns<ReferralStatistics> = helper.columns([
  helper.accessor('code', {
    header: 'Kód',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('uses', { ...FIGURE, header: 'Použití', cell: ({ getValue }) => formatNumber(getValue(), 0) }),
  helper.accessor('amount_before', { ...FIGURE, header: 'Před slevou', cell: ({ getValue }) => money(getValue()) }),
  helper.accessor('amount_after', { ...FIGURE, header: 'Po slevě', cell: ({ getValue }) => money(getValue()) }),
])

const nameOf = (rows: readonly ReferralStatistics[]) => rows.map(({ code }) => code).join(', ')

/** What all codes came to. */
export function AllFigures() {
  return <Figures title="Výsledky slevových kódů" />
}

/** How often codes were used in some days and what that came to. The server gives an affiliate none but their own. */
export function Figures({ title }: { title: string }) {
  const list = useList('GET /referral_code/statistics', DEFAULTS)
  const managed = useManagedList({ list })
  return (
    <ManagedList
      title={title}
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      firstFilters={<Totals from={list.wishes.from ?? ''} to={list.wishes.to ?? ''} />}
      filters={
        <div className="grid w-full grid-cols-2 gap-3 sm:contents">
          <ListDay list={list} name="from" label="Od" />
          <ListDay list={list} name="to" label="Do" />
        </div>
      }
      record={(row) => (
        <Record
          title={row.code}
          actions={[]}
          fields={[
            ['Tvůrce', row.creator?.name ?? null],
            ['Použití', formatNumber(row.uses, 0)],
            ['Před slevou', money(row.amount_before)],
            ['Po slevě', money(row.amount_after)],
            ['Slevy celkem', money(row.amount_before - row.amount_after)],
            ['Naposledy použit', lastText(row.last_used_at)],
          ]}
        >
          {null}
        </Record>
      )}
    />
  )
}

/** All codes together, also those on other pages. */
function Totals({ from, to }: { from: string; to: string }) {
  const query = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
  const { data } = useQuery({
    queryKey: ['totals of referral codes', from, to],
    queryFn: async ({ signal }) => (await sessionApi('GET /referral_code/statistics', { query, signal })).totals,
    staleTime: 0,
  })
  return (
    <p role="status" className="min-h-6 w-full text-muted">
      {data
        ? `Celkem ${formatNumber(data.uses, 0)} použití, ${money(data.amount_before)} před slevou, ${money(data.amount_after)} po slevě.`
        : ''}
    </p>
  )
}

function Summary({ of: { code, creator, uses, amount_after } }: { of: ReferralStatistics }) {
  return (
    <>
      <span className="block truncate font-medium">{code}</span>
      <span className="block truncate text-muted">{creator?.name ?? 'náš kód'}</span>
      <span className="figures block text-muted md:hidden">
        {formatNumber(uses, 0)} použití · {money(amount_after)} po slevě
      </span>
    </>
  )
}
