import { setImmediate } from 'node:timers/promises'
import { trigramsOf } from '@zivina/czech/word-similarity'
import { KEPT_NUMBERS } from '../queries/kept.ts'
import { addWord, finishLexicon, type Lexicon, type LexiconBuilder } from './lexicon.ts'
import { addPlace, noPlaces, type Places } from './places.ts'
import { readStems } from './stems.ts'

/**
 * What filters and searches look at of all approved recipes, without their rows. A recipe is known by its place: the newest is 0, in the
 * order of the list.
 */
export type KeptRecipes = {
  size: number
  /** The guids one after another, 16 bytes each: as texts they would take four times as much. */
  guids: Buffer
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

/** A recipe's line as it is read: see `KeptPage`. `words`: those of its name as PostgreSQL divides it, where that may differ. */
export type KeptLine = { line: string; words: string | null }

/** A catalogue that is being read: recipes are added in the order of the list. */
export type KeptBuilder = {
  add: (lines: readonly KeptLine[], stems: Buffer) => void
  size: () => number
  finish: (bits: ReadonlyMap<string, number>) => Promise<KeptRecipes>
}

/** The part of a line that has its numbers. */
const VALUES = 6
const DIGITS = /^\d+$/

export function createKeptBuilder(): KeptBuilder {
  const guids: Buffer[] = []
  const moments: number[] = []
  const names: string[] = []
  const starts: number[] = []
  let length = 0
  let lastTime = ''
  /** Of each page a list for each number, which take less than growing lists of all. */
  const numbers = KEPT_NUMBERS.map((): Int32Array[] => [])
  const halves = { facets: [] as number[], common: [] as number[] }
  const odd: number[] = []
  const words: LexiconBuilder = new Map()
  const stems: LexiconBuilder = new Map()
  const nameStems: LexiconBuilder = new Map()

  const addLine = ({ line, words: divided }: KeptLine, place: number): string => {
    const [, time = '', upper, lower, commonUpper, commonLower, , name = ''] = line.split('\t')
    moments.push((moments.at(-1) ?? 0) + (time === lastTime ? 0 : 1))
    lastTime = time
    halves.facets.push(Number(upper), Number(lower))
    halves.common.push(Number(commonUpper), Number(commonLower))
    const spelt = wordsOfName(name)
    const known = divided === null ? spelt : divided.split(' ')
    for (const word of known) if (!DIGITS.test(word)) addWord(words, word, place)
    if (spelt.some((word) => !known.includes(word))) odd.push(place)
    starts.push(length)
    length += name.length + 3
    return `\n ${name} `
  }
  const add: KeptBuilder['add'] = (lines, vectors) => {
    const first = moments.length
    // One text for each page, as parts of a text keep all of it.
    names.push(lines.map((line, at) => addLine(line, first + at)).join(''))
    guids.push(Buffer.from(lines.map(({ line }) => line.slice(0, 36).replaceAll('-', '')).join(''), 'hex'))
    const values = lines.map(({ line }) => (line.split('\t', VALUES + 1)[VALUES] ?? '').split(','))
    for (const [at, column] of numbers.entries()) column.push(Int32Array.from(values, (row) => Number(row[at])))
    readStems(vectors, (stem, at, isInName) => {
      addWord(stems, stem, first + at)
      if (isInName) addWord(nameStems, stem, first + at)
    })
  }
  const finish = async (bits: ReadonlyMap<string, number>): Promise<KeptRecipes> => {
    const size = moments.length
    // Other requests are answered between the parts.
    const finished: Lexicon[] = []
    for (const builder of [words, stems, nameStems]) {
      await setImmediate()
      finished.push(finishLexicon(builder, size))
    }
    await setImmediate()
    const [ofNames = EMPTY, ofStems = EMPTY, ofNameStems = EMPTY] = finished
    return {
      size,
      guids: Buffer.concat(guids),
      moments: Uint32Array.from(moments),
      facets: placesByBit(halves.facets, size),
      common: placesByBit(halves.common, size),
      bits,
      numbers: new Map(KEPT_NUMBERS.map((name, at) => [name, packNumbers(numbers[at] ?? [], size)])),
      // Written anew, as one text without its parts.
      names: Buffer.from(names.join('')).toString(),
      starts: Uint32Array.from(starts),
      words: ofNames,
      stems: ofStems,
      nameStems: ofNameStems,
      odd,
      trigrams: wordsByTrigram(ofNames.words),
    }
  }
  return { add, size: () => moments.length, finish }
}

const EMPTY: Lexicon = { words: [], postings: [] }

/** The words of a name, where signs divide it. */
export function wordsOfName(name: string): string[] {
  return name.match(/[a-z0-9]+/g) ?? []
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

function packNumbers(pages: readonly Int32Array[], size: number): Int16Array | Int32Array {
  const isLarge = pages.some((page) => page.some((value) => value > INT16_MAX))
  const packed = isLarge ? new Int32Array(size) : new Int16Array(size)
  let at = 0
  for (const page of pages) {
    packed.set(page, at)
    at += page.length
  }
  return packed
}

function wordsByTrigram(words: readonly string[]): Map<string, number[]> {
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

/** The guid of the recipe at a place. */
export function guidAt({ guids }: KeptRecipes, place: number): string {
  const hex = guids.toString('hex', place * 16, place * 16 + 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Compares places by time, the newest first, and then by guid, as searches do. */
export function byTime({ moments }: KeptRecipes, one: number, other: number): number {
  const difference = (moments[one] ?? 0) - (moments[other] ?? 0)
  return difference !== 0 ? difference : other - one
}
