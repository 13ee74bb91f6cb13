import { readFileSync } from 'node:fs'
import { wordsOf } from '@zivina/czech/search-text'
import { slipsBetween } from '@zivina/czech/suggest-text'
import type { Called } from '@zivina/domain/catalogue/ingredient-line/called-foods'
import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import { USUAL_NAMES } from '@zivina/domain/catalogue/ingredient-line/usual-foods'
import { z } from 'zod'
import { LOOSE_NAMES } from './loose-names.ts'

/** What people call foods: names separated by „; “, by the slugs of the foods they may mean, the most usual one first. */
const Names = z.record(z.string().min(1), z.string().min(1))

const fileOf = (name: string): Record<string, string> =>
  Names.parse(JSON.parse(readFileSync(new URL(`../../../../../../../data/${name}.json`, import.meta.url), 'utf8')))

type Entry = { words: readonly string[]; stems: string; slugs: readonly string[] }

/** Read once, at the start of the process. The best-known names: lines take them, and pages tell them. */
const COMMON_NAMES = fileOf('food-names')
const COMMON_ENTRIES: readonly Entry[] = entriesOf(COMMON_NAMES)
/** Beside them, names that two readers agreed to: a line offers their food and the person takes it. Pages do not tell them. */
const READ_ENTRIES: readonly Entry[] = [...COMMON_ENTRIES, ...entriesOf(fileOf('food-line-names'))]
const commonEntries = new Set(COMMON_ENTRIES)
/** And names by which a search alone finds foods: a person sees there what is found, and chooses. */
const ENTRIES: readonly Entry[] = [...READ_ENTRIES, ...entriesOf(fileOf('food-search-names'))]

/** Most words are in several names: the stems of each are found once, which halves the time of the start. */
function entriesOf(file: Record<string, string>): Entry[] {
  const stemsByWord = new Map<string, readonly string[]>()
  const stemsOfWord = (word: string) => {
    const known = stemsByWord.get(word) ?? foodStems(word)
    stemsByWord.set(word, known)
    return known
  }
  return Object.entries(file).flatMap(([key, names]) => {
    const slugs = key.split(' ')
    return names.split('; ').map((name) => {
      const words = wordsOf(name)
      return { words, stems: [...new Set(words.flatMap(stemsOfWord))].toSorted().join(' '), slugs }
    })
  })
}

const readByText = new Map(READ_ENTRIES.map((entry) => [entry.words.join(' '), entry]))
const readByStems = Map.groupBy(READ_ENTRIES, ({ stems }) => stems)
const byText = new Map(ENTRIES.map((entry) => [entry.words.join(' '), entry]))
const byStems = Map.groupBy(ENTRIES, ({ stems }) => stems)
/** The commonest errors in Czech, y and i or a doubled letter, make no other word. */
const bySound = Map.groupBy(ENTRIES, ({ words }) => soundOf(words.join(' ')))
/** A text and the names it may be begin with the same letter. */
const byLetter = Map.groupBy(ENTRIES, ({ words }) => words[0]?.[0])
/** How recipes name foods, from the tables of ingredient lines; those that depend on a unit are left out. */
const usual = Map.groupBy(
  USUAL_NAMES.filter(({ units }) => units === null),
  ({ stems }) => stems.toSorted().join(' '),
)

/** Names that mean a food before any other one, as they are written in the file. */
const ownNames = new Map<string, string[]>()
for (const [slugs, names] of Object.entries(COMMON_NAMES)) {
  const [first = ''] = slugs.split(' ')
  ownNames.set(first, [...(ownNames.get(first) ?? []), ...names.split('; ')])
}

/** What people call the food with a slug, the most usual name first. */
export function namesOf(slug: string): readonly string[] {
  return ownNames.get(slug) ?? []
}

/** Shorter stems are too similar to one another. */
const STEMS_COMPARED_MIN = 4

/** How many other names of a food are told. */
const NAMES_SHOWN_MAX = 8

/**
 * The names that differ from that of the food and from each other by more than their endings, the order of words, or one letter:
 * the file has usual misspellings too.
 */
export function distinctNames(name: string, others: readonly string[]): string[] {
  const told = new Map<string, string>()
  for (const other of others) {
    const stems = stemsOf(other)
    if (stems === '' || [stemsOf(name), ...told.keys()].some((known) => isNearly(stems, known))) continue
    told.set(stems, other)
  }
  return [...told.values()].slice(0, NAMES_SHOWN_MAX)
}

/** Whether stems are the same but for one letter of a longer word. */
function isNearly(stems: string, known: string): boolean {
  if (stems === known || stems.length < STEMS_COMPARED_MIN) return stems === known
  return Math.abs(stems.length - known.length) < 2 && slipsBetween(stems, known, 1) < 2
}

/** How many foods a partly typed or misspelt name offers. */
const OFFERED_MAX = 6
/** Fewer letters begin too many names. */
const TYPED_MIN = 3

function soundOf(words: string): string {
  return words
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(\p{L})\1/gu, '$1')
}

function stemsOf(text: string): string {
  return foodStems(text).toSorted().join(' ')
}

/**
 * The slugs of the foods that people call so, best first: by the words as written, otherwise by their stems, whose order does not
 * matter. Of several names with the same stems (vínko, vinka) those of as many words, that begin most alike and are as long, come first.
 */
export function namedFoods(text: string): string[] {
  const written = wordsOf(text).join(' ')
  const exact = byText.get(written)
  if (exact) return [...exact.slugs]
  const stems = stemsOf(text)
  if (stems === '') return []
  const sounding = byStems.has(stems) ? [] : (bySound.get(soundOf(written)) ?? [])
  if (sounding.length > 0) return [...new Set(sounding.flatMap(({ slugs }) => slugs))]
  const count = wordsOf(text).length
  const entries = (byStems.get(stems) ?? [])
    .map((entry) => {
      const name = entry.words.join(' ')
      const more = Math.abs(entry.words.length - count)
      return { entry, more, common: commonStart(name, written), longer: Math.abs(name.length - written.length) }
    })
    .toSorted((a, b) => a.more - b.more || b.common - a.common || a.longer - b.longer)
    .flatMap(({ entry }) => entry.slugs)
  return [...new Set([...entries, ...(usual.get(stems) ?? []).map(({ slug }) => slug)])]
}

/** Shorter stems may be those of another word: „tuk“ and „TUC“. */
const STEMS_MIN = 5

/**
 * What people call by a name of an ingredient line; null where it is no name of theirs. It has slugs where it means foods of one kind:
 * of „ryba“, none is the usual one.
 */
export function calledFoods(text: string): Called | null {
  const stems = stemsOf(text)
  const same = stems.length < STEMS_MIN ? [] : (readByStems.get(stems) ?? [])
  const exact = readByText.get(wordsOf(text).join(' '))
  const entry = exact ?? (same.every(({ slugs }) => slugs.join() === same[0]?.slugs.join()) ? same[0] : undefined)
  if (entry === undefined) return null
  const loose = LOOSE_NAMES.has(entry.words.join(' '))
  const kinds = new Set(entry.slugs.map((slug) => slug.split('-', 1)[0]))
  const slugs = kinds.size === 1 && !loose ? entry.slugs : []
  const isCommon = commonEntries.has(entry)
  return { slugs, may: entry.slugs, exact: isCommon && exact !== undefined, loose }
}

/** The same for a name that is still being typed: each of its words may be the beginning of one („kuř prs“). Shortest names first. */
export function typedFoods(text: string): string[] {
  const typed = wordsOf(text)
  if (typed.join('').length < TYPED_MIN) return []
  const found = entriesLike(typed).filter(({ words }) => typed.every((part, place) => words[place]?.startsWith(part)))
  return offered(found.toSorted((a, b) => lengthOf(a) - lengthOf(b)))
}

/** All words that people use of a food, whichever name they are of. */
const wordsBySlug: ReadonlyMap<string, ReadonlySet<string>> = gatherWords()

function gatherWords(): Map<string, Set<string>> {
  const gathered = new Map<string, Set<string>>()
  const add = (slug: string, stems: readonly string[]) => {
    const words = gathered.get(slug) ?? new Set(foodStems(slug.replaceAll('-', ' ')))
    for (const stem of stems) words.add(stem)
    gathered.set(slug, words)
  }
  for (const { slugs, stems } of ENTRIES) add(slugs[0] ?? '', stems.split(' '))
  for (const { slug, stems } of USUAL_NAMES) add(slug, stems)
  return gathered
}

/**
 * The foods of whose names a text gathers its words, where one of these is a whole name: „Omega ztužený tuk“. Those with the fewest
 * other words come first.
 */
export function gatheredFoods(text: string): string[] {
  const stems = foodStems(text)
  if (stems.length < 2) return []
  const called = new Set(wordsOf(text).flatMap((word) => byText.get(word)?.slugs[0] ?? []))
  if (called.size === 0) return []
  const found = [...wordsBySlug].filter(([slug, words]) => called.has(slug) && stems.every((stem) => words.has(stem)))
  return found
    .toSorted(([, a], [, b]) => a.size - b.size)
    .map(([slug]) => slug)
    .slice(0, OFFERED_MAX)
}

/** The same for a misspelt name, the fewest errors first. */
export function misspeltFoods(text: string): string[] {
  const typed = wordsOf(text)
  const found = entriesLike(typed)
    .map((entry) => ({ entry, slips: slipsOf(typed, entry.words) }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
  return offered(found.toSorted((a, b) => a.slips - b.slips).map(({ entry }) => entry))
}

function slipsOf(typed: readonly string[], words: readonly string[]): number {
  if (typed.length !== words.length) return Number.POSITIVE_INFINITY
  let all = 0
  for (const [place, word] of typed.entries()) {
    all += slipsOfWord(word, words[place] ?? '')
    if (all === Number.POSITIVE_INFINITY) return all
  }
  return all
}

/** Typing errors in a word: none in the shortest, two from seven letters on; infinite where it is another word. */
export function slipsOfWord(typed: string, word: string): number {
  const most = typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 7 ? 1 : 2
  if (Math.abs(typed.length - word.length) > most) return Number.POSITIVE_INFINITY
  return slipsBetween(typed, word, most)
}

function entriesLike(typed: readonly string[]): readonly Entry[] {
  return (byLetter.get(typed[0]?.[0]) ?? []).filter(({ words }) => words.length === typed.length)
}

/** What each name means before all, then its second meanings. */
function offered(entries: readonly Entry[]): string[] {
  const meanings = [0, 1].flatMap((place) => entries.flatMap(({ slugs }) => slugs.slice(place, place + 1)))
  return [...new Set(meanings)].slice(0, OFFERED_MAX)
}

function lengthOf({ words }: Entry): number {
  return words.join(' ').length
}

function commonStart(left: string, right: string): number {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  return at
}
