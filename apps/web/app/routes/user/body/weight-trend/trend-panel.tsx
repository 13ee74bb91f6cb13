import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import type { WeightTrend } from '@zivina/contract/body/weight-trend'
import { AT_GOAL } from '@zivina/domain/body/weight-trend/goal-forecast'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useState } from 'react'
import { readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { Chart } from '#app/features/body/chart.tsx'
import { aheadWithin, type BandPoint, type ChartRange, firstDayOf, RANGES } from '#app/features/body/chart-series.ts'
import { sayDirection, sayExpenditure, sayForecast, sayPresent } from '#app/features/body/trend-words.ts'
import { TREND_KEY } from '#app/features/body/use-measurements.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

/** The chart of the trend over a chosen range, and what it says. */
export function TrendPanel({ user }: { user: User }) {
  const { api, guid } = useAccount()
  const [range, setRange] = useState<ChartRange>('quarter')
  const from = firstDayOf(range, calendarDay(new Date()))
  const query = useQuery({
    queryKey: [TREND_KEY, guid, range],
    queryFn: ({ signal }) => api('GET /weight_trend', { query: from === undefined ? {} : { from }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <>
      <Panel title="Hmotnost">
        <div className="max-w-full overflow-x-auto">
          <Segmented legend="Období grafu" options={RANGES} value={range} onChange={setRange} />
        </div>
        <QueryGate
          query={query}
          waiting={{ text: 'Počítám trend…', shape: <Skeleton className="h-96 w-full rounded-md" /> }}
        >
          {(trend) => <TrendChart trend={trend} range={range} />}
        </QueryGate>
      </Panel>
      {query.data ? <Meaning trend={query.data} user={user} /> : null}
    </>
  )
}

function TrendChart({ trend, range }: { trend: WeightTrend; range: ChartRange }) {
  const { weighings, parts, present, fan, goal_weight } = trend
  if (weighings.length === 0 && parts.length === 0) {
    return <p className="text-muted">V&nbsp;tomto období nemáte žádné vážení. Zkuste delší.</p>
  }
  return (
    <>
      {present === null ? null : <p className="max-w-text text-lg">{sayDirection(trend)}</p>}
      <Chart
        title="Hmotnost"
        unit="kg"
        points={weighings.map(({ day, weight, is_refused }) => ({ day, value: weight, isDoubted: is_refused }))}
        parts={parts.map((part) => part.map(asBand))}
        fan={aheadWithin(fan.map(asBand), range)}
        goal={goal_weight === null ? null : { value: goal_weight, around: AT_GOAL }}
      />
      {present === null ? (
        <p className="max-w-text text-muted">
          Na trend je zatím málo vážení: potřebujeme aspoň 5&nbsp;během jednoho týdne nebo déle. Do té doby vidíte jen
          to, co ukázala váha.
        </p>
      ) : (
        <p className="max-w-text text-sm text-muted">
          Body jsou vaše vážení, čára je trend a&nbsp;pás kolem ní meze, ve kterých skutečná hmotnost leží
          v&nbsp;95&nbsp;% případů. Kde jste se dlouho nevážili, je pás širší.
          {fan.length > 0
            ? ' Čárkovaně je, kam hmotnost půjde, když se nic nezmění; rozevírá se, protože čím dál, tím méně se ví.'
            : ''}
        </p>
      )}
    </>
  )
}

const asBand = ({ weight, ...point }: WeightTrend['fan'][number]): BandPoint => ({ ...point, value: weight })

/** What the trend says, in sentences. */
function Meaning({ trend, user }: { trend: WeightTrend; user: User }) {
  const today = calendarDay(new Date())
  if (trend.present === null) return null
  return (
    <Panel title="Co z&nbsp;toho plyne">
      <p className="max-w-text text-lg">{sayPresent(trend.present)}</p>
      {trend.forecast && trend.goal_weight !== null ? (
        <p className="max-w-text">{sayForecast(trend.forecast, trend.goal_weight, today)}</p>
      ) : null}
      <p className="max-w-text">{sayExpenditure(trend, readsKilojoulesFirst(user))}</p>
      <p className="max-w-text text-sm text-muted">
        Jsou to odhady z&nbsp;vašich záznamů, ne lékařské doporučení. Mění-li se vám hmotnost rychle a&nbsp;bez příčiny,
        poraďte se s&nbsp;lékařem.
      </p>
    </Panel>
  )
}
