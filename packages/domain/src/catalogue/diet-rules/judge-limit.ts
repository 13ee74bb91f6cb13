import type { Range } from '@zivina/nutrition/constituents/range'
import { ENERGY_FACTORS } from '@zivina/nutrition/energy'
import type { LimitCondition } from './conditions.ts'
import { type Dish, linesOf } from './dish.ts'
import type { Figure } from './figures.ts'
import { type Finding, finding, pickLines } from './findings.ts'
import type { RecipeClass } from './recipe-classes.ts'
import { limitSentence, missingSentence, servingOf } from './sentences.ts'

/** kJ in a gram of what a share of energy is limited for. */
const FACTORS: Partial<Record<Figure, number>> = {
  protein: ENERGY_FACTORS.protein.kilojoules,
  carbohydrates: ENERGY_FACTORS.carbohydrates.kilojoules,
  sugars: ENERGY_FACTORS.carbohydrates.kilojoules,
  free_sugars: ENERGY_FACTORS.carbohydrates.kilojoules,
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
 * A maximum is met only by the upper bound of the figure and exceeded only by the lower one; between them it is unknown. Maxima are
 * judged in a reference serving of the class, minima and the weight of a portion as the recipe states it.
 *
 * @returns null when no class has this limit, when it is waived, or when nothing is to be warned of
 */
export function judgeLimit(condition: LimitCondition, dish: Dish): Finding | null {
  const worst = worstOutcome(condition, dish)
  if (worst === null || (worst.verdict === 'unknown' && condition.if_known)) return null
  const { verdict, value, limit, name } = worst
  if (condition.if_any && value.high === 0) return null
  if (condition.effect === 'warning' && verdict !== 'unsuitable') return null
  if (verdict === 'unknown') return unknownFinding(condition, dish, worst)
  const found = verdict === 'unsuitable' ? condition.effect : verdict
  const serving = isServed(condition) ? servingOf(dish, name) : null
  return finding(condition, found, () => limitSentence(condition, value, limit, name, serving), [], condition.remedy)
}

function worstOutcome(condition: LimitCondition, dish: Dish): Outcome | null {
  let worst: Outcome | null = null
  for (const name of dish.classes) {
    const stated = condition.values[name]
    if (stated === undefined || isWaived(condition, dish, name) || isLeftOut(condition, dish, name)) continue
    const limit = name === 'drink' && isRelaxed(condition, dish) ? (condition.relaxed?.value ?? stated) : stated
    const outcome = outcomeOf(condition, dish, limit, name)
    if (worst === null || isWorse(condition, outcome, worst)) worst = outcome
  }
  return worst
}

function isWorse(condition: LimitCondition, a: Outcome, b: Outcome): boolean {
  if (a.verdict !== b.verdict) return RANK[a.verdict] > RANK[b.verdict]
  return condition.bound === 'max' ? a.limit < b.limit : a.limit > b.limit
}

function outcomeOf(condition: LimitCondition, dish: Dish, limit: number, name: RecipeClass): Outcome {
  const value = figureOf(condition, dish, name)
  const suits = condition.suitable_to?.[name]
  const verdict = compare(condition.bound, value, limit)
  if (verdict === 'unsuitable') {
    const { dense_from } = condition
    const isSurelyDense = dense_from === undefined || dish.servings.density.low >= dense_from
    return { verdict: isSurelyDense ? verdict : 'unknown', value, limit, name }
  }
  if (verdict === 'unknown' || suits === undefined || value.high <= suits) return { verdict, value, limit, name }
  return { verdict: inBand(condition, dish), value, limit: suits, name }
}

/** What the band between what suits and the limit means: borderline, if nothing else has to be held for that. */
function inBand({ borderline_if }: LimitCondition, dish: Dish): Outcome['verdict'] {
  if (borderline_if === undefined) return 'borderline'
  const { figure, to } = borderline_if
  const verdict = compare('max', energyShare(figure, dish), to)
  return verdict === 'suitable' ? 'borderline' : verdict
}

function compare(bound: LimitCondition['bound'], value: Range, limit: number): 'suitable' | 'unknown' | 'unsuitable' {
  if (bound === 'min') {
    if (value.low >= limit) return 'suitable'
    return value.high < limit ? 'unsuitable' : 'unknown'
  }
  if (value.low > limit) return 'unsuitable'
  return value.high > limit ? 'unknown' : 'suitable'
}

/** Whether a condition is about what is in a serving, and not a share or something that the recipe states. */
function isServed({ per, bound, figure }: LimitCondition): boolean {
  return per === 'portion' && bound === 'max' && figure !== 'mass_g'
}

function figureOf(condition: LimitCondition, dish: Dish, name: RecipeClass): Range {
  const { figure, per } = condition
  const { sums, servings } = dish
  const amount = sums[figure]
  if (per === '100_ml') return ratio(amount, sums.volume_ml, 100)
  if (per === '100_g') return ratio(amount, servings.grams, 100)
  if (per === '10_g_carbohydrates') return ratio(amount, sums.carbohydrates, 10)
  if (per === 'energy') return energyShare(figure, dish)
  if (figure === 'mass_g') return servings.grams
  return isServed(condition) ? dish.served[name][figure] : amount
}

function energyShare(figure: Figure, { sums, energyAgrees }: Dish): Range {
  if (!energyAgrees) return { low: 0, high: Number.POSITIVE_INFINITY }
  return ratio(sums[figure], sums.kilojoules, 100 * (FACTORS[figure] ?? Number.NaN))
}

/** Nothing of nothing is none; something of nothing may be anything. */
function ratio(amount: Range, base: Range, factor: number): Range {
  const low = amount.low === 0 || base.high === 0 ? 0 : (amount.low * factor) / base.high
  const high = amount.high === 0 ? 0 : (amount.high * factor) / base.low
  return { low: rounded(low), high: Number.isNaN(high) ? Number.POSITIVE_INFINITY : rounded(high) }
}

function isWaived({ figure, per, waived_to }: LimitCondition, { served }: Dish, name: RecipeClass): boolean {
  const waiver = per === 'energy' ? (waived_to ?? WAIVERS[figure]?.[name]) : undefined
  return waiver !== undefined && served[name][figure].high <= waiver
}

/** Whether the condition concerns only denser food, or servings with more carbohydrates, than this one surely is. */
function isLeftOut({ dense_from, carbohydrates_from }: LimitCondition, dish: Dish, name: RecipeClass): boolean {
  if (dense_from !== undefined && dish.servings.density.high < dense_from) return true
  if (carbohydrates_from === undefined) return false
  return dish.served[name].carbohydrates.high < (carbohydrates_from[name] ?? Number.POSITIVE_INFINITY)
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
    '10_g_carbohydrates': ['carbohydrates'],
    '100_g': ['mass_g'],
    '100_ml': ['volume_ml'],
    portion: ['mass_g'],
  }
  const lackingFigure = [figure, ...(bases[per] ?? [])].find((of) => dish.sums[of].lacking.length > 0)
  if (lackingFigure === undefined) {
    return finding(
      condition,
      'unknown',
      () => `${limitSentence(condition, value, limit, name, servingOf(dish, name))} Přesněji to nevíme.`,
    )
  }
  const lines = pickLines(dish, dish.sums[lackingFigure].lacking)
  return finding(condition, 'unknown', () => missingSentence(lackingFigure, lines), lines)
}

function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(9)) : value
}
