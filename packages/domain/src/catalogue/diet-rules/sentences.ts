import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { roundTo } from '@zivina/czech/number-input'
import type { Range } from '@zivina/nutrition/constituents/range'
import type { LimitCondition } from './conditions.ts'
import type { Dish } from './dish.ts'
import type { Figure } from './figures.ts'
import type { RecipeClass } from './recipe-classes.ts'
import type { JudgedLine } from './verdicts.ts'

/** The unit of a figure, its name after a quantity („5 g tuku“), and after „u potraviny neznáme“. */
export const FIGURE_WORDS = {
  kilojoules: { unit: 'kJ', of: '', missing: 'energii' },
  protein: { unit: 'g', of: 'bílkovin', missing: 'bílkoviny' },
  carbohydrates: { unit: 'g', of: 'sacharidů', missing: 'sacharidy' },
  fat: { unit: 'g', of: 'tuku', missing: 'tuk' },
  fiber: { unit: 'g', of: 'vlákniny', missing: 'vlákninu' },
  sugars: { unit: 'g', of: 'cukrů', missing: 'cukry' },
  free_sugars: { unit: 'g', of: 'volných cukrů', missing: 'cukry' },
  flavouring_alcohol_g: { unit: 'g', of: 'alkoholu z\u00a0aromatu', missing: 'obsah alkoholu' },
  sugars_without_milk: { unit: 'g', of: 'cukrů mimo mléko', missing: 'cukry' },
  saturated_fats: { unit: 'g', of: 'nasycených tuků', missing: 'nasycené tuky' },
  salt: { unit: 'g', of: 'soli', missing: 'sůl' },
  alcohol_g: { unit: 'g', of: 'alkoholu', missing: 'obsah alkoholu' },
  lactose_g: { unit: 'g', of: 'laktózy', missing: 'obsah laktózy' },
  retinol_ug: { unit: 'µg', of: 'retinolu', missing: 'obsah retinolu' },
  caffeine_mg: { unit: 'mg', of: 'kofeinu', missing: 'obsah kofeinu' },
  cholesterol_mg: { unit: 'mg', of: 'cholesterolu', missing: 'obsah cholesterolu' },
  mass_g: { unit: 'g', of: 'dohromady', missing: 'hmotnost' },
  volume_ml: { unit: 'ml', of: 'dohromady', missing: 'objem' },
} as const satisfies Record<Figure, { unit: string; of: string; missing: string }>

/** What gives a share of energy, as the subject of a sentence. */
const ENERGY_SUBJECTS: Partial<Record<Figure, string>> = {
  protein: 'Bílkoviny dodávají',
  carbohydrates: 'Sacharidy dodávají',
  fat: 'Tuky dodávají',
  sugars: 'Cukry dodávají',
  free_sugars: 'Volné cukry dodávají',
  saturated_fats: 'Nasycené tuky dodávají',
}

export const CLASS_WORDS = {
  main: 'hlavní jídlo',
  snack: 'menší jídlo',
  drink: 'nápoj',
} as const satisfies Record<RecipeClass, string>

/** Names listed before the rest is only counted. */
const NAMES_MAX = 3

/** Binds numbers to their units, and prepositions and conjunctions of one letter to the next word, by spaces that do not break. */
export function bindSpaces(text: string): string {
  return text
    .replace(/(^|[\s(„])([kosuvzaiKOSUVZAI]) /g, `$1$2${NBSP}`)
    .replace(/(\d) (?=g\b|mg\b|µg|kg\b|ml\b|kJ\b|%)/g, `$1${NBSP}`)
}

/** „Slanina: …“, „Máslo, Smetana a další (2): …“. */
export function aboutFoods(lines: readonly JudgedLine[], reason: string): string {
  return bindSpaces(`${listNames(lines)}: ${reason}`)
}

/** Names of foods without repetition; after the third only their number. */
export function listNames(lines: readonly JudgedLine[]): string {
  const names = [...new Set(lines.map((line) => line.name))]
  const rest = names.length - NAMES_MAX
  return rest <= 0 ? names.join(', ') : `${names.slice(0, NAMES_MAX).join(', ')} a další (${rest})`
}

/** A reference serving that is more than the portion of the recipe; null where it is that portion. */
export type NamedServing = { amount: number; unit: 'g' | 'ml' } | null

/** The reference serving of a class, if it is surely more than the portion of the recipe and its size is known. */
export function servingOf({ servings }: Pick<Dish, 'servings'>, name: RecipeClass): NamedServing {
  const { scale, reference } = servings.of[name]
  if (!(scale.low > 1) || reference.low !== reference.high) return null
  return { amount: reference.low, unit: name === 'drink' ? 'ml' : 'g' }
}

/** „v porci je 12 g, u této diety nejvýše 5 g.“ */
export function gramsSentence(grams: Range, limit: number, serving: NamedServing = null): string {
  const where = serving === null ? 'v\u00a0porci' : `v\u00a0běžné porci (${serving.amount}${NBSP}${serving.unit})`
  return `${where} je ${quantity(grams, limit, 'g')}, u této diety nejvýše ${figure(limit)} g.`
}

/**
 * The figure and its limit: „Porce má 32 g tuku, u této diety nejvýše 22 g.“ The class is named where limits differ by class.
 * Decimals are added until the two numbers differ as their values do.
 */
export function limitSentence(
  condition: LimitCondition,
  value: Range,
  limit: number,
  name: RecipeClass,
  serving: NamedServing = null,
): string {
  return bindSpaces(
    [`${statement(condition, value, limit, serving)}, ${demand(condition, limit, name)}.`, condition.reason]
      .filter(Boolean)
      .join(' '),
  )
}

/** „hlavní jídlo má u této diety mít nejvýše 22 g“ */
function demand(condition: LimitCondition, limit: number, name: RecipeClass): string {
  const unit = condition.per === 'energy' ? '%' : FIGURE_WORDS[condition.figure].unit
  const bound = `${condition.bound === 'max' ? 'nejvýše' : 'nejméně'} ${figure(limit)} ${unit}`
  const values = Object.values(condition.values)
  const isSame = values.length === 3 && new Set(values).size === 1
  return isSame ? `u této diety ${bound}` : `${CLASS_WORDS[name]} má u této diety mít ${bound}`
}

function statement(condition: LimitCondition, value: Range, limit: number, serving: NamedServing): string {
  const { unit, of } = FIGURE_WORDS[condition.figure]
  if (condition.per === 'energy') {
    return `${ENERGY_SUBJECTS[condition.figure] ?? 'Podíl je'} ${quantity(value, limit, '%')} energie`
  }
  const amount = [quantity(value, limit, unit), of].filter(Boolean).join(' ')
  if (condition.per === '100_ml') return `Ve 100 ml je ${amount}`
  if (condition.per === '100_g') return `Ve 100 g je ${amount}`
  if (condition.per === '10_g_carbohydrates') return `Na 10 g sacharidů připadá ${amount}`
  if (condition.figure === 'mass_g') return `Porce váží ${quantity(value, limit, unit)}`
  return `${serving === null ? 'Porce' : `Běžná porce (${serving.amount}${NBSP}${serving.unit})`} má ${amount}`
}

/** „Neznáme vlákninu u těchto potravin: Chia, Kakao.“ */
export function missingSentence(of: Figure, lines: readonly JudgedLine[]): string {
  const { missing } = FIGURE_WORDS[of]
  return bindSpaces(`Neznáme ${missing} u těchto potravin: ${listNames(lines)}.`)
}

/** A number or two with their unit, told apart from the limit where they differ from it. */
function quantity(value: Range, limit: number, unit: string): string {
  const decimals = decimalsFor(value, limit)
  const low = formatNumber(value.low, decimals)
  if (!Number.isFinite(value.high)) return `nejméně ${low} ${unit}`
  const high = formatNumber(value.high, decimals)
  return low === high ? `${low} ${unit}` : `${low}–${high} ${unit}`
}

function decimalsFor(value: Range, limit: number): number {
  const smallest = Math.max(value.low, value.high) >= 100 ? 0 : 1
  for (let decimals = smallest; decimals < 6; decimals += 1) {
    const isTold = [value.low, value.high].every(
      (bound) => bound === limit || !Number.isFinite(bound) || roundTo(bound, decimals) !== roundTo(limit, 2),
    )
    if (isTold) return decimals
  }
  return 6
}

function figure(limit: number): string {
  return formatNumber(limit, 2)
}
