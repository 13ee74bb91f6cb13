import type { Nutrient } from '@zivina/nutrition/nutrients'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'
import { cn } from '#app/kit/class-names.ts'

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
      {DRAWN_MACROS.map((macro) => (
        <path
          key={macro}
          d={pathOf(points.map((point) => point[macro]).map((value) => value && HEIGHT - (value / most) * HEIGHT))}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          strokeDasharray={DASHES[macro]}
          className={NUTRIENT_STYLES[macro].stroke}
        />
      ))}
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

/**
 * A path through the middles of the places; it begins anew after a gap, and a place between gaps is a dot.
 * @param heights by place, null for a gap
 */
export function pathOf(heights: readonly (number | null)[]): string {
  return heights
    .map((height, at) => {
      if (height === null) return ''
      const place = `${at + 0.5} ${height.toFixed(2)}`
      const isAlone = (heights[at - 1] ?? null) === null
      return isAlone ? `M${place}h0` : `L${place}`
    })
    .join('')
}
