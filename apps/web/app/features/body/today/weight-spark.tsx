import type { Weighing } from './use-today.ts'

const WIDTH = 96
const HEIGHT = 32
const EDGE = 3
const DAY_MS = 86_400_000

/** The last weights as a line, hidden from screen readers: the number is beside it and the chart one press further. Nothing of a single one. */
export function WeightSpark({ weighings }: { weighings: readonly Weighing[] }) {
  const points = sparkPoints(weighings)
  const last = points.at(-1)
  if (points.length < 2 || last === undefined) return null
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="shrink-0">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-brand"
      />
      <circle cx={last.x} cy={last.y} r={EDGE} className="fill-brand" />
    </svg>
  )
}

/** Places of weights in the picture, the oldest first: across by their days, up by kilograms. */
export function sparkPoints(weighings: readonly Weighing[]): { x: number; y: number }[] {
  const inTime = weighings.toReversed().map(({ day, weight }) => ({ at: Date.parse(day) / DAY_MS, weight }))
  const first = inTime[0]?.at ?? 0
  const days = Math.max(1, (inTime.at(-1)?.at ?? 0) - first)
  const kilograms = inTime.map(({ weight }) => weight)
  const lowest = Math.min(...kilograms)
  const range = Math.max(...kilograms) - lowest
  return inTime.map(({ at, weight }) => ({
    x: EDGE + ((at - first) / days) * (WIDTH - 2 * EDGE),
    y: range === 0 ? HEIGHT / 2 : EDGE + (1 - (weight - lowest) / range) * (HEIGHT - 2 * EDGE),
  }))
}
