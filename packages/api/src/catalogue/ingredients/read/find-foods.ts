import { normalizeSearch, searchStems, wordsOf } from '@zivina/czech/search-text'
import { isHarmless, isKind } from '@zivina/domain/catalogue/ingredient-line/harmless-words'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import { pageFrom } from '#api/kernel/lists/page.ts'
import type { CatalogueSearch } from '#api/kernel/ports/catalogue-search.ts'
import { gatheredFoods, misspeltFoods, namedFoods, slipsOfWord, typedFoods } from './names/named-foods.ts'
import { isNoFood } from './names/no-foods.ts'
import { type AlikeMatch, type IngredientSearch, type Match, selectAlike, selectMatches } from './search-queries.ts'

/** How many matches are ordered by use; beyond that the order is that of the text match. */
const RANKED_MAX = 500

/** Classes of matches that people or the text itself put in order: uses do not change it. */
const ORDERED = new Set([1, 4])

/** Words that say nothing of which food is meant: left out where nothing is found with them. */
const NEUTRAL = new Set(
  searchStems(
    'čerstvý domácí bio kvalitní český moravský farmářský velký malý celý kus kusy balení sáček sklenice hrst lžíce lžička ' +
      'špetka kilo gram deka litr kg dkg ml ks cl dl oblíbený obyčejný klasický pravý poctivý',
  ),
)

/** Null where the text contains nothing to search for. A text of stop words only („s“) is searched for unchanged. */
export function toSearch(search: string): IngredientSearch | null {
  const words = wordsOf(search)
  if (words.length === 0) return null
  const [own = words, ...others] = variantsOf(search)
  const [named, typed] = isNoFood(search) ? [[], []] : [namedFoods(search), typedFoods(search)]
  const misspelt =
    named.length + typed.length > 0 || isNoFood(search) ? [] : [...gatheredFoods(search), ...misspeltFoods(search)]
  return { text: words.join(' '), stems: own, others, named, typed, misspelt }
}

/** Whether a text can name a food: it has a word of two letters. A letter, an amount or signs name none. */
export function canNameFood(search: string): boolean {
  return wordsOf(search).some((word) => /\p{L}/u.test(word) && [...word].length > 1)
}

/**
 * The foods of the port by PostgreSQL: guids of foods found by a text, best first: one page. Equally good matches are ordered by the number of recipes, dietary forms last. Where nothing
 * is found, without neutral words either, similar spellings are tried.
 */
export const findFoods: CatalogueSearch['foods'] = async (db, { text, uses, ...asked }) => {
  const among = { used: asked.used_only ? [...uses.keys()] : null, viewer: asked.viewer }
  const most = Math.max(RANKED_MAX, asked.offset + asked.limit)
  let last: IngredientSearch | null = null
  for (const words of new Set([text, withoutNeutral(text), withoutRemarks(text)])) {
    const search = canNameFood(words) ? toSearch(words) : null
    if (search === null) continue
    const { matches, count, alike } = await selectMatches(db, search, among, most)
    if (count > 0) return { rows: pageFrom(guidsOf(rankByUse(matches, uses)), asked).rows, count }
    if (isNoFood(words)) return { rows: [], count: 0 }
    const near = nearOnes(search, alike)
    if (near.length > 0) return pageFrom(near, asked)
    last = search
  }
  return last === null ? { rows: [], count: 0 } : pageFrom(nearOnes(last, await selectAlike(db, last, among)), asked)
}

const guidsOf = (matches: readonly Match[]) => matches.map(({ guid }) => guid)

function rankByUse(matches: readonly Match[], uses: ReadonlyMap<string, number>): Match[] {
  const usesOf = ({ guid }: Match) => uses.get(guid) ?? 0
  // Recipes without gluten use the dietary form more; without its word the usual one is meant.
  const byUse = (a: Match, b: Match) => Number(a.dietary) - Number(b.dietary) || usesOf(b) - usesOf(a)
  const better = (a: Match, b: Match) => a.class - b.class || (ORDERED.has(a.class) ? 0 : byUse(a, b))
  return [...matches.slice(0, RANKED_MAX).sort(better), ...matches.slice(RANKED_MAX)]
}

function withoutNeutral(text: string): string {
  const words = wordsOf(text).filter(
    (word) => !searchStems(word).some((stem) => NEUTRAL.has(stem) || /^\d+$/.test(stem)),
  )
  return words.length === 0 ? normalizeSearch(text) : words.join(' ')
}

/** „čedar plátky“, „žervé sýr“: without the words of a line that make no other food, and without its kind. */
function withoutRemarks(text: string): string {
  const words = wordsOf(text)
  const kept = words.filter((word) => word.length > 2 && word !== 'bez' && !isHarmless(word) && !isKind(word))
  return kept.length === 0 || kept.length === words.length ? normalizeSearch(text) : kept.join(' ')
}

/** Those that may be meant, and those whose name has each word of the text with at most a typing error or two. */
function nearOnes({ text }: IngredientSearch, alike: readonly AlikeMatch[]): string[] {
  const words = wordsOf(text)
  return alike
    .map(({ guid, search_text, place }) => ({ guid, slips: place === null ? slipsOf(words, search_text) : 0 }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ guid }) => guid)
}

/** A text of this many words may have one that the food has not. */
const MANY_WORDS = 3
const OTHER_WORD = 3

function slipsOf(typed: readonly string[], text: string): number {
  const known = wordsOf(text)
  const slips = typed.map((word) => Math.min(...known.map((other) => nearest(word, other))))
  const strange = slips.filter((one) => one === Number.POSITIVE_INFINITY).length
  if (strange > (typed.length < MANY_WORDS ? 0 : 1)) return Number.POSITIVE_INFINITY
  return slips.reduce((sum, one) => sum + Math.min(one, OTHER_WORD), 0)
}

/** Shorter stems are too similar to one another. */
const STEM_MIN = 5

/** The errors between a typed word and a known one, or its beginning, or between their stems. */
function nearest(word: string, known: string): number {
  const whole = Math.min(slipsOfWord(word, known), slipsOfWord(word, known.slice(0, word.length)))
  const [stem = word] = searchStems(word)
  const [knownStem = known] = searchStems(known)
  return stem.length < STEM_MIN ? whole : Math.min(whole, slipsOfWord(stem, knownStem))
}
