import { remember } from '#domain/remember.ts'
import { foodStems } from './food-stems.ts'
import { type FoodWord, wordsNamed } from './food-words.ts'
import { isKind } from './harmless-words.ts'

/** A name of a food: its own words, and those after a comma or in brackets, which a line rarely has. */
export type FoodName = { main: readonly FoodWord[]; details: readonly FoodWord[]; head: FoodWord | null }

/** How well a name fits a line. */
export type NameMatch = {
  /** The noun of the name is in the line, and nothing of the line speaks of another food. */
  fits: boolean
  /** 0 … 1. */
  score: number
  /** How many words make this food a kind of what the line names: „kozí“ where the line says „sýr“. */
  narrower: number
  /** How many of its own words are not in the line. */
  missing: number
}

/** How similar two stems must be to count as the same with a typing error. */
const ALIKE = 0.72

const stemsOf = (words: string): ReadonlySet<string> => new Set(foodStems(words))

/** Stems of a food's usual state: a line need not name them. */
const USUAL_STATE = stemsOf(
  'syrový čerstvý celý kus kvalitní domácí bílý žlutý obecný tuk loupaný extra panenský kůže kost typ velikost suchý zrno ' +
    'mletý natural zahradní jedlý slepičí chovný drcený semeno polotučný měkký trvanlivý maso',
)
/** Stems of a state other than raw: a food that has them while the line does not is another food. */
const STATES = stemsOf(
  'vařený pečený smažený dušený mražený sterilovaný sušený uzený konzerva okapaný prášek light hotový slazený solený instantní ' +
    'bezlepkový krémový kompot alternativa rostlinný veganský ' +
    'kostka pražený nakládaný granulovaný odtučněný celozrnný předsmažený zapékaný plněný',
)
/** States that the word for a tin implies. */
const TINNED = stemsOf('konzerva okapaný sterilovaný kompot')
/** States that hardly change a food, so that a name without them fits as well. */
const MILD = stemsOf('mletý mražený krájený loupaný')
/** Whether a stem tells only a state: „mleté koření“ is as many foods as „koření“. */
export const isState = (stem: string): boolean => STATES.has(stem) || MILD.has(stem)
/** „Puding (uvařený s mlékem)“ is not its powder. */
const COOKED = stemsOf('vařený uvařený')
const MEAT = stemsOf('maso')
const SPICE = stemsOf('koření')
const [DRIED] = stemsOf('sušený')
const MINCED = stemsOf('mletý')

/** Reads the name of a food: every line is compared with the same names. */
export const readName = /* @__PURE__ */ remember((name): FoodName => {
  const [main = '', ...rest] = name.split(/[,(]/)
  const words = wordsNamed(main)
  return { main: words, details: wordsNamed(rest.join(' ')), head: headOf(words) }
})

function headOf(all: readonly FoodWord[]): FoodWord | null {
  const words = all.filter(({ purpose, beside, folded }) => !purpose && beside !== true && !/\d/.test(folded))
  const nouns = [
    ...words.filter(({ adjective }) => adjective === false),
    ...words.filter(({ adjective }) => !adjective),
  ]
  return nouns[0] ?? words[0] ?? null
}

/** The score of a name all of whose words are in the line, and what each word of the line adds that it explains. */
const BASE = 0.84
const EXPLAINED = 0.025
/** What a word with typing errors costs. */
const CORRECTED = 0.08
/** What a word costs that makes a food narrower than the line. */
const NARROWER = 0.18

/** Compares the words of a line with a name. `also` are words that explain a word of the line without being needed. */
export function matchName(
  asked: readonly FoodWord[],
  { main, details, head }: FoodName,
  tinned: boolean,
  also: readonly FoodWord[] = [],
): NameMatch {
  if (head === null) return { fits: false, score: 0, narrower: 0, missing: main.length }
  const known = [...main, ...details, ...also]
  const nouns = asked.filter(
    ({ adjective, purpose, origin }) => !purpose && !origin && (adjective !== true || head.adjective === true),
  )
  const noun = best(nouns, head)
  const hinted = noun?.word.beside === true
  let fits =
    !isDenied(asked, [...known]) &&
    noun !== null &&
    noun.likeness >= 0.5 &&
    (!hinted || asked.some((word) => isNamed(word) && isKind(word.folded)))
  let [score, found] = [BASE, 0]
  for (const word of asked) {
    const likeness = Math.max(0, ...known.map((other) => likenessOf(word, other)))
    found += likeness
    if (likeness > 0 && word.corrected) score -= CORRECTED
    if (likeness > 0) score += (/\d/.test(word.stem) || word.purpose ? 0.08 : EXPLAINED) - (1 - likeness) * 0.45
    else if (MILD.has(word.stem)) score -= 0.1
    else if (!word.required) score -= isMark(word) ? 0.05 : word.beside === true && STATES.has(word.stem) ? 0.08 : 0.01
    else if (
      word.adjective !== true &&
      isKind(word.folded) &&
      noun !== null &&
      noun.word !== word &&
      isNoun(noun.word, word)
    )
      score += hinted ? 0.1 : -0.05
    else fits = false
  }
  // „koření na čínu“ and „mleté koření“ are none „na mleté maso“.
  if (SPICE.has(head.stem) && isOtherPurpose(asked, main)) fits = false
  let [narrower, missing] = [0, 0]
  for (const word of main) {
    if (best(asked, word) !== null) continue
    missing += 1
    const cost = costOf(word, head, tinned)
    score -= cost
    if (cost === NARROWER) narrower += 1
  }
  if (details.some((word) => COOKED.has(word.stem) && best(asked, word) === null)) fits = false
  for (const word of details) if (best(asked, word) === null) score -= Math.min(0.12, costOf(word, head, tinned) / 4)
  // A food that two more words tell apart is another one: „smetanový krém“ is no curd cream with vanilla.
  if (narrower > 1) fits = false
  // „zeleninový salát“ is not a Russian salad (with vegetables).
  const told = [...main, ...also]
  if (narrower > 0 && asked.some((word) => word.required && told.every((other) => likenessOf(word, other) === 0)))
    fits = false
  if (fits) return { fits, score: Math.max(0.2, score), narrower, missing }
  const share = found / (asked.length + missing + 1)
  return { fits, score: Math.min(0.3, 0.3 * share + (noun === null ? 0 : 0.1)), narrower, missing }
}

/** „nesolené“ is not „solené“, „neslazený“ not „slazený“, and „čerstvé“ not „sušené“. */
function isDenied(asked: readonly FoodWord[], known: readonly FoodWord[]): boolean {
  return asked.some(({ folded }) => {
    if (/^cerstv(y|a|e|eho|ou|ych)$/.test(folded)) return known.some((word) => word.stem === DRIED)
    const denied = /^ne(sol|slan|slaz|lakov|loup|plnotuc|uzen|vare|praz|mlet|susen)/.exec(folded)?.[1]
    return denied !== undefined && known.some((word) => word.stem.startsWith(denied === 'slan' ? 'sol' : denied))
  })
}

/** The name tells what it is for, and the line does not say so. */
function isOtherPurpose(asked: readonly FoodWord[], named: readonly FoodWord[]): boolean {
  const its = named.filter(({ purpose }) => purpose)
  return its.length > 0 && its.every((word) => asked.every((other) => likenessOf(other, word) === 0))
}

/** A number or a name, which tells a sort: „Gala“, „70 %“. */
const isMark = ({ folded, name }: FoodWord) => name === true || /\d/.test(folded)

/** An adjective alone stands for meat: „vepřové maso“ is „vepřové“, „kuřecí koření“ is not „kuřecí“. */
const isNoun = (noun: FoodWord, kind: FoodWord) => noun.adjective !== true || MEAT.has(kind.stem)

/** A word of the line's name, not of the words beside it. */
const isNamed = ({ beside }: FoodWord) => beside !== true

/** What a word of a name costs that the line does not have. A tin is meant where the line names one. */
function costOf({ stem, folded }: FoodWord, head: FoodWord, tinned: boolean): number {
  if (MINCED.has(stem) && MEAT.has(head.stem)) return 0.6
  if (stem.startsWith('bez ')) return /^bez (laktoz|lepk|cukr)/.test(stem) ? 0.16 : 0.03
  if (STATES.has(stem)) return tinned && TINNED.has(stem) ? -0.05 : 0.16
  return USUAL_STATE.has(stem) || /\d/.test(folded) ? 0.02 : NARROWER
}

function best(asked: readonly FoodWord[], named: FoodWord): { word: FoodWord; likeness: number } | null {
  let found: { word: FoodWord; likeness: number } | null = null
  for (const word of asked) {
    const likeness = likenessOf(word, named)
    if (likeness > (found?.likeness ?? 0)) found = { word, likeness }
  }
  return found
}

/** 1 for the same word, less for a diminutive or a typing error, 0 for another and for an adjective of the noun. */
export function likenessOf(asked: FoodWord, named: FoodWord): number {
  if (asked.adjective !== null && named.adjective !== null && asked.adjective !== named.adjective) return 0
  // „hovězí guláš“ is not „hovězí na guláš“.
  if (named.purpose && asked.required && !asked.purpose) return 0
  return likeness(asked.stem, named.stem)
}

/** Short words and numbers must be equal. */
function likeness(left: string, right: string): number {
  if (left === right) return 1
  if (left.includes(' ') || left.length < 4 || right.length < 3 || left[0] !== right[0]) return 0
  if (withoutDiminutive(left) === withoutDiminutive(right) && left.length > right.length) return 0.9
  if (left.length < 5 || right.length < 5 || /\d/.test(left)) return 0
  // Two letters are swapped.
  if (sorted(left) === sorted(right)) return 0.6
  // „sirupfix“ is no „sirup“.
  if (left.length < 6 || left.length - right.length > 2) return 0
  const dice = diceOf(left, right)
  return dice >= ALIKE ? 0.75 * dice : 0
}

function withoutDiminutive(stem: string): string {
  return stem.replace(/^(.{3,}?)(ink|enk|ik|ek|oušk|k)$/, '$1')
}

/** The share of pairs of letters that two texts have in common. */
export function diceOf(left: string, right: string): number {
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
