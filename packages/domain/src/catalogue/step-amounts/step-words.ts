import { normalizeSearch, searchStems } from '@zivina/czech/search-text'
import { remember } from '#domain/remember.ts'
import { foodStems } from '../ingredient-line/food-stems.ts'
import { isAdjective } from '../ingredient-line/food-words.ts'
import { unitOfWord } from '../ingredient-line/kitchen-units.ts'

/** A word of a step. */
export type StepWord = {
  folded: string
  stem: string
  /** The stem without small forms made equal. */
  plain: string
  isAdjective: boolean
}

/** Adjectives that look like nouns in some cases: „vaječnou“, „pšeničné“. */
const LIKE_NOUNS = /[aei]cn(ou|i|a|e|y|ym|ych|ymi|eho|emu)$/
/** Adjectives that say which food it is, not what was done with it: „arašídové“, „kuřecího“, „mléčnou“. */
const OF_A_KIND = /.{2}ov(y|a|e|eho|emu|ych|ym|ymi|ou)$|[aei]cn(ou|i|a|e|y|ym|ych|ymi|eho|emu)$|[cz]i(ho|m|mu|ch|mi)?$/

/** The sentences of a step, each as its words. */
export function sentencesOf(text: string): StepWord[][] {
  return text.split(/[.!?;:]\s+|\n+/u).map((sentence) => (sentence.match(/[\p{L}\p{N}½¼¾⅓⅔]+/gu) ?? []).map(toWord))
}

/** Recipes share most of their words, and to find a stem takes longer than to remember it. */
const toWord = /* @__PURE__ */ remember(readWord)

function readWord(word: string): StepWord {
  const folded = normalizeSearch(word)
  return {
    folded,
    stem: foodStems(word)[0] ?? folded,
    plain: searchStems(word)[0] ?? folded,
    isAdjective: (isAdjective(word) === true && folded !== 'olej') || LIKE_NOUNS.test(folded),
  }
}

/** The adjectives directly before a word. */
export function adjectivesBefore(words: readonly StepWord[], place: number): StepWord[] {
  const found: StepWord[] = []
  for (let at = place - 1; at >= 0 && words[at]?.isAdjective; at -= 1) found.push(words[at] as StepWord)
  return found
}

export const tellsKind = ({ folded, isAdjective }: StepWord): boolean => isAdjective && OF_A_KIND.test(folded)

/** How much of a line a mention speaks of; `some` gives an amount of its own, `none` names the food without using it. */
export type Share = 'all' | 'half' | 'rest' | 'some' | 'none'

const REST = /^(zbyt(ek|kem|ku)|zbyl\S*|zbyvajic\S*|ostatni\S*|druh\S*)$/
const HALF = /^(polovin\S*|pulk\S*|pul)$/
const SOME =
  /^(cast\S*|tro[ch]\S*|trosk\S*|tretin\S*|ctvrtin\S*|vetsin\S*|nekolik\S*|par|kous\S*|dalsi\S*|ctvrt|jedn\S+|dv[ea]|dvou|tri|ctyri)$/
const WITHOUT = /^(bez|misto|mimo|krome)$/

/** The words before a food without its adjectives: „polovinu“, „zbylou“, „2 lžíce“, „bez“. */
export function shareBefore(words: readonly StepWord[], place: number): Share {
  const adjectives = adjectivesBefore(words, place)
  const before = words[place - adjectives.length - 1]?.folded ?? ''
  const said = [before, ...adjectives.map(({ folded }) => folded)]
  if (said.some((word) => WITHOUT.test(word))) return 'none'
  if (said.some((word) => REST.test(word))) return 'rest'
  if (said.some((word) => HALF.test(word))) return 'half'
  if (/^[\d½¼¾⅓⅔]/u.test(before) || SOME.test(before)) return 'some'
  if (unitOfWord(before) === null) return 'all'
  // „s plátky česneku“ says how it is cut, „2 plátky šunky“ and „lžíci másla“ how much.
  const counted = words[place - adjectives.length - 2]?.folded ?? ''
  return CUT.test(before) && !/^[\d½¼¾⅓⅔]/u.test(counted) && !SOME.test(counted) ? 'all' : 'some'
}

/** Shapes that foods are cut into, in the plural. */
const CUT = /^(platk|kost(k|ick)|kous|kolec|prouzk|mesick|dilk|spalik)(y|a|u|ami|em|ech)?$/
