import { MAX_SEARCH_LENGTH, type RecipeFilter } from '#domain/catalogue/filter/filters.ts'
import { joinAmounts } from './join-amounts.ts'
import { type QuestionAmount, readAmount } from './question-amounts.ts'
import { findQuestionConflicts } from './question-conflicts.ts'
import { ABSENCES, FILLERS, JOINTS, WITHOUT } from './question-fillers.ts'
import { withDigits } from './question-numbers.ts'
import { joinNutrientAmounts, type NutrientAmount, readNutrientAmount } from './question-nutrients.ts'
import { correctedWord } from './question-slips.ts'
import { WISHES } from './question-vocabulary.ts'
import { type QuestionWord, questionWords, wordsTaken } from './question-words.ts'
import type { Wish } from './wish.ts'

/** What a question asks for. */
export type Question = {
  /** The values of the filter that were understood. */
  filter: Partial<RecipeFilter>
  /** The words that are searched for: names of dishes and foods. */
  text: string
  /** Names of ingredients that should not be in the dish, as typed. */
  excluded: string[]
  /** Czech sentences about wishes that exclude each other. */
  conflicts: string[]
}

/** More words are not read: what follows is searched for. */
const WORDS_MAX = 60

type Reading = {
  wish: Wish
  amounts: QuestionAmount[]
  nutrients: NutrientAmount[]
  excluded: string[]
  rest: QuestionWord[]
  hasFillers: boolean
}

/**
 * Reads a Czech question, as people type it, into values of the recipe filter and the text that remains. It never fails: words
 * that are not understood are searched for. Accents, endings and the order of words do not matter.
 */
export function readQuestion(question: string): Question {
  const words = withDigits(questionWords(question).slice(0, WORDS_MAX))
  const plain = words.map((word) => correctedWord(word.plain))
  const reading: Reading = { wish: {}, amounts: [], nutrients: [], excluded: [], rest: [], hasFillers: false }
  let place = 0
  while (place < words.length) place += readAt(words, plain, place, reading)
  const { wish, amounts, nutrients, excluded, hasFillers } = reading
  const isPlain = Object.keys(wish).length === 0 && amounts.length + nutrients.length === 0 && excluded.length === 0
  const text = isPlain && !hasFillers ? question.replace(/\s+/gu, ' ').trim() : textOf(reading.rest)
  const ranges = joinAmounts(wish, amounts)
  const spans = joinNutrientAmounts(nutrients)
  const filter = { ...wish, ...ranges.filter, ...spans.filter }
  return {
    filter,
    text: text.slice(0, MAX_SEARCH_LENGTH).trim(),
    excluded: [...new Set(excluded)],
    conflicts: [...ranges.conflicts, ...spans.conflicts, ...findQuestionConflicts(filter, text, excluded)],
  }
}

/** Whether a question says anything beside words to search for. */
export function isUnderstood({ filter, excluded }: Pick<Question, 'filter' | 'excluded'>): boolean {
  return Object.keys(filter).length > 0 || excluded.length > 0
}

/** Reads what begins at a place; returns how many words it has. */
function readAt(words: readonly QuestionWord[], plain: readonly string[], place: number, reading: Reading): number {
  const ahead = plain.slice(place).join(' ')
  const wished = longest(WISHES, ahead)
  const without = wordsTaken(WITHOUT, ahead)
  if (without > 0 && without >= (wished?.words ?? 0)) {
    const taken = readAbsences(words, plain, place + without, reading)
    if (taken > 0) return without + taken
  }
  const nutrient = readNutrientAmount(ahead)
  if (nutrient !== null) {
    reading.nutrients.push(nutrient)
    return nutrient.words
  }
  const amount = readAmount(ahead)
  if (amount !== null) {
    reading.amounts.push(amount)
    return amount.words
  }
  if (wished !== null) {
    addWish(reading.wish, wished.wish)
    return wished.words
  }
  const filler = wordsTaken(FILLERS, ahead)
  if (filler > 0) {
    reading.hasFillers = true
    return filler
  }
  const word = words[place]
  if (word) reading.rest.push(word)
  return 1
}

/** Reads the list after „bez“: „laktózy, ořechů a vajec“. */
function readAbsences(
  words: readonly QuestionWord[],
  plain: readonly string[],
  start: number,
  reading: Reading,
): number {
  let place = start
  let end = start
  let joint: string | null = null
  const before = reading.excluded.length
  while (place < words.length) {
    const ahead = plain.slice(place).join(' ')
    const known = longest(ABSENCES, ahead)
    if (known) {
      addWish(reading.wish, known.wish)
      place += known.words
    } else {
      const isOther = longest(WISHES, ahead) !== null || isAmount(ahead) || wordsTaken(JOINTS, ahead) > 0
      const isNew = joint === ',' && !(reading.excluded.length > before && isEndOfList(ahead))
      if (isNew || isOther || wordsTaken(WITHOUT, ahead) > 0) break
      const taken = /(?:eho|ych|iho|ich)$/.test(plain[place] ?? '') && isFoodWord(plain, place + 1) ? 2 : 1
      reading.excluded.push(
        words
          .slice(place, place + taken)
          .map(({ typed }) => typed)
          .join(' '),
      )
      place += taken
    }
    end = place
    joint = plain[place] ?? ''
    if (!/^(?:,|a|i|ani|nebo|ci)$/.test(joint)) break
    place += 1
    if (plain[place] === 'bez') break
  }
  return end - start
}

/** Whether names joined by commas and a last „a“ follow: after „bez luštěnin,“ the rest of „drůbeže a uzenin“ is left out too. */
function isEndOfList(ahead: string): boolean {
  const [list] = /^(?:\S+ )?\S+(?: , (?:\S+ )?\S+)* (?:a|i|ani|nebo|ci) \S+/.exec(ahead) ?? []
  const names = list?.split(/ (?:,|a|i|ani|nebo|ci) /) ?? []
  const isOther = (name: string) => longest(WISHES, name) !== null || wordsTaken(FILLERS, name) > 0
  const hasJoint = (name: string) => name.split(' ').some((word) => wordsTaken(JOINTS, word) > 0)
  return names.length > 1 && !names.some((name) => isOther(name) || hasJoint(name))
}

function isAmount(ahead: string): boolean {
  return readNutrientAmount(ahead) !== null || readAmount(ahead) !== null
}

/** Whether a noun may follow an adjective here: „hovězího masa“, not „vepřového do 30 minut“. */
function isFoodWord(plain: readonly string[], place: number): boolean {
  const ahead = plain.slice(place).join(' ')
  return ahead !== '' && !/^\d/.test(ahead) && wordsTaken(JOINTS, ahead) === 0 && longest(WISHES, ahead) === null
}

function longest(phrases: readonly (readonly [RegExp, Wish])[], ahead: string): { wish: Wish; words: number } | null {
  let best: { wish: Wish; words: number } | null = null
  for (const [pattern, wish] of phrases) {
    const words = wordsTaken(pattern, ahead)
    if (words > (best?.words ?? 0)) best = { wish, words }
  }
  return best
}

/** Lists grow; of two styles the stricter counts, of other single values the last. */
function addWish(wish: Wish, added: Wish): void {
  for (const name of ['diet_types', 'without_allergens', 'meal_types', 'cooking_type', 'difficulty', 'tags'] as const) {
    const more = added[name]
    if (more) Object.assign(wish, { [name]: [...new Set([...(wish[name] ?? []), ...more])] })
  }
  const {
    diet_types: _d,
    without_allergens: _a,
    meal_types: _m,
    cooking_type: _c,
    difficulty: _l,
    tags: _t,
    ...single
  } = added
  const isStricter = single.dietary_preference !== 'Vegan' && wish.dietary_preference === 'Vegan'
  Object.assign(wish, single, isStricter ? { dietary_preference: 'Vegan' } : {})
}

/** The words that remain, without those that only join others at their ends. */
function textOf(rest: readonly QuestionWord[]): string {
  return rest
    .filter(({ plain }) => wordsTaken(JOINTS, plain) === 0)
    .map(({ typed }) => typed)
    .join(' ')
}
