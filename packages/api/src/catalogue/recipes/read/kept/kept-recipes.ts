import { KEPT_NUMBERS } from '../queries/kept.ts'
import { addWord, finishLexicon, type Lexicon, type LexiconBuilder } from './lexicon.ts'
import { addPlace, noPlaces, type Places } from './places.ts'

/**
 * What filters and searches look at of all approved recipes, without their rows. A recipe is known by its place: the newest is 0, in the order
 * of the list.
 */
export type KeptRecipes = {
  size: number
  guids: readonly string[]
  /** The same number for recipes of the same time, which are in the order of their guids backwards. */
  moments: Uint32Array
  /** The places with each bit of the closed lists, and of the common ingredients. */
  facets: readonly Places[]
  common: readonly Places[]
  /** The bits of the common ingredients by guid. */
  bits: ReadonlyMap<string, number>
  /** Time, energy and the bounds of the nutrients, by the names of the columns. */
  numbers: ReadonlyMap<string, Int16Array | Int32Array>
  /** All names between spaces, one after another on lines of their own, and where each begins. */
  names: string
  starts: Uint32Array
  /** The words of the names as they are written, those of digits alone left out. */
  words: Lexicon
  /** The stems of everything that is searched, and those of the names alone. */
  stems: Lexicon
  nameStems: Lexicon
  /** The places of names whose words are not all among `words`. */
  odd: readonly number[]
  /** For each trigram the places of the words that have it. */
  trigrams: ReadonlyMap<string, readonly number[]>
}

/** A catalogue that is being read: lines are added in the order of the list. */
export type KeptBuilder = {
  add: (lines: string) => void
  size: () => number
  finish: (bits: ReadonlyMap<string, number>) => KeptRecipes
}

const DIGITS = /^\d+$/

export function createKeptBuilder(trigramsOf: (text: string) => readonly string[]): KeptBuilder {
  const guids: string[] = []
  const moments: number[] = []
  const names: string[] = []
  let lastTime = ''
  const numbers = KEPT_NUMBERS.map((): number[] => [])
  const masks = { facets: [] as number[], common: [] as number[] }
  const odd: number[] = []
  const [words, stems, nameStems]: [LexiconBuilder, LexiconBuilder, LexiconBuilder] = [new Map(), new Map(), new Map()]
  const addLine = (line: string): void => {
    const place = guids.length
    const [
      guid = '',
      time = '',
      facets = '',
      common = '',
      values = '',
      name = '',
      nameWords = '',
      all = '',
      inName = '',
    ] = line.split('\t')
    guids.push(guid)
    moments.push((moments.at(-1) ?? 0) + (time === lastTime ? 0 : 1))
    lastTime = time
    names.push(`\n ${name} `)
    for (const half of facets.split(',')) masks.facets.push(Number(half))
    for (const half of common.split(',')) masks.common.push(Number(half))
    for (const [at, value] of values.split(',').entries()) numbers[at]?.push(Number(value))
    const spelt = name.match(/[a-z0-9]+/g) ?? []
    const known = nameWords === '' ? spelt : nameWords.split(' ')
    for (const word of known) if (!DIGITS.test(word)) addWord(words, word, place)
    if (known !== spelt && spelt.some((word) => !known.includes(word))) odd.push(place)
    for (const stem of all.split(' ')) if (stem !== '') addWord(stems, stem, place)
    for (const stem of inName.split(' ')) if (stem !== '') addWord(nameStems, stem, place)
  }
  const finish = (bits: ReadonlyMap<string, number>): KeptRecipes => {
    const size = guids.length
    const lexicon = finishLexicon(words, size)
    return {
      size,
      guids,
      moments: Uint32Array.from(moments),
      facets: placesByBit(masks.facets, size),
      common: placesByBit(masks.common, size),
      bits,
      numbers: new Map(KEPT_NUMBERS.map((name, at) => [name, packNumbers(numbers[at] ?? [])])),
      names: names.join(''),
      starts: startsOf(names),
      words: lexicon,
      stems: finishLexicon(stems, size),
      nameStems: finishLexicon(nameStems, size),
      odd,
      trigrams: wordsByTrigram(lexicon.words, trigramsOf),
    }
  }
  const add = (lines: string): void => {
    for (const line of lines.split('\n')) addLine(line)
  }
  return { add, size: () => guids.length, finish }
}

/** @param halves for each place the upper and the lower 32 bits */
function placesByBit(halves: readonly number[], size: number): Places[] {
  const found: Places[] = []
  for (const [at, half] of halves.entries()) {
    const offset = at % 2 === 0 ? 32 : 0
    for (let left = half | 0; left !== 0; left &= left - 1) {
      const bit = offset + 31 - Math.clz32(left & -left)
      found[bit] ??= noPlaces(size)
      addPlace(found[bit], at >>> 1)
    }
  }
  return Array.from(found, (places) => places ?? noPlaces(size))
}

const INT16_MAX = 32_767

function packNumbers(values: readonly number[]): Int16Array | Int32Array {
  return values.some((value) => value > INT16_MAX) ? Int32Array.from(values) : Int16Array.from(values)
}

function startsOf(texts: readonly string[]): Uint32Array {
  let length = 0
  return Uint32Array.from(texts, (text) => {
    const start = length
    length += text.length
    return start
  })
}

function wordsByTrigram(
  words: readonly string[],
  trigramsOf: (text: string) => readonly string[],
): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    for (const trigram of new Set(trigramsOf(word))) {
      const known = found.get(trigram)
      if (known) known.push(at)
      else found.set(trigram, [at])
    }
  }
  return found
}

/** The name of the recipe at a place, as it is searched. */
export function nameAt({ names, starts }: KeptRecipes, place: number): string {
  return names.slice((starts[place] ?? 0) + 2, (starts[place + 1] ?? names.length) - 1)
}

/** Compares places by time, the newest first, and then by guid, as searches do. */
export function byTime({ moments, guids }: KeptRecipes, one: number, other: number): number {
  const difference = (moments[one] ?? 0) - (moments[other] ?? 0)
  if (difference !== 0) return difference
  return (guids[one] ?? '') < (guids[other] ?? '') ? -1 : 1
}
