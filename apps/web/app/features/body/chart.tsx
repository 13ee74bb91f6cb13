import { formatNumber } from '@zivina/czech/format-number'
import { useId, useState } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import type { BandPoint, ChartPoint, Goal, Scale } from './chart-series.ts'
import { sayShortDay } from './measurement-words.ts'

const LineChart = lazyPart(() => import('./line-chart.tsx'), {
  waiting: <Skeleton className="h-70 w-full rounded-md" />,
})

type ChartProps = {
  /** What the chart is of: „Hmotnost“. */
  title: string
  unit: string
  points: readonly ChartPoint[]
  parts?: readonly (readonly BandPoint[])[]
  /** Where the trend goes, from its last day on. */
  fan?: readonly BandPoint[]
  goal?: Goal | null
  scale?: Scale
}

type Reading = { day: string; value: number | null; isDoubted: boolean; trend: BandPoint | null; isAhead: boolean }

/** A chart over days with a reading that keys move, and a table of the same values. The oldest point is the first. */
export function Chart({ title, unit, points, parts = [], fan = [], goal = null, scale = 'measured' }: ChartProps) {
  const id = useId()
  const [marked, setMarked] = useState<string | null>(null)
  const readings = readingsOf(points, parts, fan)
  const found = readings.findIndex(({ day }) => day === marked)
  const index = found < 0 ? readings.findLastIndex(({ isAhead }) => !isAhead) : found
  const reading = readings[index]
  if (!reading) return null
  return (
    <div className="flex flex-col gap-3">
      <LineChart
        points={points}
        parts={parts}
        fan={fan}
        goal={goal}
        scale={scale}
        marked={marked === null ? null : reading.day}
        onMark={setMarked}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm text-muted">
          Den v&nbsp;grafu
        </label>
        <input
          id={id}
          type="range"
          className="h-11 w-full accent-brand"
          min={0}
          max={readings.length - 1}
          value={index}
          aria-valuetext={sayReading(reading, unit)}
          onChange={({ target }) => setMarked(readings[Number(target.value)]?.day ?? null)}
        />
        <p className="figures min-h-12" aria-hidden="true">
          {sayReading(reading, unit)}
        </p>
      </div>
      <Disclosure title={`${title}: hodnoty v\u00a0tabulce`}>
        <ReadingTable title={title} unit={unit} readings={readings} hasTrend={parts.length > 0} />
      </Disclosure>
    </div>
  )
}

/** Each day with a value, a trend or a forecast, the oldest first. */
function readingsOf(
  points: readonly ChartPoint[],
  parts: readonly (readonly BandPoint[])[],
  fan: readonly BandPoint[],
): Reading[] {
  const readings = new Map<string, Reading>()
  const add = (trend: BandPoint, isAhead: boolean) =>
    readings.set(trend.day, { day: trend.day, value: null, isDoubted: false, trend, isAhead })
  for (const trend of fan) add(trend, true)
  for (const trend of parts.flat()) add(trend, false)
  for (const { day, value, isDoubted = false } of points) {
    readings.set(day, { day, value, isDoubted, trend: readings.get(day)?.trend ?? null, isAhead: false })
  }
  return [...readings.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** „3. listopadu 2026: 80,4 kg, trend 80,1 kg (79,6–80,6 kg)“ */
function sayReading({ day, value, isDoubted, trend, isAhead }: Reading, unit: string): string {
  if (isAhead && trend) return `${dayText(day)}: odhad ${sayTrend(trend, unit)}`
  const said = value === null ? 'bez měření' : `${formatNumber(value, 2)}\u00a0${unit}`
  const doubt = isDoubted ? ' (trend tomuto záznamu nevěří)' : ''
  const smooth = trend === null ? '' : `, trend ${sayTrend(trend, unit)}`
  return `${dayText(day)}: ${said}${doubt}${smooth}`
}

const sayTrend = ({ value, low, high }: BandPoint, unit: string): string =>
  `${formatNumber(value, 1)}\u00a0${unit} (${formatNumber(low, 1)}–${formatNumber(high, 1)}\u00a0${unit})`

type TableProps = { title: string; unit: string; readings: readonly Reading[]; hasTrend: boolean }

function ReadingTable({ title, unit, readings, hasTrend }: TableProps) {
  return (
    <ScrollRegion label={`${title}: hodnoty`} className="max-h-96 overflow-auto rounded-md">
      <table className="figures w-full text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3">
              Den
            </th>
            <th scope="col" className="py-2 pr-3">
              {title} ({unit})
            </th>
            {hasTrend ? (
              <th scope="col" className="py-2">
                Trend
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {readings.toReversed().map(({ day, value, trend, isAhead }) => (
            <tr key={day} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                {sayShortDay(day)}
                {isAhead ? ' (odhad)' : ''}
              </th>
              <td className="py-1.5 pr-3">{value === null ? '–' : formatNumber(value, 2)}</td>
              {hasTrend ? <td className="py-1.5">{trend === null ? '–' : sayTrend(trend, unit)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
