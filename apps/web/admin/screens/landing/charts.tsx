import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ADMIN_CHARTS, type AdminChartName, CHART_DAYS } from '@zivina/contract/console/admin-charts'
import type { AdminChart } from '@zivina/contract/console/operation'
import { NBSP } from '@zivina/czech/format-number'
import { useSearchParams } from 'react-router'
import { DayChart, type DaySeries } from '#admin/kit/chart/day-chart.tsx'
import { DayTable } from '#admin/kit/chart/day-table.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type Days = (typeof CHART_DAYS)[number]
const DAYS = CHART_DAYS.map((value) => ({ value, label: `${value}${NBSP}dní` }))
const TITLES: Readonly<Record<AdminChartName, { title: string; note: string }>> = {
  registrations: { title: 'Registrace', note: 'Nové účty, bez ukázkových.' },
  active_people: {
    title: 'Aktivní lidé',
    note: 'Kolik lidí ten den použilo své přihlášení. Ukládá se jen počet, počítá se od nasazení.',
  },
  money: {
    title: 'Premium a\u00a0tržby',
    note: 'Tržby jsou z\u00a0účetních pohybů, bez DPH a\u00a0po vrácených platbách.',
  },
  errors: { title: 'Chyby', note: 'Volání, která skončila chybou serveru, neúspěšné úlohy a\u00a0neodeslané maily.' },
}
const SERIES: Readonly<Record<AdminChart['series'][number]['name'], { title: string; unit: string }>> = {
  registered: { title: 'Nové účty', unit: '' },
  active_people: { title: 'Lidé', unit: '' },
  premium: { title: 'Účty s\u00a0Premium', unit: '' },
  revenue: { title: 'Tržby', unit: 'Kč' },
  errors: { title: 'Chyby', unit: '' },
}
const HALER = 100

/** Four charts of the last days. For admins. */
export function Charts() {
  const [search, setSearch] = useSearchParams()
  const days = CHART_DAYS.find((each) => each === search.get('dni')) ?? '30'
  return (
    <section aria-labelledby="charts" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="charts" className="text-2xl">
          Poslední dny
        </h2>
        <Segmented
          legend="Za jak dlouho"
          options={DAYS}
          value={days}
          onChange={(dni) => setSearch({ dni }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {ADMIN_CHARTS.map((chart) => (
          <ChartPanel key={chart} chart={chart} days={days} />
        ))}
      </div>
    </section>
  )
}

function ChartPanel({ chart, days }: { chart: AdminChartName; days: Days }) {
  const { title, note } = TITLES[chart]
  const query = useQuery({
    queryKey: ['GET /admin/chart', chart, days],
    queryFn: ({ signal }) => sessionApi('GET /admin/chart', { query: { chart, days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Section title={title}>
      <QueryGate
        query={query}
        waiting={{ text: 'Načítám graf…', shape: <Skeleton className={chart === 'money' ? 'h-128' : 'h-72'} /> }}
      >
        {(data) => {
          const series = data.series.map(seriesOf)
          return (
            <>
              {series.map((one) => (
                <DayChart key={one.title} {...one} />
              ))}
              <p className="text-sm text-muted">{note}</p>
              <DayTable title={title} series={series} />
            </>
          )
        }}
      </QueryGate>
    </Section>
  )
}

/** A series with its words, money in crowns. */
function seriesOf({ name, days }: AdminChart['series'][number]): DaySeries {
  const part = name === 'revenue' ? HALER : 1
  return { ...SERIES[name], days: days.map(({ day, value }) => ({ day, value: value === null ? null : value / part })) }
}
