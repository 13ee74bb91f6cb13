import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnonymousEvents, FunnelStep } from '@zivina/contract/console/anonymous-events'
import { EVENT_DAYS } from '@zivina/contract/console/event-days'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { PAGE_KINDS } from '@zivina/domain/discovery/page-kinds'
import { useSearchParams } from 'react-router'
import { CountBars } from '#admin/kit/chart/count-bars.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { Chart } from '#app/features/body/chart.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

const DAYS = EVENT_DAYS.map((value) => ({ value, label: `${value}${NBSP}dní` }))
const STEPS: Readonly<Record<FunnelStep, string>> = {
  premium: 'Viděli stránku Premium',
  registered: 'Založili si účet',
  verified: 'Ověřili e-mail',
  checkout: 'Otevřeli objednávku',
  ordered: 'Objednali',
  paid: 'Zaplatili',
}

/** What was counted of visits: pages by their kinds, searches that found nothing, the way to a paid order. Nothing of people. */
export function AnonymousEventsScreen() {
  useTitle('Anonymní počty')
  const [search, setSearch] = useSearchParams()
  const days = EVENT_DAYS.find((each) => each === search.get('dni')) ?? '30'
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/anonymous_events', days],
    queryFn: ({ signal }) => sessionApi('GET /admin/anonymous_events', { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Anonymní počty</h1>
        <Segmented
          legend="Za jak dlouho"
          options={DAYS}
          value={days}
          onChange={(dni) => setSearch({ dni }, { replace: true, preventScrollReset: true })}
        />
      </div>
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <Counts of={data} /> : error ? null : <Skeleton className="h-96 w-full rounded-card" />}
    </div>
  )
}

function Counts({ of: { days, pages, searches, funnel } }: { of: AnonymousEvents }) {
  const seen = days.map(({ day, pages: value }) => ({ day, value }))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Section title="Otevřené stránky po dnech">
        <Chart title="Stránky" unit="otevření" points={seen} scale="counted" />
      </Section>
      <Section title="Od&nbsp;zájmu k&nbsp;zaplacení">
        <CountBars label="Kroky k&nbsp;zaplacení" rows={funnel.map(funnelRow)} nothing="" />
        <p className="text-sm text-muted">
          Stránky počítá prohlížeč, účty a&nbsp;objednávky jsou z&nbsp;databáze. Kdo si počítání nepřeje, mezi stránkami
          chybí.
        </p>
      </Section>
      <Section title="Druhy stránek">
        <CountBars
          label="Druhy stránek"
          rows={pages.map(({ kind, count }) => ({ name: PAGE_KINDS[kind], count }))}
          nothing="V&nbsp;těchto dnech nikdo nic neotevřel."
        />
      </Section>
      <Section title="Co se hledalo a&nbsp;nenašlo">
        <CountBars
          label="Hledání bez výsledku"
          rows={searches.map(({ text, count }) => ({ name: text, count }))}
          nothing="Žádný text nehledalo bez výsledku víc lidí."
        />
      </Section>
    </div>
  )
}

/** A step with its share of the step before, where one follows from the other. */
function funnelRow({ step, count }: AnonymousEvents['funnel'][number], place: number, all: AnonymousEvents['funnel']) {
  const before = all[place - 1]?.count ?? 0
  const isPart = (step === 'verified' || step === 'paid') && before > 0
  return { name: STEPS[step], count, ...(isPart ? { note: `${formatNumber((count / before) * 100, 0)}${NBSP}%` } : {}) }
}
