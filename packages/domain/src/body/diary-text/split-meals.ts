import { foldLetters } from '../../catalogue/ingredient-line/fold-letters.ts'
import type { MealType } from '../../catalogue/meal-types.ts'
import { type FoundTimeWord, findTimeWords } from './time-words.ts'

/** What was eaten at a meal of a day, as it was written; the meal is null where it is not told. */
export type MealText = { day: string; meal: MealType | null; text: string }

type Draft = { day: string; meal: MealType | 'snack' | null; text: string }

/**
 * Splits a person's sentence by the words for meals and days in it. A word holds for what follows („k obědu guláš“), unless what
 * was eaten stands before it („guláš k obědu“). What has no meal keeps none.
 *
 * @param today `YYYY-MM-DD`, to which „včera“ is compared
 */
export function splitMeals(text: string, today: string): MealText[] {
  const state: State = { day: today, meal: null, drafts: [] }
  for (const sentence of sentencesOf(text)) readSentence(sentence, today, state)
  const said = merged(state.drafts)
  return said.map(({ meal, ...draft }, place) => ({ ...draft, meal: meal === 'snack' ? snackOf(said, place) : meal }))
}

type State = { day: string; meal: Draft['meal']; drafts: Draft[] }

/** Ends of sentences and lines; „100 g. šunky“ is one. */
function sentencesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[\r\n]+|[!?]+|(?<=\p{L}{4}|\d|\))\.\s+(?=\p{Lu}\p{Ll})|(?<=\p{L}{4})\.\s+/u)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')
}

const isEmpty = (text: string): boolean => !/[\p{L}\d]/u.test(text.replace(CONNECTORS, ''))
/** What may stand alone between two words of time. */
const CONNECTORS =
  /(?<!\p{L})(?:a|i|no|tak|takže|pak|potom|ještě|taky|také|jsem|sem|jsme|si|to|měl[ai]?|mel[ai]?|dal[ai]?|byl[aoiy]?|jedl[ai]?)(?!\p{L})/giu

function readSentence(sentence: string, today: string, state: State): void {
  const words = findTimeWords(foldLetters(sentence), today)
  const first = words.find(({ word }) => word.kind === 'meal')
  const lead = withoutWords(sentence.slice(0, first?.start ?? 0), words)
  const isAfter = first !== undefined && !isEmpty(lead)
  if (isAfter) readAfter(sentence, words, state)
  else readBefore(sentence, words, state)
}

/** The words of time hold for what follows them; one at the end, for the words before it since the last comma. */
function readBefore(sentence: string, words: readonly FoundTimeWord[], state: State): void {
  let from = 0
  for (const { word, start, end } of words) {
    add(state, sentence.slice(from, start))
    take(state, word)
    from = end
  }
  const rest = sentence.slice(from)
  const last = words.at(-1)
  if (isEmpty(rest) && last?.word.kind === 'meal') giveLast(state)
  else add(state, rest)
}

/** „rohlík k snídani, guláš k obědu“: each word of a meal holds for the words before it. */
function readAfter(sentence: string, words: readonly FoundTimeWord[], state: State): void {
  let [from, text] = [0, '']
  for (const { word, start, end } of words) {
    text += sentence.slice(from, start)
    from = end
    if (word.kind === 'meal') {
      state.meal = word.meal
      add(state, text)
      text = ''
    } else if (word.kind === 'day') state.day = word.day
  }
  add(state, text + sentence.slice(from))
}

function take(state: State, word: FoundTimeWord['word']): void {
  if (word.kind === 'meal') state.meal = word.meal
  if (word.kind !== 'day') return
  if (word.day !== state.day) state.meal = null
  state.day = word.day
}

function add({ day, meal, drafts }: State, text: string): void {
  if (!isEmpty(text)) drafts.push({ day, meal, text: text.trim() })
}

/** What was said last before a meal that nothing follows belongs to it. */
function giveLast(state: State): void {
  const last = state.drafts.pop()
  if (last === undefined) return
  const cut = last.text.replace(/[,;\s]+$/u, '').lastIndexOf(',')
  if (cut > 0) state.drafts.push({ ...last, text: last.text.slice(0, cut) })
  add(state, last.text.slice(cut + 1))
}

function withoutWords(text: string, words: readonly FoundTimeWord[]): string {
  return words
    .toReversed()
    .reduce((rest, { start, end }) => (start < text.length ? rest.slice(0, start) + rest.slice(end) : rest), text)
}

/** Neighbours of the same meal are one. */
function merged(drafts: readonly Draft[]): Draft[] {
  const meals: Draft[] = []
  for (const draft of drafts) {
    const same = meals.find(({ day, meal }) => day === draft.day && meal === draft.meal)
    if (same === undefined) meals.push({ ...draft })
    else same.text = `${same.text}\n${draft.text}`
  }
  return meals
}

const AFTER_NOON: readonly Draft['meal'][] = ['Lunch', 'Soup', 'Dessert', 'Dinner']

/** A „svačina“ is of the afternoon after a lunch, of the morning before one; where neither is told, the person is asked. */
function snackOf(meals: readonly Draft[], place: number): MealType | null {
  const day = meals[place]?.day
  const others = (list: readonly Draft[]) => list.filter((one) => one.day === day).map(({ meal }) => meal)
  if (others(meals.slice(0, place)).some((meal) => AFTER_NOON.includes(meal))) return 'Late_snack'
  return others(meals.slice(place + 1)).includes('Lunch') ? 'Snack' : null
}
