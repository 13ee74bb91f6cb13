import { namesOfTag } from '@zivina/domain/catalogue/filter/former-tags'
import { toStoredLimit } from '@zivina/domain/catalogue/filter/nutrient-spans'
import type { ListFilter } from '../filter.ts'
import { ingredientKey, type KeptRecipes } from './kept-recipes.ts'
import { addBeginning, type Lexicon, postingOf } from './lexicon.ts'
import {
  addPlaces,
  addPosting,
  addToEach,
  allPlaces,
  dropPlaces,
  eachPlace,
  keepPlaces,
  keepWithin,
  noPlaces,
  type Places,
} from './places.ts'

/** The most that a stored number can be. */
const MOST = 2 ** 31 - 1

/**
 * The places of the recipes that pass a filter: the same ones as the statements of the list find. Null where a creator is asked for:
 * their names are not kept.
 */
export function matchingPlaces(kept: KeptRecipes, filter: ListFilter): Places | null {
  const { facets, time_minutes, calorie_span, spans, variants, tags, creator } = filter
  const { must_ingredients, pantry_ingredients, exclude_ingredients } = filter
  if (creator !== null) return null
  const places = variants.length > 0 ? placesOfVariants(kept.size, [kept.stems], variants) : allPlaces(kept.size)
  for (const bit of bitsOf(facets.all)) keepPlaces(places, kept.facets[bit] ?? noPlaces(kept.size))
  for (const mask of facets.any) keepPlaces(places, placesOfBits(kept.size, kept.facets, bitsOf(mask)))
  const withAny = (guids: readonly string[]) => placesOfWords(kept.size, kept.ingredients, guids.map(ingredientKey))
  for (const guid of must_ingredients) keepPlaces(places, withAny([guid]))
  if (pantry_ingredients.length > 0) keepPlaces(places, withAny(pantry_ingredients))
  if (exclude_ingredients.length > 0) dropPlaces(places, withAny(exclude_ingredients))
  for (const tag of tags) keepPlaces(places, placesOfWords(kept.size, kept.tags, namesOfTag(tag)))
  const keep = (column: string, min: number, max: number) => {
    const numbers = kept.numbers.get(column)
    if (numbers) keepWithin(places, numbers, min, max)
  }
  if (time_minutes) keep('time_minutes', time_minutes[0], time_minutes[1])
  // Unknown energy is below zero, and in no span.
  if (calorie_span) keep('calories_in_total', Math.max(0, calorie_span[0]), calorie_span[1])
  for (const [nutrient, [min, max]] of spans) {
    if (min !== null) keep(`${nutrient}_low`, toStoredLimit(min), MOST)
    if (max !== null) keep(`${nutrient}_high`, -MOST, toStoredLimit(max))
  }
  return places
}

/** The first of some places, those that have most of the ingredients first, and the newest first among equals: see `rankByPantry`. */
export function rankPlaces(kept: KeptRecipes, places: Places, pantry: readonly string[], limit: number): number[] {
  const held = new Uint16Array(kept.size)
  for (const guid of pantry) {
    const posting = postingOf(kept.ingredients, ingredientKey(guid))
    if (posting) addToEach(held, posting, 1)
  }
  const byNumber = Array.from({ length: pantry.length + 1 }, (): number[] => [])
  eachPlace(places, (place) => {
    const equals = byNumber[held[place] as number]
    if (equals && equals.length < limit) equals.push(place)
  })
  return byNumber.reverse().flat().slice(0, limit)
}

/** The places of the texts that have words beginning with every stem of one of the variants, in any of the lexicons. */
export function placesOfVariants(
  size: number,
  lexicons: readonly Lexicon[],
  variants: readonly (readonly string[])[],
): Places {
  const found = noPlaces(size)
  const known = new Map<string, Places>()
  const placesOf = (stem: string): Places => {
    const before = known.get(stem)
    if (before) return before
    const places = noPlaces(size)
    for (const lexicon of lexicons) addBeginning(places, lexicon, stem)
    known.set(stem, places)
    return places
  }
  for (const [first, ...others] of variants) {
    if (first === undefined) continue
    const places = placesOf(first).slice()
    for (const stem of others) keepPlaces(places, placesOf(stem))
    addPlaces(found, places)
  }
  return found
}

/** The places of the texts that have any of the words as it is written. */
function placesOfWords(size: number, lexicon: Lexicon, words: readonly string[]): Places {
  const found = noPlaces(size)
  for (const word of words) {
    const posting = postingOf(lexicon, word)
    if (posting) addPosting(found, posting)
  }
  return found
}

function placesOfBits(size: number, places: readonly Places[], bits: readonly number[]): Places {
  const found = noPlaces(size)
  for (const bit of bits) {
    const own = places[bit]
    if (own) addPlaces(found, own)
  }
  return found
}

/** The bits of a mask below 2^53, which the bit operators would cut. */
function bitsOf(mask: number): number[] {
  const bits: number[] = []
  for (let bit = 0, left = mask; left > 0; bit += 1, left = Math.floor(left / 2)) if (left % 2 === 1) bits.push(bit)
  return bits
}
