import type { DayRemains } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { type RecipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { type Remains, remainsOf, withPortion } from '@zivina/nutrition/remains'

/** What is said of a goal that was reached: neither praise nor blame. */
const REACHED = 'naplněno'
const UNKNOWN = 'nevíme'

export type Part = keyof DayRemains['parts']

/** What remains of a nutrient now and after a portion; null where there is no goal. */
export type Left = { now: Remains | null; after: Remains | null }

/** @param totals of the portion */
export function leftOf(part: Part, remains: DayRemains, totals: RecipeTotals): Left | null {
  const { goal, eaten, coverage } = remains.parts[part]
  if (goal === null) return null
  const known = { amount: eaten, coverage }
  const portion = { amount: totals[TOTAL_FIELDS[part]], coverage: totals.nutrient_coverage[part] }
  return { now: remainsOf(goal, known), after: remainsOf(goal, withPortion(known, portion)) }
}

/** „640 z 1 240 kcal“, „o 120 kcal víc“, „naplněno“, „nevíme“ */
export function energyLeft({ now, after }: Left, unit: 'calories' | 'kilojoules'): string {
  const figure = (kilojoules: number) =>
    formatNumber(unit === 'calories' ? (caloriesFromKilojoules(kilojoules) ?? 0) : kilojoules, 0)
  const name = `${NBSP}${unit === 'calories' ? 'kcal' : 'kJ'}`
  if (now?.most !== undefined && now.most !== null && now.most <= 0) return REACHED
  if (after === null || after.most === null || now === null || now.most === null) return UNKNOWN
  if (after.most < 0) return `o${NBSP}${figure(-after.most)}${name} víc`
  return `${figure(after.most)} z${NBSP}${figure(now.most)}${name}`
}

/** „20–60 g“, „až 45 g“, „20 g“ where only the least is a goal, „o 5 g víc“, „naplněno“, „nevíme“ */
export function gramsLeft({ now, after }: Left): string {
  if (now !== null && isReached(now)) return REACHED
  if (after === null) return UNKNOWN
  const [least, most] = [whole(after.least), whole(after.most)]
  if (most === null) return least !== null && least > 0 ? grams(least) : REACHED
  if (most < 0) return ['o', grams(-most), 'víc'].join(NBSP)
  if (most === 0) return REACHED
  if (least === null || least <= 0) return ['až', grams(most)].join(NBSP)
  return least === most ? grams(least) : [least, grams(most)].join('–')
}

/** Whether as much was eaten as the goal says: the most, or the least where it has no most. */
function isReached({ least, most }: Remains): boolean {
  const bound = whole(most ?? least)
  return bound !== null && bound <= 0
}

const whole = (value: number | null) => (value === null ? null : Math.round(value))
const grams = (figure: number) => `${figure}${NBSP}g`
