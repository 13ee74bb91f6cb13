import { CALORIE_LIMITS, type Range } from './filters.ts'

/** Calorie bands of one portion in kcal; a band at the edge of the slider is open there. */
export const CALORIE_BANDS = {
  lower: { key: 'lower', name: 'Lehčí jídla do\u00a0350\u00a0kcal', calorie_span: [50, 350] },
  from: { key: 'from', name: 'Od\u00a0350 do\u00a0500\u00a0kcal', calorie_span: [350, 500] },
  higher: { key: 'higher', name: 'Vydatnější jídla nad 500\u00a0kcal', calorie_span: [500, 850] },
} as const satisfies Record<string, { key: string; name: string; calorie_span: Range }>
export type CalorieBand = keyof typeof CALORIE_BANDS

/** Whether a span holds a whole band. The span that restricts nothing holds none. */
export function isBandOn(span: Range, band: CalorieBand): boolean {
  if (span.join() === CALORIE_LIMITS.join()) return false
  const [low, high] = CALORIE_BANDS[band].calorie_span
  return span[0] <= low && span[1] >= high
}

/**
 * The span after a press on a band. Bands that are on and adjoin it join with it into one span; one that does not adjoin them
 * replaces them, and so does the middle one taken away, as one span cannot have a gap. All of them together restrict nothing.
 */
export function toggleBand(span: Range, band: CalorieBand): Range {
  const pressed = CALORIE_BANDS[band].calorie_span
  const others = Object.keys(CALORIE_BANDS)
    .filter((key): key is CalorieBand => key !== band)
    .filter((key) => isBandOn(span, key))
    .map((key): Range => CALORIE_BANDS[key].calorie_span)
  if (isBandOn(span, band)) return others[0] ?? CALORIE_LIMITS
  const low = Math.min(...others.map(([from]) => from))
  const high = Math.max(...others.map(([, to]) => to))
  if (high === pressed[0]) return [low, pressed[1]]
  return low === pressed[1] ? [pressed[0], high] : pressed
}
