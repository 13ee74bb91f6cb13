import { scaleLinear, scaleUtc } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { formatNumber } from '@zivina/czech/format-number'
import { useEffect, useRef, useState } from 'react'
import {
  type BandPoint,
  type ChartPoint,
  countedExtent,
  extentOf,
  type Goal,
  goalInSight,
  namedDays,
  roomFor,
  type Scale,
} from './chart-series.ts'

type LineChartProps = {
  points: readonly ChartPoint[]
  /** A trend with its band, a list for each stretch; without one the points themselves are joined. */
  parts?: readonly (readonly BandPoint[])[]
  /** Where the trend goes. */
  fan?: readonly BandPoint[]
  goal?: Goal | null
  /** Counts begin at zero and have whole figures at the axis; measurements show what they span. */
  scale?: Scale
  height?: number
  /** The day that is read out, marked by a line. */
  marked: string | null
  onMark: (day: string) => void
}

const HEIGHT = 280
const EDGE = { right: 10, top: 10, bottom: 30 }
/** Pixels that the label of a day takes, and that of a month with its year. */
const LABEL_WIDTH = { day: 60, month: 90 }
/** A label nearer to the right edge would be cut off. */
const LABEL_ROOM = 34
const NONE: readonly (readonly BandPoint[])[] = []

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const shortDay = new Intl.DateTimeFormat('cs-CZ', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
const monthOf = new Intl.DateTimeFormat('cs-CZ', { month: 'numeric', year: 'numeric', timeZone: 'UTC' })
const LONG = 200 * 86_400_000
/** Points nearer to each other than so many pixels would be one thick line: the line that joins them is enough. */
const CROWDED = 6
/** A figure at the axis. */
const figureText = (value: number): string => formatNumber(value, 1)

/**
 * Points and their trend over days. It is hidden from screen readers and keys: the reading beside it and the table say the same.
 */
export default function LineChart({
  points,
  parts = NONE,
  fan = [],
  goal = null,
  scale = 'measured',
  height = HEIGHT,
  marked,
  onMark,
}: LineChartProps) {
  const { ref, width } = useWidth()
  const days = [...points, ...parts.flat(), ...fan].map(({ day }) => day).toSorted()
  const extent = scale === 'counted' ? countedExtent(points) : extentOf(points, [...parts, fan])
  const wanted = goal && goalInSight(goal, extent)
  const y = scaleLinear({ domain: wanted?.extent ?? extent, range: [height - EDGE.bottom, EDGE.top], nice: true })
  const [low = 0, high = 0] = y.domain()
  const ticks = y.ticks(height < HEIGHT ? 3 : 5)
  // Half a person was never counted.
  const figures = scale === 'counted' ? ticks.filter(Number.isInteger) : ticks
  const left = roomFor(figures.map(figureText))
  const x = scaleUtc({
    domain: [at(days[0] ?? ''), at(days.at(-1) ?? '')],
    range: [left, Math.max(width - EDGE.right, left + 1)],
  })
  const isLine = parts.length === 0 && (width - left) / points.length < CROWDED
  const inSight = points.filter(({ value }) => value >= low && value <= high && !isLine)
  const mark = (pixels: number) => {
    const nearest = days.toSorted((a, b) => Math.abs(x(at(a)) - pixels) - Math.abs(x(at(b)) - pixels))[0]
    if (nearest !== undefined) onMark(nearest)
  }
  const joined = parts.length > 0 ? parts : [points.map((point) => ({ ...point, low: point.value, high: point.value }))]
  return (
    <div ref={ref} className="w-full">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        data-chart="line"
        className="block max-w-full touch-pan-y"
        onPointerMove={({ nativeEvent }) => mark(nativeEvent.offsetX)}
        onPointerDown={({ nativeEvent }) => mark(nativeEvent.offsetX)}
      >
        {wanted ? <GoalBand band={wanted} y={y} edges={[left, width - EDGE.right]} /> : null}
        <Grid x={x} y={y} size={[width, height]} figures={figures} />
        <Fan fan={fan} x={(day) => x(at(day))} y={y} />
        {parts.map((part) => (
          <Area
            key={part[0]?.day}
            data={[...part]}
            x={({ day }) => x(at(day))}
            y0={({ low }) => y(low)}
            y1={({ high }) => y(high)}
            className="fill-brand-soft"
          />
        ))}
        {joined.map((part) => (
          <LinePath
            key={part[0]?.day}
            data={[...part]}
            x={({ day }) => x(at(day))}
            y={({ value }) => y(value)}
            fill="none"
            strokeWidth={parts.length > 0 ? 2.5 : 1.5}
            className="stroke-brand"
          />
        ))}
        {inSight.map(({ day, value, isDoubted }) => (
          <circle
            key={day}
            cx={x(at(day))}
            cy={y(value)}
            r={points.length > 150 ? 2 : 3.5}
            strokeWidth={1}
            className={isDoubted ? 'fill-surface stroke-error' : 'fill-control stroke-surface'}
          />
        ))}
        {marked === null ? null : (
          <line
            x1={x(at(marked))}
            x2={x(at(marked))}
            y1={EDGE.top}
            y2={height - EDGE.bottom}
            className="stroke-heading"
          />
        )}
      </svg>
    </div>
  )
}

type FanProps = { fan: readonly BandPoint[]; x: (day: string) => number; y: (value: number) => number }

/** Where the trend goes: its middle dashed, within a band that widens. */
function Fan({ fan, x, y }: FanProps) {
  if (fan.length === 0) return null
  const data = [...fan]
  return (
    <g data-chart="fan">
      <Area
        data={data}
        x={({ day }) => x(day)}
        y0={({ low }) => y(low)}
        y1={({ high }) => y(high)}
        className="fill-brand-soft stroke-brand"
        strokeWidth={1}
        strokeDasharray="2 4"
      />
      <LinePath
        data={data}
        x={({ day }) => x(day)}
        y={({ value }) => y(value)}
        fill="none"
        strokeWidth={2}
        strokeDasharray="6 5"
        className="stroke-brand"
      />
    </g>
  )
}

type GoalBandProps = {
  band: { low: number; high: number; value: number }
  y: (value: number) => number
  edges: [left: number, right: number]
}

/** What is wanted: a band across all days, with its figure. */
function GoalBand({ band: { low, high, value }, y, edges: [left, right] }: GoalBandProps) {
  return (
    <g data-chart="goal">
      <rect
        x={left}
        y={y(high)}
        width={Math.max(right - left, 0)}
        height={Math.max(y(low) - y(high), 4)}
        className="fill-accent-soft"
      />
      <text x={left + 6} y={y(high) - 5} className="figures fill-heading text-sm">
        cíl {formatNumber(value, 1)} kg
      </text>
    </g>
  )
}

type GridProps = {
  x: ReturnType<typeof scaleUtc<number>>
  y: ReturnType<typeof scaleLinear<number>>
  size: [width: number, height: number]
  /** The values that are named at the axis. */
  figures: readonly number[]
}

function Grid({ x, y, size: [width, height], figures }: GridProps) {
  const [first = new Date(0), last = new Date(0)] = x.domain()
  const [left = 0] = x.range()
  const isLong = last.getTime() - first.getTime() > LONG
  const format = isLong ? monthOf : shortDay
  const hasRoom = (day: Date) => x(day) <= width - LABEL_ROOM
  const labels = isLong
    ? x.ticks(Math.max(2, Math.floor((width - left) / LABEL_WIDTH.month)))
    : namedDays([first, last], (width - left) / LABEL_WIDTH.day)
  return (
    <g className="figures text-xs">
      {figures.map((value) => (
        <g key={value}>
          <line x1={left} x2={width - EDGE.right} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={left - 8} y={y(value)} dy="0.32em" textAnchor="end" className="fill-muted">
            {figureText(value)}
          </text>
        </g>
      ))}
      {labels.filter(hasRoom).map((day) => (
        <text key={day.getTime()} x={x(day)} y={height - 8} textAnchor="middle" className="fill-muted">
          {format.format(day)}
        </text>
      ))}
    </g>
  )
}

/** The width that the chart has on the page, in pixels. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(320)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry?.contentRect.width ?? 0))))
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
