import { normalizeSearch, wordsOf } from '@zivina/czech/search-text'
import { groupBy } from '#domain/group-by.ts'
import { type Called, isUsual, withCalled } from './called-foods.ts'
import { askedStems, foodStems } from './food-stems.ts'
import { type FoodWord, wordsAsked, wordsNamed } from './food-words.ts'
import { isHarmless, isKind, isOrigin } from './harmless-words.ts'
import type { KitchenUnit } from './kitchen-units.ts'
import { diceOf, isState, matchName, type NameMatch, readName } from './name-match.ts'
import { correctStem, correctWords } from './spelling.ts'
import { USUAL_NAMES, type UsualName } from './usual-foods.ts'

/** The fields of a food that ranking needs. */
export type RankableFood = {
  slug: string
  name: string
  suggestion_names?: readonly string[]
  /** The author's own food: an exact match of its full name comes before the catalogue. */
  own?: boolean
}

/** The food that a line names, and words beside it that may tell its kind: „cukr (moučkový)“. */
export type FoodQuestion = {
  name: string
  unit: KitchenUnit | null
  /** How much of the unit; a kilogram of „sladké papriky“ is no spice. */
  amount?: number | null
  hint?: string | null
  /** What people call by this name beyond the kitchen's own tables; null where it is no name of theirs. */
  called?: Called | null
}

export type RankedFood<Food extends RankableFood> = {
  food: Food
  /** 0 … 1: how likely it is that the line means this food. */
  confidence: number
}

/** From `LIKELY` on a match is offered as the answer, from `SURE` on without asking the person to check it. */
export const LIKELY = 0.35
export const SURE = 0.8

/** How much more a usual name says than a name of the catalogue. */
const USUAL_MORE = 0.04
const OWN_NAME_SCORE = 0.98
/** Above any score of another food. */
const OWN_FIRST = 2
/** Where several foods are narrower than the name in a line, none of them is meant. */
const OPEN_SCORE = 0.34
const GUESS = 0.2
const MOST = 0.97
/** From here on a food is worth offering. */
const OFFERED = 0.12

/**
 * The slugs that the kitchen usually calls by this name; they are candidates even if a search by letters does not find them.
 */
export function usualSlugs(question: FoodQuestion): string[] {
  const { name, hint } = question
  const unit = unitInTables(question)
  const asked = askedStems(`${name} ${hint ?? ''}`).map((stem) => correctStem(stem, () => false) ?? stem)
  if (asked.length === 0) return []
  const names = USUAL_NAMES.filter(({ stems, units }) => {
    if (units !== null && (unit === null || !units.includes(unit))) return false
    return stems.every((stem) => asked.includes(stem)) || asked.every((stem) => stems.includes(stem))
  })
  const nearest = names.toSorted((a, b) => distance(a.stems, asked) - distance(b.stems, asked))
  return [...new Set(nearest.map(({ slug }) => slug))].slice(0, 12)
}

/** From this weight on a food is no spice. */
const MUCH_GRAMS = 100

/** The unit by which the tables of the kitchen are read: a weight too large for a spice counts as kilograms. */
export function unitInTables({ unit, amount }: FoodQuestion): KitchenUnit | null {
  const grams = (amount ?? 0) * (unit === 'gram' ? 1 : unit === 'dekagram' ? 10 : 0)
  return grams >= MUCH_GRAMS ? 'kilogram' : unit
}

function distance(stems: readonly string[], asked: readonly string[]): number {
  return Math.abs(stems.length - asked.length)
}

/** What grows on plants whose leaves are used for pickling: „2 listy rybízu“ are no currants. */
const FRUIT: ReadonlySet<string> = new Set(
  foodStems('kari curry rybíz višeň třešeň křen ořech maliny ostružiny jahody réva víno švestka jablko hruška dub'),
)

/** „2 listy rybízu“, „8 ks kari list“: leaves of what the catalogue has the fruit, the root or the spice of. */
function isLeaf({ unit }: FoodQuestion, asked: readonly FoodWord[]): boolean {
  const told = unit === 'leaf' || asked.some(({ folded, beside }) => !beside && /^list(y|u|ek|ku|ky)?$/.test(folded))
  return told && asked.some(({ stem }) => FRUIT.has(stem))
}

/** Words that are the whole name of a food in the kitchen. */
const WHOLE_NAMES: ReadonlySet<string> = new Set(
  USUAL_NAMES.flatMap(({ stems: [stem = '', ...more] }) => (more.length === 0 ? [stem] : [])),
)

/** The words of a line: all that its name needs, and those of the hint, which may help. */
function wordsOfQuestion({ name, hint }: FoodQuestion, foods: readonly RankableFood[]): FoodWord[] {
  const beside = hint ? wordsAsked(hint).map((word) => ({ ...word, required: false, beside: true })) : []
  const named = wordsAsked(name)
  if (!named.some((word) => word.name === true)) return [...named, ...beside]
  const whole = new Set(
    foods.flatMap(({ name }) => {
      const [only, ...more] = readName(name).main
      return only !== undefined && more.length === 0 ? [only.stem] : []
    }),
  )
  // „Mascarpone“ is no brand of cheese.
  const isFood = ({ name, purpose, stem, folded }: FoodWord) =>
    name === true && !purpose && (WHOLE_NAMES.has(stem) || whole.has(stem)) && !isHarmless(folded)
  return [...named.map((word) => (isFood(word) ? { ...word, required: true } : word)), ...beside]
}

type Scored<Food> = { food: Food; match: NameMatch }

/**
 * Ranks foods by how well they match a line, best first, without those that share nothing with it. Equally good ones keep their
 * order. A food is likely only if the noun of its name is in the line and the line has no word of another food.
 */
export function rankFoods<Food extends RankableFood>(
  question: FoodQuestion,
  foods: readonly Food[],
): RankedFood<Food>[] {
  const asked = correctWords(wordsOfQuestion(question, foods), knownAmong(question, foods))
  if (asked.length === 0) return []
  const tinned = question.unit === 'can' || question.unit === 'jar'
  const usual = groupBy(usualOf(unitInTables(question)), ({ slug }) => slug)
  const scored = foods.map((food) => {
    const named = [food.name, ...(food.suggestion_names ?? [])].map((name) => matchName(asked, readName(name), tinned))
    const matches = food.own ? named : [...named, ...matchUsual(asked, food, usual.get(food.slug) ?? [], tinned)]
    return { food, match: ownMatch(question, food) ?? betterOf(matches) }
  })
  const written = normalizeSearch(question.name)
  const named = isLeaf(question, asked) ? [] : scored
  const ranked = withCalled(withoutKinds(withoutGuesses(named, asked), question), question, OPEN_SCORE)
    .filter(({ score }) => score >= OFFERED)
    .map((found) => ({ ...found, near: nearnessOf(found.food, written) }))
  // Two words may have the same stem (špek, špekáček): then the similarity of the full words decides.
  return ranked
    .toSorted((a, b) => b.score - a.score || b.near - a.near)
    .map(({ food, score }) => ({ food, confidence: Math.min(food.own ? OWN_NAME_SCORE : MOST, score) }))
}

/** Tells words of the foods at hand, which are no typing errors; those of a name that people use are none either. */
function knownAmong({ called }: FoodQuestion, foods: readonly RankableFood[]): (stem: string) => boolean {
  let known: ReadonlySet<string> | null = null
  return (stem) => {
    if (called) return true
    known ??= new Set(
      foods.flatMap(({ name, suggestion_names = [] }) => foodStems([name, ...suggestion_names].join(' '))),
    )
    return known.has(stem)
  }
}

function betterOf(matches: readonly NameMatch[]): NameMatch {
  return matches.reduce((left, right) => (right.score > left.score ? right : left), {
    fits: false,
    score: 0,
    narrower: 0,
    missing: 0,
  })
}

/** The author's own food is meant by its full name only. */
function ownMatch({ name }: FoodQuestion, food: RankableFood): NameMatch | null {
  if (!food.own) return null
  if (normalizeSearch(food.name) === normalizeSearch(name))
    return { fits: true, score: OWN_FIRST, narrower: 0, missing: 0 }
  const [left, right] = [askedStems(name), foodStems(food.name)]
  const same = left.length === right.length && left.every((stem) => right.includes(stem))
  return same ? { fits: true, score: OWN_FIRST - 0.01, narrower: 0, missing: 0 } : null
}

function usualOf(unit: KitchenUnit | null): UsualName[] {
  return USUAL_NAMES.filter(({ units }) => units === null || (unit !== null && units.includes(unit)))
}

/** The kitchen's names of a food: all their words must be in the line. Longer names, and those for its unit, say more. */
function matchUsual(asked: readonly FoodWord[], food: RankableFood, names: UsualName[], tinned: boolean): NameMatch[] {
  const own = wordsNamed(food.name).filter(({ purpose }) => !purpose)
  return names.flatMap(({ name, units }) => {
    const words = wordsNamed(name)
    const match = matchName(asked, { main: words, details: [], head: readName(name).head }, tinned, own)
    if (!match.fits || match.missing > 0) return []
    const more = USUAL_MORE + (units === null ? 0 : 0.02) + 0.004 * words.length
    return [{ ...match, score: match.score + more }]
  })
}

/** „sýr“ alone is none of five cheeses: where several narrower foods fit equally well, none is likely. */
function withoutGuesses<Food>(
  scored: readonly Scored<Food>[],
  asked: readonly FoodWord[],
): { food: Food; score: number }[] {
  const top = Math.max(0, ...scored.map(({ match }) => match.score))
  const first = scored.find(({ match }) => match.score === top)
  const nearest = scored.filter(({ match }) => match.fits && match.score > top - GUESS)
  const least = asked.every(({ folded, required, stem }) => !required || isKind(folded) || isState(stem)) ? 0 : 1
  const isGuess = first?.match.narrower !== 0 && nearest.filter(({ match }) => match.narrower > 0).length > least
  return scored.map(({ food, match: { score } }) => ({ food, score: isGuess ? Math.min(OPEN_SCORE, score) : score }))
}

/** „koření“, „zelenina“: the name of a kind alone is no food, unless the kitchen has a usual one. */
function withoutKinds<Food extends RankableFood>(
  foods: readonly { food: Food; score: number }[],
  { name, unit, hint, called }: FoodQuestion,
): readonly { food: Food; score: number }[] {
  const isOnlyKind =
    name !== '' && wordsOf(name).some(isKind) && wordsOf(name).every((word) => isKind(word) || isOrigin(word))
  if (!isOnlyKind || hint || isUsual(name, unit, called?.exact === true)) return foods
  return foods.map((one) => (one.food.own ? one : { ...one, score: Math.min(OPEN_SCORE, one.score) }))
}

/** How similar the first word of a food's name is to the line. */
function nearnessOf({ name }: RankableFood, written: string): number {
  return diceOf(normalizeSearch(name).split(/[ ,(]/, 1)[0] ?? '', written)
}
