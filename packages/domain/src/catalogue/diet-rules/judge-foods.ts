import { formatNumber } from '@zivina/czech/format-number'
import type { Range } from '@zivina/nutrition/constituents/range'
import { swells } from '#domain/catalogue/foods/food-yield.ts'
import type { AllergenCondition, FoodsCondition } from './conditions.ts'
import { type Dish, linesOf } from './dish.ts'
import { alcoholPer100, isOpaque, times } from './figures.ts'
import { type Finding, finding, pickLines } from './findings.ts'
import type { RecipeClass } from './recipe-classes.ts'
import { aboutFoods, bindSpaces, gramsSentence, type NamedServing, servingOf } from './sentences.ts'
import type { JudgedLine } from './verdicts.ts'

/** Whether foods of some groups are there, or more of them than a serving may have. Null when nothing is to be said. */
export function judgeFoods(condition: FoodsCondition, dish: Dish): Finding | null {
  if (!applies(condition, dish)) return null
  const whole = judgeKind(condition, dish)
  if (whole?.verdict === 'excluded') return whole
  return judgeLines(condition, dish) ?? whole
}

/** Whether the dish as a whole is such a food: a strong broth, a pizza. */
function judgeKind(condition: FoodsCondition, { kinds, recipe }: Dish): Finding | null {
  const { dishes = [], reason } = condition
  const text = () => bindSpaces(`${recipe.name === '' ? 'Toto jídlo' : recipe.name}: ${reason}`)
  if (dishes.some((kind) => kinds.surely.has(kind)))
    return finding(condition, verdictOf(condition), text, [], condition.remedy)
  if (condition.effect === 'warning' || !dishes.some((kind) => kinds.perhaps.has(kind))) return null
  const doubt = 'Z\u00a0postupu nevíme, jak dlouho se maso a\u00a0kosti vaří, a\u00a0tedy zda vzniká silný vývar.'
  return finding(condition, 'unknown', () => doubt)
}

function judgeLines(condition: FoodsCondition, dish: Dish): Finding | null {
  const hits = linesOf(dish, condition.groups).filter((index) => isCountedFor(condition, dish.recipe.lines[index]))
  if (condition.over !== undefined) return judgeGrams(condition, dish, hits)
  const { alcohol_over } = condition
  if (alcohol_over !== undefined) {
    dish.recipe.lines.forEach((line, index) => {
      const isStrong = alcoholPer100(line).low > alcohol_over && isCountedFor(condition, line)
      if (isStrong && !hits.includes(index)) hits.push(index)
    })
  }
  if (hits.length > 0) return hit(condition, pickLines(dish, hits), () => condition.reason)
  if (condition.effect === 'warning' || alcohol_over === undefined) return null
  const unsure = dish.recipe.lines.filter(
    (line) => !isOpaque(line) && isCountedFor(condition, line) && alcoholPer100(line).high > alcohol_over,
  )
  if (unsure.length === 0) return null
  return finding(condition, 'unknown', () => aboutFoods(unsure, 'neznáme přesný obsah alkoholu.'), unsure)
}

function judgeGrams(condition: FoodsCondition, dish: Dish, hits: readonly number[]): Finding | null {
  const limit = gramsLimit(condition, dish, hits)
  const scale = servingScale(condition, dish)
  const sum = { low: 0, high: 0 }
  for (const index of hits) {
    const factor =
      condition.dry_as_cooked !== undefined && isDry(dish.recipe.lines[index]) ? condition.dry_as_cooked : 1
    sum.low += factor * (dish.grams[index]?.low ?? 0)
    sum.high += factor * (dish.grams[index]?.high ?? Number.POSITIVE_INFINITY)
  }
  const served = times(sum, scale, 1)
  const grams = { low: Number(served.low.toPrecision(9)), high: Number(served.high.toPrecision(9)) }
  const lines = pickLines(dish, hits)
  const serving = largestServing(condition, dish)
  const sentence = () => `${gramsSentence(grams, limit, serving)} ${condition.reason}`
  if (grams.low > limit) return hit(condition, lines, sentence)
  if (grams.high <= limit || condition.effect === 'warning') return null
  const doubt = `nevíme přesně, kolik gramů je v porci; u této diety jich smí být nejvýše ${formatNumber(limit, 1)}.`
  return finding(condition, 'unknown', () => aboutFoods(lines, doubt), lines)
}

function gramsLimit({ over = 0, alone }: FoodsCondition, dish: Dish, hits: readonly number[]): number {
  if (alone === undefined) return over
  const isAlone = pickLines(dish, hits).every(({ food_groups }) => food_groups.includes(alone.group))
  return isAlone ? alone.over : over
}

/** The classes of the dish that the condition concerns. */
function classesOf({ classes }: FoodsCondition, dish: Dish): RecipeClass[] {
  return dish.classes.filter((name) => classes === undefined || classes.includes(name))
}

/** How many portions the largest serving is of the classes that the condition concerns. */
function servingScale(condition: FoodsCondition, dish: Dish): Range {
  const scales = classesOf(condition, dish).map((name) => dish.servings.of[name].scale)
  return { low: Math.max(...scales.map(({ low }) => low)), high: Math.max(...scales.map(({ high }) => high)) }
}

/** The largest serving, where it is more than the portion of the recipe. */
function largestServing(condition: FoodsCondition, dish: Dish): NamedServing {
  const names = classesOf(condition, dish)
  const largest = names.toSorted((a, b) => dish.servings.of[b].scale.low - dish.servings.of[a].scale.low)[0]
  return largest === undefined ? null : servingOf(dish, largest)
}

/** Whether the food of a line takes up water while it cooks, so that its grams are those of the dry food. */
function isDry(line: JudgedLine | undefined): boolean {
  return line !== undefined && line.yield_class !== null && swells(line.yield_class)
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
  return finding(condition, verdictOf(condition), () => aboutFoods(lines, sentence()), lines, condition.remedy)
}

function verdictOf({ effect }: FoodsCondition): Finding['verdict'] {
  return effect === 'unsuitable' ? 'excluded' : effect
}

function applies(condition: FoodsCondition, dish: Dish): boolean {
  const { cooking, classes, unless_steps } = condition
  if (cooking !== undefined && cooking !== dish.recipe.cooking_type) return false
  if (unless_steps?.some((stem) => dish.steps.includes(stem))) return false
  return classes === undefined || classes.some((name) => dish.classes.includes(name))
}

function isCountedFor({ unless, is_added_cold }: FoodsCondition, line: JudgedLine | undefined): boolean {
  if (line === undefined || (is_added_cold && !line.is_garnish)) return false
  return !(unless?.some((group) => line.food_groups.includes(group)) ?? false)
}
