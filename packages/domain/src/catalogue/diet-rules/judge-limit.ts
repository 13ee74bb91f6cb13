import type { Range } from '@zivina/nutrition/constituents/range'
import { ENERGY_FACTORS } from '@zivina/nutrition/energy'
import type { LimitCondition } from './conditions.ts'
import { type Dish, linesOf } from './dish.ts'
import type { Figure } from './figures.ts'
import { type Finding, finding, pickLines } from './findings.ts'
import type { RecipeClass } from './recipe-classes.ts'
import { limitSentence, missingSentence } from './sentences.ts'

/** kJ in a gram of what a share of energy is limited for. */
const FACTORS: Partial<Record<Figure, number>> = {
  protein: ENERGY_FACTORS.protein.kilojoules,
  carbohydrates: ENERGY_FACTORS.carbohydrates.kilojoules,
  sugars: ENERGY_FACTORS.carbohydrates.kilojoules,
  fat: ENERGY_FACTORS.fat.kilojoules,
  saturated_fats: ENERGY_FACTORS.fat.kilojoules,
}

/** Grams in a portion up to which a share of energy does not matter. */
const WAIVERS: Partial<Record<Figure, Record<RecipeClass, number>>> = {
  fat: { main: 3, snack: 3, drink: 1 },
  saturated_fats: { main: 1, snack: 1, drink: 0.3 },
}

const RANK = { suitable: 0, borderline: 1, unknown: 2, unsuitable: 3 } as const
type Outcome = { verdict: keyof typeof RANK; value: Range; limit: number; name: RecipeClass }

/**
 * Compares a figure with its limit in every class of the dish; the worst outcome counts, and of equal ones the strictest limit.
 * A maximum is met only by the upper bound of the figure and exceeded only by the lower one; between them it is unknown.
 *
 * @returns null when no class has this limit, when it is waived, or when nothing is to be warned of
 */
export function judgeLimit(condition: LimitCondition, dish: Dish): Finding | null {
  const worst = worstOutcome(condition, dish)
  if (worst === null || (worst.verdict === 'unknown' && condition.if_known)) return null
  const { verdict, value, limit, name } = worst
  if (condition.effect === 'warning') {
    if (verdict !== 'unsuitable') return null
    return finding(condition, 'warning', () => limitSentence(condition, value, limit, name))
  }
  if (verdict !== 'unknown') return finding(condition, verdict, () => limitSentence(condition, value, limit, name))
  return unknownFinding(condition, dish, worst)
}

function worstOutcome(condition: LimitCondition, dish: Dish): Outcome | null {
  const value = figureOf(condition, dish)
  let worst: Outcome | null = null
  for (const name of dish.classes) {
    const stated = condition.values[name]
    if (stated === undefined || isWaived(condition, dish, name)) continue
    const limit = name === 'drink' && isRelaxed(condition, dish) ? (condition.relaxed?.value ?? stated) : stated
    const outcome: Outcome = { verdict: compare(condition, value, limit), value, limit, name }
    if (worst === null || isWorse(condition, outcome, worst)) worst = outcome
  }
  return worst
}

function isWorse(condition: LimitCondition, a: Outcome, b: Outcome): boolean {
  if (a.verdict !== b.verdict) return RANK[a.verdict] > RANK[b.verdict]
  return condition.bound === 'max' ? a.limit < b.limit : a.limit > b.limit
}

function compare({ bound, suitable_to }: LimitCondition, value: Range, limit: number): Outcome['verdict'] {
  if (bound === 'min') {
    if (value.low >= limit) return 'suitable'
    return value.high < limit ? 'unsuitable' : 'unknown'
  }
  if (value.low > limit) return 'unsuitable'
  if (value.high > limit) return 'unknown'
  return suitable_to !== undefined && value.high > suitable_to ? 'borderline' : 'suitable'
}

function figureOf({ figure, per }: LimitCondition, { sums, energyAgrees }: Dish): Range {
  const amount = sums[figure]
  if (per === '100_ml') return ratio(amount, sums.volume_ml, 100)
  if (per === '1000_kj') return ratio(amount, sums.kilojoules, 1000)
  if (per === 'energy') {
    if (!energyAgrees) return { low: 0, high: Number.POSITIVE_INFINITY }
    return ratio(amount, sums.kilojoules, 100 * (FACTORS[figure] ?? Number.NaN))
  }
  return amount
}

/** Nothing of nothing is none; something of nothing may be anything. */
function ratio(amount: Range, base: Range, factor: number): Range {
  const low = amount.low === 0 || base.high === 0 ? 0 : (amount.low * factor) / base.high
  const high = amount.high === 0 ? 0 : (amount.high * factor) / base.low
  return { low: rounded(low), high: Number.isNaN(high) ? Number.POSITIVE_INFINITY : rounded(high) }
}

function isWaived({ figure, per }: LimitCondition, { sums }: Dish, name: RecipeClass): boolean {
  const waiver = per === 'energy' ? WAIVERS[figure]?.[name] : undefined
  return waiver !== undefined && sums[figure].high <= waiver
}

/** Whether the groups surely make at least half of what is eaten. */
function isRelaxed({ relaxed }: LimitCondition, dish: Dish): boolean {
  if (relaxed === undefined) return false
  const grams = linesOf(dish, relaxed.groups).reduce((sum, index) => sum + (dish.grams[index]?.low ?? 0), 0)
  return grams > 0 && 2 * rounded(grams) >= dish.sums.mass_g.high
}

function unknownFinding(condition: LimitCondition, dish: Dish, { value, limit, name }: Outcome): Finding {
  const { figure, per } = condition
  if (per === 'energy' && !dish.energyAgrees && dish.sums.kilojoules.lacking.length === 0) {
    const lacking = [...dish.sums.protein.lacking, ...dish.sums.carbohydrates.lacking, ...dish.sums.fat.lacking]
    if (lacking.length === 0) {
      const text = 'Energie neodpovídá bílkovinám, sacharidům a\u00a0tukům, podíl na energii proto nelze posoudit.'
      return finding(condition, 'unknown', () => text)
    }
  }
  const bases: Partial<Record<LimitCondition['per'], Figure[]>> = {
    energy: ['kilojoules', 'protein', 'carbohydrates', 'fat'],
    '1000_kj': ['kilojoules'],
    '100_ml': ['volume_ml'],
  }
  const lackingFigure = [figure, ...(bases[per] ?? [])].find((of) => dish.sums[of].lacking.length > 0)
  if (lackingFigure === undefined) {
    return finding(condition, 'unknown', () => `${limitSentence(condition, value, limit, name)} Přesněji to nevíme.`)
  }
  const lines = pickLines(dish, dish.sums[lackingFigure].lacking)
  return finding(condition, 'unknown', () => missingSentence(lackingFigure, lines), lines)
}

function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(9)) : value
}
