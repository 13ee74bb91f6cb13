import { normalizeSearch } from '@zivina/czech/search-text'
import { spellNumbers } from '#domain/catalogue/ingredient-line/amounts.ts'
import { isAdjective } from '#domain/catalogue/ingredient-line/food-words.ts'
import { readHead } from '#domain/catalogue/ingredient-line/line-quantity.ts'
import { parseIngredientLine } from '#domain/catalogue/ingredient-line/parse-line.ts'
import { servedOf, withoutPortion } from '#domain/catalogue/ingredient-line/served.ts'
import { isNoFood } from './no-food.ts'

/**
 * How a thing of a list or a pantry can be read in two ways: what is said by plates is a dish or what it is made of, two foods stand
 * beside each other, or the number may mean another amount.
 */
export type ItemDoubt = {
  kind: 'served' | 'either' | 'amount'
  /** The words that name the food. */
  name: string
  /** The ways to write it so that it is clear, as far as they are known; of what is served only a search knows them. */
  readings: string[]
}

/** Bowls are a measure of shops, too: „miska borůvek“. */
const PLATE = /(?<!\p{L})(?:porc|talir)/u
const BEFORE_NOUN = /^(?:s|se|bez|z|ze|v|ve|na|do|k|ke|pro|v|od|o)(?!\p{L})/u
const EITHER = /^(.+?\p{L})\s+(?:nebo|anebo|či)\s+(\p{L}.*)$/u
const SEPARATED = /(?<![\d.,])([1-9]\d{0,2})[.,](\d{3})(?!\d)/u
const SPACED = /^(\d{1,2})\s(\d{3})(?=\p{L})/u
const PAIR = /^(.*?\d[\d.,]*\s?\p{L}{1,12}\.?)\s?\/\s?(\d[\d.,]*\s?\p{L}{1,12}\.?)\s+(\p{L}.*)$/u
const NOTHING = /^0+(?:[.,]0+)?\s?\p{L}+\s+(?=\p{L})/u

/** What is doubtful about one thing of a sentence; null where nothing is. */
export function doubtOfItem(text: string): ItemDoubt | null {
  if (isNoFood(text)) return null
  const { name, doubtful } = parseIngredientLine(withoutPortion(text))
  if (isServed(text, name)) return { kind: 'served', name, readings: [] }
  const either = EITHER.exec(text)
  if (either?.[1] !== undefined && either[2] !== undefined) {
    return { kind: 'either', name, readings: twoFoods(either[1], either[2]) }
  }
  return doubtful ? { kind: 'amount', name, readings: amountReadings(text) } : null
}

function isServed(text: string, name: string): boolean {
  if (servedOf(text) === null || !PLATE.test(normalizeSearch(text))) return false
  const folded = normalizeSearch(name)
  // „20 talířů“ and „talíře na oslavu“ are tableware.
  return folded !== '' && !PLATE.test(folded) && !BEFORE_NOUN.test(folded)
}

/** „200 g másla“ and „200 g margarínu“; „kuřecí maso“ and „krůtí maso“; „jogurt bílý“ and „jogurt ovocný“. */
function twoFoods(first: string, second: string): string[] {
  const spelled = spellNumbers(first)
  const rest = readHead(spelled, [])?.rest ?? spelled
  const amount = spelled.endsWith(rest) ? spelled.slice(0, spelled.length - rest.length) : ''
  const words = rest.split(/\s+/u)
  const [, ...noun] = second.split(/\s+/u)
  const kind = words.filter((word) => isAdjective(word) !== true)
  const isHalf = noun.length > 0 && kind.length === 0
  const shared = noun.length === 0 && isAdjective(second) === true ? `${kind.join(' ')} ` : ''
  return [isHalf ? `${first} ${noun.join(' ')}` : first, `${amount}${shared}${second}`]
}

function amountReadings(text: string): string[] {
  const [, one, other, name] = PAIR.exec(text) ?? []
  if (one !== undefined) return [`${one} ${name}`, `${other} ${name}`]
  if (SPACED.test(text)) return [text.replace(SPACED, '$1 × $2'), text.replace(SPACED, '$1$2')]
  if (SEPARATED.test(text)) return [text.replace(SEPARATED, '$1$2'), text.replace(SEPARATED, asDecimal)]
  return NOTHING.test(text) ? [text.replace(NOTHING, '')] : []
}

/** „1,250“ and „2.000“ as the decimals that they are: „1,25“, „2“. */
function asDecimal(_all: string, whole: string, part: string): string {
  const decimals = part.replace(/0+$/u, '')
  return decimals === '' ? whole : `${whole},${decimals}`
}
