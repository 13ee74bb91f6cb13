import type { Nutrient } from '@zivina/nutrition/nutrients'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'
import { cn } from '#app/kit/ui/class-names.ts'

/** Each dashed in its own way, so that colour is not the only difference. */
const DASHES = { protein: undefined, carbohydrates: '7 4', fat: '2 4' } as const
export type DrawnMacro = keyof typeof DASHES
export const DRAWN_MACROS = Object.keys(DASHES) as DrawnMacro[]

const HEIGHT = 100

type MacroLinesProps = {
  /** Grams, at each point for each nutrient; null is a gap. */
  points: readonly Readonly<Record<DrawnMacro, number | null>>[]
}

/** Macronutrients over time as lines that break where nothing was recorded. Hidden from screen readers, as the bars of energy. */
export function MacroLines({ points }: MacroLinesProps) {
  const most = Math.max(1, ...points.flatMap((point) => DRAWN_MACROS.map((each) => point[each] ?? 0))) * 1.05
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-32 w-full"
      data-chart="diary-macros"
    >
      <line
        x1="0"
        x2={points.length}
        y1={HEIGHT}
        y2={HEIGHT}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      {DRAWN_MACROS.map((macro) => {
        const heights = points.map((point) => heightOf(point[macro], most))
        const line = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const
        const className = NUTRIENT_STYLES[macro].stroke
        return (
          <g key={macro}>
            <path
              {...line}
              d={pathOf(heights)}
              strokeWidth="2.5"
              strokeDasharray={DASHES[macro]}
              className={className}
            />
            <path {...line} d={dotsOf(heights)} strokeWidth="7" className={className} />
          </g>
        )
      })}
    </svg>
  )
}

/** The key of a line, as it is drawn. */
export function LineKey({ macro }: { macro: DrawnMacro }) {
  return (
    <svg aria-hidden="true" width="28" height="8" className="inline-block align-middle">
      <line
        x1="2"
        x2="26"
        y1="4"
        y2="4"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={DASHES[macro]}
        className={cn(NUTRIENT_STYLES[macro satisfies Nutrient].stroke)}
      />
    </svg>
  )
}

function heightOf(value: number | null, most: number): number | null {
  return value === null ? null : HEIGHT - (value / most) * HEIGHT
}

const placeOf = (height: number, at: number) => `${at + 0.5} ${height.toFixed(2)}`

/**
 * A path through the middles of the places; it begins anew after a gap.
 * @param heights by place, null for a gap
 */
export function pathOf(heights: readonly (number | null)[]): string {
  return heights
    .map((height, at) => {
      if (height === null) return ''
      return `${(heights[at - 1] ?? null) === null ? 'M' : 'L'}${placeOf(height, at)}`
    })
    .join('')
}

/** A dot at each recorded place that has none beside it. */
export function dotsOf(heights: readonly (number | null)[]): string {
  const isGap = (at: number) => (heights[at] ?? null) === null
  return heights
    .map((height, at) => (height !== null && isGap(at - 1) && isGap(at + 1) ? `M${placeOf(height, at)}h0` : ''))
    .join('')
}
