import { setImmediate } from 'node:timers/promises'
import { trigramsOf } from '@zivina/czech/word-similarity'
import { KEPT_NUMBERS, type KeptPage } from '../queries/kept.ts'
import { readArrays } from './arrays.ts'
import { addWord, finishLexicon, type Lexicon, type LexiconBuilder, startLexicon } from './lexicon.ts'
import { createNames } from './names.ts'
import { addPlace, noPlaces, type Places } from './places.ts'
import { readStems } from './stems.ts'

type Numbers = Int16Array | Int32Array

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
  /** The places with each bit of the closed lists. */
  facets: readonly Places[]
  /** The places of each ingredient, by the bytes of its guid (`ingredientKey`), and of each tag. */
  ingredients: Lexicon
  tags: Lexicon
  /** Time, energy and the bounds of the nutrients, by the names of the columns. */
  numbers: ReadonlyMap<string, Numbers>
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
  trigrams: ReadonlyMap<number, readonly number[]>
}

/** A recipe's line as it is read: see `KeptPage`. `words`: those of its name as PostgreSQL divides it, where that may differ. */
export type KeptLine = { line: string; words: string | null }

/** A catalogue that is being read: recipes are added in the order of the list. */
export type KeptBuilder = {
  /** @throws Error where there are more recipes than were counted: the catalogue has changed since */
  add: (lines: readonly KeptLine[], page: Pick<KeptPage, 'stems' | 'ingredients' | 'tags'>) => void
  size: () => number
  finish: () => Promise<KeptRecipes>
}

const GUID_BYTES = 16
const INT16_MAX = 32_767
/** Words that no lexicon of names has. */
export const DIGITS = /^\d+$/

/**
 * All of it has its place from the beginning, as what grows leaves pieces of memory behind that hardly return to the system.
 * @param most how many recipes there are
 */
export function createKeptBuilder(most: number): KeptBuilder {
  const guids = Buffer.alloc(most * GUID_BYTES)
  const moments = new Uint32Array(most)
  const facets: Places[] = []
  const columns = KEPT_NUMBERS.map((): Numbers => new Int16Array(most))
  const names = createNames(most)
  const odd: number[] = []
  const words = startLexicon(most)
  const stems = startLexicon(most)
  const nameStems = startLexicon(most)
  const ingredients = startLexicon(most)
  const tags = startLexicon(most)
  let size = 0
  let lastTime = ''

  const addBits = (half: number, offset: number, place: number) => {
    for (let left = half | 0; left !== 0; left &= left - 1) {
      const bit = offset + 31 - Math.clz32(left & -left)
      facets[bit] ??= noPlaces(most)
      addPlace(facets[bit], place)
    }
  }
  const setNumber = (at: number, place: number, value: number) => {
    const column = columns[at]
    if (column === undefined) return
    const fitting = value > INT16_MAX && column instanceof Int16Array ? Int32Array.from(column) : column
    fitting[place] = value
    columns[at] = fitting
  }
  const addLine = ({ line, words: divided }: KeptLine, place: number): void => {
    const [guid = '', time = '', upper, lower, values = '', name = ''] = line.split('\t')
    guids.write(guid.replaceAll('-', ''), place * GUID_BYTES, 'hex')
    moments[place] = (moments[place - 1] ?? 0) + (time === lastTime ? 0 : 1)
    lastTime = time
    addBits(Number(upper), 32, place)
    addBits(Number(lower), 0, place)
    for (const [at, value] of values.split(',').entries()) setNumber(at, place, Number(value))
    const spelt = wordsOfName(name)
    const known = divided === null ? spelt : divided.split(' ')
    for (const word of known) if (!DIGITS.test(word)) addWord(words, word, place)
    if (spelt.some((word) => !known.includes(word))) odd.push(place)
    names.add(name, place)
  }
  const add: KeptBuilder['add'] = (lines, page) => {
    if (size + lines.length > most) throw new Error('There are more recipes than were counted.')
    const first = size
    for (const [at, line] of lines.entries()) addLine(line, first + at)
    readArrays(page.ingredients, (start, end, at) =>
      addWord(ingredients, page.ingredients.toString('latin1', start, end), first + at),
    )
    readArrays(page.tags, (start, end, at) => addWord(tags, page.tags.toString('utf8', start, end), first + at))
    readStems(page.stems, (stem, at, isInName) => {
      addWord(stems, stem, first + at)
      if (isInName) addWord(nameStems, stem, first + at)
    })
    size += lines.length
  }
  const finish = async (): Promise<KeptRecipes> => {
    const finished = async (lexicon: LexiconBuilder): Promise<Lexicon> => {
      // Other requests are answered between the parts.
      await setImmediate()
      return finishLexicon(lexicon)
    }
    const ofNames = await finished(words)
    return {
      size,
      guids,
      moments,
      facets: Array.from(facets, (places) => places ?? noPlaces(most)),
      numbers: new Map(KEPT_NUMBERS.map((name, at) => [name, columns[at] ?? new Int16Array(0)])),
      ...names.finish(size),
      words: ofNames,
      stems: await finished(stems),
      nameStems: await finished(nameStems),
      ingredients: await finished(ingredients),
      tags: await finished(tags),
      odd,
      trigrams: wordsByTrigram(ofNames.words),
    }
  }
  return { add, size: () => size, finish }
}

/** The words of a name, where signs divide it. */
export function wordsOfName(name: string): string[] {
  return name.match(/[a-z0-9]+/g) ?? []
}

function wordsByTrigram(words: readonly string[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
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

/** The bytes of a guid, as an ingredient is kept. */
export function ingredientKey(guid: string): string {
  return Buffer.from(guid.replaceAll('-', ''), 'hex').toString('latin1')
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
