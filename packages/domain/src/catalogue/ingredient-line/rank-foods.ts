import { normalizeSearch } from '@zivina/czech/search-text'
import { askedStems, foodStems } from './food-stems.ts'
import type { KitchenUnit } from './kitchen-units.ts'
import { USUAL_NAMES } from './usual-foods.ts'

/** The fields of a food that ranking needs. */
export type RankableFood = {
  slug: string
  name: string
  suggestion_names?: readonly string[]
  /** The author's own food: an exact match of its full name comes before the catalogue. */
  own?: boolean
}

/** The food that a line names. */
export type FoodQuestion = { name: string; unit: KitchenUnit | null }

export type RankedFood<Food extends RankableFood> = {
  food: Food
  /** 0 … 1: how likely it is that the line means this food. */
  confidence: number
}

/** From `LIKELY` on a match is offered as the answer, from `SURE` on without asking the person to check it. */
export const LIKELY = 0.35
export const SURE = 0.8

const USUAL_SCORE = 0.95
const OWN_NAME_SCORE = 0.98
/** Weights of the share of the line's words found in the food, and of the share of the food's words named by the line. */
const RECALL = 0.62
const PRECISION = 0.3
/** A food that only contains the words always scores lower than the usual food for them. */
const FOUND_MAX = 0.92
const STATE_PENALTY = 0.16
/** How similar two stems must be to count as the same with a typing error. */
const ALIKE = 0.72

/** Stems of a food's usual state: they neither raise nor lower the score. */
const NEUTRAL = stemsOf(
  'syrový čerstvý celý kus kvalitní domácí bílý žlutý obecný tuk loupaný extra panenský kůže kost typ velikost',
)
/** Stems of a state other than raw: a food that has them while the line does not is another food. */
const STATES = stemsOf(
  'vařený pečený smažený dušený mražený sterilovaný sušený uzený konzerva okapaný prášek light hotový slazený solený instantní ' +
    'bezlepkový krémový polévka kaše nápoj salát dezert omáčka sorbet zmrzlina kompot džus alternativa rostlinný veganský tyčinka ' +
    'chipsy nugety burger kostka pražený nakládaný granulovaný odtučněný celozrnný předsmažený zapékaný plněný',
)
/** States that the word for a tin implies. */
const TINNED = stemsOf('konzerva okapaný sterilovaný kompot')

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(foodStems(words))
}

/**
 * The slugs that the kitchen usually calls by this name; they are candidates even if a search by letters does not find them.
 */
export function usualSlugs({ name, unit }: FoodQuestion): string[] {
  const asked = askedStems(name)
  if (asked.length === 0) return []
  const names = USUAL_NAMES.filter(({ stems, units }) => {
    if (units !== null && (unit === null || !units.includes(unit))) return false
    return stems.every((stem) => asked.includes(stem)) || asked.every((stem) => stems.includes(stem))
  })
  const nearest = names.toSorted((a, b) => distance(a.stems, asked) - distance(b.stems, asked))
  return [...new Set(nearest.map(({ slug }) => slug))].slice(0, 8)
}

function distance(stems: readonly string[], asked: readonly string[]): number {
  return Math.abs(stems.length - asked.length)
}

/**
 * Ranks foods by how well they match a line, best first, without those that share nothing with it. Equally good ones keep their
 * order.
 */
export function rankFoods<Food extends RankableFood>(
  question: FoodQuestion,
  foods: readonly Food[],
): RankedFood<Food>[] {
  const asked = askedStems(question.name)
  if (asked.length === 0) return []
  const usual = usualScores(asked, question.unit)
  const tinned = question.unit === 'can' || question.unit === 'jar'
  const ranked = foods.map((food) => {
    const scores = [food.name, ...(food.suggestion_names ?? [])].map((name) => scoreName(asked, name, tinned))
    const own = food.own && normalizeSearch(food.name) === normalizeSearch(question.name) ? OWN_NAME_SCORE : 0
    const ownStems = food.own && sameStems(asked, foodStems(food.name)) ? OWN_NAME_SCORE - 0.01 : 0
    return { food, confidence: Math.max(own, ownStems, food.own ? 0 : (usual.get(food.slug) ?? 0), ...scores) }
  })
  const found = ranked.filter(({ confidence }) => confidence >= 0.15)
  const written = normalizeSearch(question.name)
  // Computed once per food, not once per comparison.
  const nearness = new Map(found.map(({ food }) => [food, nearnessOf(food, written)]))
  const near = (food: Food) => nearness.get(food) ?? 0
  // Two words may have the same stem (špek, špekáček): then the similarity of the full words decides.
  return found.toSorted((a, b) => b.confidence - a.confidence || near(b.food) - near(a.food))
}

/** How similar the first word of a food's name is to the line. */
function nearnessOf({ name }: RankableFood, written: string): number {
  return diceOf(normalizeSearch(name).split(/[ ,(]/, 1)[0] ?? '', written)
}

function sameStems(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((stem) => right.includes(stem))
}

/** Scores of the foods whose usual name is in the line, by slug. A name bound to a unit scores a little more. */
function usualScores(asked: readonly string[], unit: KitchenUnit | null): Map<string, number> {
  const scores = new Map<string, number>()
  for (const { slug, stems, units } of USUAL_NAMES) {
    if (units !== null && (unit === null || !units.includes(unit))) continue
    const score = usualScore(asked, stems) + (units === null ? 0 : 0.01)
    if (score > (scores.get(slug) ?? 0.3)) scores.set(slug, Math.min(score, 0.97))
  }
  return scores
}

/** All words of a usual name must be in the line; further words of the line lower the score, neutral ones hardly. */
function usualScore(asked: readonly string[], stems: readonly string[]): number {
  const found = stems.filter((stem) => asked.some((other) => likeness(other, stem) > 0)).length
  if (stems.length === 0 || found < stems.length) return 0
  const alike =
    stems.reduce((sum, stem) => sum + Math.max(...asked.map((other) => likeness(other, stem))), 0) / stems.length
  const beyond = asked.filter((stem) => !stems.some((other) => likeness(stem, other) > 0))
  const weight = beyond.reduce((sum, stem) => sum + (NEUTRAL.has(stem) ? 0.1 : STATES.has(stem) ? 1.2 : 1), 0)
  return (USUAL_SCORE * alike * (stems.length + 0.4)) / (stems.length + 0.4 + weight)
}

type NamePart = { stem: string; weight: number }

/** The words of a food's name with their weights: the first ones weigh most, those after a comma or in brackets less. */
function nameParts(name: string): NamePart[] {
  const [main = '', ...rest] = name.split(/[,(]/)
  const stems = foodStems(main)
  const parts = stems.map((stem, index) => ({ stem, weight: NEUTRAL.has(stem) ? 0.15 : index === 0 ? 1.1 : 1 }))
  const later = foodStems(rest.join(' ')).filter((stem) => !stems.includes(stem))
  return [...parts, ...later.map((stem) => ({ stem, weight: NEUTRAL.has(stem) || /\d/.test(stem) ? 0.05 : 0.3 }))]
}

function scoreName(asked: readonly string[], name: string, tinned: boolean): number {
  const parts = nameParts(name)
  let [found, all, matched] = [0, 0, 0]
  for (const stem of asked) {
    const weight = NEUTRAL.has(stem) ? 0.3 : 1
    const best = Math.max(0, ...parts.map((part) => likeness(stem, part.stem)))
    all += weight
    found += weight * best
  }
  for (const { stem, weight } of parts) matched += weight * Math.max(0, ...asked.map((other) => likeness(other, stem)))
  if (found === 0) return 0
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const states = parts.filter(({ stem }) => STATES.has(stem) && !asked.includes(stem))
  const unasked = states.filter(({ stem }) => !(tinned && TINNED.has(stem))).length
  const tin = tinned && states.some(({ stem }) => TINNED.has(stem)) ? 0.08 : 0
  const recall = found / all
  const score = RECALL * recall * recall + (PRECISION * matched) / total + tin - STATE_PENALTY * Math.min(unasked, 2)
  return Math.max(0, Math.min(FOUND_MAX, score))
}

/** 1 for the same stem, less for a similar one, 0 for another. Short words and numbers must be equal. */
function likeness(left: string, right: string): number {
  if (left === right) return 1
  if (left.length < 4 || right.length < 4 || left[0] !== right[0]) return 0
  // Two letters are swapped.
  if (sorted(left) === sorted(right)) return 0.6
  const dice = diceOf(left, right)
  return dice >= ALIKE ? 0.75 * dice : 0
}

function diceOf(left: string, right: string): number {
  const pairs = new Set(pairsOf(left))
  const other = pairsOf(right)
  return (2 * other.filter((pair) => pairs.has(pair)).length) / (pairs.size + other.length)
}

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2))
}

function sorted(text: string): string {
  return [...text].sort().join('')
}
