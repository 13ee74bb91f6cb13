import type { AllergenCondition, FoodsCondition } from './conditions.ts'
import { type Dish, linesOf } from './dish.ts'
import { alcoholPer100, isOpaque } from './figures.ts'
import { type Finding, finding, pickLines } from './findings.ts'
import { aboutFoods, gramsSentence } from './sentences.ts'
import type { JudgedLine } from './verdicts.ts'

/** Whether foods of some groups are there, or more of them than a portion may have. Null when nothing is to be said. */
export function judgeFoods(condition: FoodsCondition, dish: Dish): Finding | null {
  if (!applies(condition, dish)) return null
  const hits = linesOf(dish, condition.groups).filter((index) => !isExempt(condition, dish.recipe.lines[index]))
  if (condition.over !== undefined) return judgeGrams(condition, dish, hits)
  const { alcohol_over } = condition
  if (alcohol_over !== undefined) {
    dish.recipe.lines.forEach((line, index) => {
      if (alcoholPer100(line).low > alcohol_over && !hits.includes(index)) hits.push(index)
    })
  }
  if (hits.length > 0) return hit(condition, pickLines(dish, hits), () => condition.reason)
  if (condition.effect === 'warning' || alcohol_over === undefined) return null
  const unsure = dish.recipe.lines.filter((line) => !isOpaque(line) && alcoholPer100(line).high > alcohol_over)
  if (unsure.length === 0) return null
  return finding(condition, 'unknown', () => aboutFoods(unsure, 'neznáme přesný obsah alkoholu.'), unsure)
}

function judgeGrams(condition: FoodsCondition, dish: Dish, hits: readonly number[]): Finding | null {
  const limit = condition.over ?? 0
  const grams = { low: 0, high: 0 }
  for (const index of hits) {
    grams.low += dish.grams[index]?.low ?? 0
    grams.high += dish.grams[index]?.high ?? Number.POSITIVE_INFINITY
  }
  grams.low = Number(grams.low.toPrecision(9))
  grams.high = Number(grams.high.toPrecision(9))
  const lines = pickLines(dish, hits)
  const sentence = () => `${gramsSentence(grams, limit)} ${condition.reason}`
  if (grams.low > limit) return hit(condition, lines, sentence)
  if (grams.high <= limit || condition.effect === 'warning') return null
  const doubt = `nevíme přesně, kolik gramů je v porci; u této diety jich smí být nejvýše ${limit}.`
  return finding(condition, 'unknown', () => aboutFoods(lines, doubt), lines)
}

/** Whether every line is certainly free of the allergen. Certain is a label, or a food that cannot have it by its nature. */
export function judgeAllergen(condition: AllergenCondition, dish: Dish): Finding | null {
  const inside: JudgedLine[] = []
  const unsure: JudgedLine[] = []
  for (const line of dish.recipe.lines) {
    const known = line.allergens[condition.allergen]
    const isLabelled = known?.evidence === 'label'
    if (known?.state === 'contains' || (known?.state === 'may_contain' && isLabelled)) inside.push(line)
    else if (known?.state !== 'free' || !(isLabelled || known.evidence === 'nature')) unsure.push(line)
  }
  if (inside.length > 0) return finding(condition, 'excluded', () => aboutFoods(inside, condition.reason), inside)
  if (unsure.length > 0) return finding(condition, 'unknown', () => aboutFoods(unsure, condition.missing), unsure)
  return null
}

/** Lines whose groups are not all known: an excluded group may be among them. Null when there is none. */
export function judgeOpaque(condition: { id: string; source: 'own' }, dish: Dish): Finding | null {
  if (dish.opaque.length === 0) return null
  const lines = pickLines(dish, dish.opaque)
  const doubt = 'nevíme o všem, z čeho se potravina skládá, proto vhodnost nelze posoudit.'
  return finding(condition, 'unknown', () => aboutFoods(lines, doubt), lines)
}

function hit(condition: FoodsCondition, lines: readonly JudgedLine[], sentence: () => string): Finding {
  const verdict = condition.effect === 'warning' ? 'warning' : 'excluded'
  return finding(condition, verdict, () => aboutFoods(lines, sentence()), lines)
}

function applies(condition: FoodsCondition, dish: Dish): boolean {
  if (condition.cooking !== undefined && condition.cooking !== dish.recipe.cooking_type) return false
  return condition.classes === undefined || condition.classes.some((name) => dish.classes.includes(name))
}

function isExempt(condition: FoodsCondition, line: JudgedLine | undefined): boolean {
  return line === undefined || (condition.unless?.some((group) => line.food_groups.includes(group)) ?? false)
}
