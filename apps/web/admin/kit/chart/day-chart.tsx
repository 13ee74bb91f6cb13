import { formatNumber } from '@zivina/czech/format-number'
import { useState } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'

/** Days with a figure each; null where nothing is known. */
export type DaySeries = { title: string; unit: string; days: readonly { day: string; value: number | null }[] }

const LineChart = lazyPart(() => import('#app/features/body/line-chart.tsx'), {
  waiting: <Skeleton className="h-45 w-full rounded-md" />,
})

/** A figure of days as a line. The day under the pointer is read out; a table beside it must say the same. */
export function DayChart({ title, unit, days }: DaySeries) {
  const [marked, setMarked] = useState<string | null>(null)
  const points = days.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]))
  const last = points.at(-1)
  if (last === undefined) return <p className="text-muted">{title}: zatím není co ukázat.</p>
  const { day, value } = points.find((point) => point.day === marked) ?? last
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{title}</span>
        <span className="figures font-semibold">
          {dateText(day)}: {sayValue(value, unit)}
        </span>
      </figcaption>
      <LineChart points={points} scale="counted" height={180} marked={marked} onMark={setMarked} />
    </figure>
  )
}

/** „12“ or „1 250,50 Kč“ */
export function sayValue(value: number, unit: string): string {
  return unit === '' ? formatNumber(value, 0) : `${formatNumber(value, 2)}\u00a0${unit}`
}
