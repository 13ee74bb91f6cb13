import { normalizeSearch } from '@zivina/czech/search-text'
import { foodStems } from '../ingredient-line/food-stems.ts'
import { unitOfWord } from '../ingredient-line/kitchen-units.ts'
import { parseIngredientLine } from '../ingredient-line/parse-line.ts'
import { amountInOwnUnit } from '../ingredient-line/to-own-unit.ts'
import type { MeasuredFood } from './kitchen-facts.ts'
import { type HouseholdMeasure, MEASURES } from './measures.ts'

/**
 * The exact amount of a food in its own unit for a count of a household measure: 4 cloves of garlic are 16 g. By the food's own
 * weight of the measure, then by the usual weights that reading of lines knows.
 *
 * @returns null, never zero, where the weight of the measure is unknown
 */
export function amountFromMeasure(count: number, measure: HouseholdMeasure, food: MeasuredFood): number | null {
  return amountInOwnUnit({ amount: count, unit: MEASURES[measure].unit, measure: null }, food)
}

/** Stands for the name of a food in a typed amount; no word of a kitchen. */
const NAME = 'surovina'

/**
 * Reads a typed amount in household words and returns it in the food's own unit: „3 lžíce“, „½ hrnku“, „2 stroužky“,
 * „2 vejce“, „20 dkg“, „špetka“. A number alone is already in the food's unit and is not read here.
 *
 * @returns null where the text says anything else, names another food, gives no amount, or the weight of its unit is unknown
 */
export function readKitchenAmount(text: string, food: MeasuredFood): number | null {
  if (/^[\s\d.,]*$|^\s*[-−]/u.test(text) || text.length > 60) return null
  const line = parseIngredientLine(`${withoutName(text, food)} ${NAME}`)
  if (line.name !== NAME || line.optional || line.comment !== null) return null
  const amount = amountInOwnUnit(line, food)
  return amount !== null && amount > 0 ? amount : null
}

/**
 * Drops the food's own name, in any of its forms, from the end of a text: „2 vejce“, „4 stroužky česneku“. The words of its names
 * count by their stems, too: „2 lžíce mouky“ of „hladká mouka“.
 */
export function withoutName(text: string, { name, kitchen }: MeasuredFood): string {
  const trimmed = text.trim()
  const forms = [name, ...(kitchen ? [kitchen.name, kitchen.genitive, ...Object.values(kitchen.counted ?? {})] : [])]
  const folded = normalizeSearch(trimmed)
  const said = forms
    .map((form) => normalizeSearch(form))
    .filter((form) => folded.endsWith(` ${form}`))
    .reduce((longest, form) => (form.length > longest.length ? form : longest), '')
  const words = trimmed.split(/\s+/u)
  const named = said === '' ? namedAtEnd(words, forms) : said.split(' ').length
  return named === 0 ? trimmed : words.slice(0, -named).join(' ')
}

/** How many words at the end are words of the food's names, of which none is a unit: „kostka“ of broth is one. */
function namedAtEnd(words: readonly string[], forms: readonly string[]): number {
  const isName = (word: string) => /^\p{L}+$/u.test(word) && unitOfWord(word) === null
  if (!isName(words.at(-1) ?? '')) return 0
  const own = new Set(foodStems(forms.join(' ')))
  const isOwn = (word: string) => isName(word) && foodStems(word).every((stem) => own.has(stem))
  let named = 0
  while (named < words.length - 1 && isOwn(words.at(-1 - named) ?? '')) named += 1
  return named
}
