import { normalizeSearch } from '@zivina/czech/search-text'
import { readAmount, spellNumbers } from '#domain/catalogue/ingredient-line/amounts.ts'
import { isAdjective } from '#domain/catalogue/ingredient-line/food-words.ts'
import { readHead, readWhole } from '#domain/catalogue/ingredient-line/line-quantity.ts'
import { splitFoods } from '#domain/catalogue/ingredient-line/split-foods.ts'

/** A comma, a semicolon, a plus, an ampersand or a new line; not the comma of a number, and nothing in brackets. */
const BETWEEN = /(?:\n|;|(?<!\d),|,(?!\d)|\s\+\s|\s&\s)(?![^(]*\))/u
const AND = /\s+(?:a|i)\s+(?!(?:půl|čtvrt|½)(?!\p{L}))(?![^(]*\))/gu
const LEAD = /^(?:a|i|taky|také|ještě|plus|pak|potom)\s+(?=\p{L}|\d)/iu

/** Meat is often called by its adjective alone: „hovězí“. */
const MEAT = /^(hovezi|veprove|kureci|kruti|teleci|jehneci|kralici|kachni|husi|rybi|mlete|uzene)$/
/** What is made of several things: „směs ořechů a rozinek“. */
const MIXED = /^(smes|mix|kombinace|krabicka|balicek)(?!\p{L})/u
const CLAUSE = /^(nebo|anebo|ci|pripadne|popripade|ne|jen|aby|co|ktery|ktera|ktere|pokud|kdyz)(?!\p{L})/u
/** What begins a remark: „ideálně tučný“, „na smažení“. Names of makers are no remark in a list: „kofola“ is bought. */
const REMARK = /^(na|do|k|ke|pro|v|ve|s|se|bez|z|ze|od|navic|nejlepe|idealne|spise|radeji|podle|dle)$/
const LOOKS = /^(platk|kousk|kostk|koleck|vcelku|nahrubo|najemno|cerstv)/
const BEFORE_NOUN = /^(s|se|bez|z|ze|v|ve|na|do|k|ke|pro|od|o)$/
const WITH = /(?<!\p{L})(?:s|se)\s/u
/** „s borůvkami“: what goes with something stands in the instrumental. */
const INSTRUMENTAL = /(?:em|om|ou|mi|im|ym|y)$/
/** „na praní“, „na pečení“: a purpose, after which another thing may follow. */
const PURPOSE = /(?:ani|eni|iti|eti)$/

/**
 * The things that a sentence of a shopping list names, each in its own words: „3 citrony, toaletní papír a 2 l mléka“ are three.
 * Every word of the sentence stays in one of them. In a list, unlike in a line of a recipe, a comma mostly begins another thing,
 * which need be no food: an amount or a description after it („máslo, 2 ks“, „mléko, polotučné“) belongs to what is before it.
 */
export function splitItems(text: string): string[] {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim().replace(LEAD, ''))
    .filter((part) => /[\p{L}\d]/u.test(part))
  const joined: string[] = []
  for (const part of parts) {
    if (joined.length > 0 && belongsBefore(part)) joined[joined.length - 1] += `, ${part}`
    else joined.push(part)
  }
  const items = joined.flatMap((part, place) => splitPart(part, joined.length > 1 && place === joined.length - 1))
  // One thing stays exactly as it was written.
  return items.length > 1 ? items : [text]
}

function belongsBefore(part: string): boolean {
  const words = part.split(/\s+/u)
  const folded = words.map(normalizeSearch)
  const [first = '', second = ''] = folded
  if (MEAT.test(first) && words.length === 1) return false
  if (CLAUSE.test(folded.join(' ')) || isAmount(part)) return true
  if (REMARK.test(first) || isDescription(words)) return true
  // „rajčata, krájená v plechovce“
  return isAdjective(words[0] ?? '') === true && BEFORE_NOUN.test(second)
}

/** „2 ks“, „1 kg“, „6“: of what is named before. */
function isAmount(part: string): boolean {
  const words = spellNumbers(part).split(' ')
  return /^\d+(?:[.,]\d+)?\s?(?:x|×)?$/u.test(part) || (readAmount(words) !== null && readWhole(words) !== null)
}

const isDescription = (words: readonly string[]): boolean =>
  words.every((word) => isAdjective(word) === true || LOOKS.test(normalizeSearch(word)))

/** @param isLast whether it ends an enumeration, in which „a“ comes before the last thing */
function splitPart(part: string, isLast: boolean): string[] {
  const known = part.includes('(') ? [part] : splitFoods(part)
  if (known.length > 1) return known
  const items: string[] = []
  let from = 0
  for (const { index, 0: found } of part.matchAll(AND)) {
    const [before, after] = [part.slice(from, index).trim(), part.slice(index + found.length).trim()]
    if (!isAnother(before, after, isLast)) continue
    items.push(before)
    from = index + found.length
  }
  return [...items, part.slice(from).trim()].map((item) => item.replace(LEAD, ''))
}

/** Whether „a“ joins two things, and not two descriptions or parts of one: „hladká a polohrubá mouka“, „jogurt s müsli a medem“. */
function isAnother(before: string, after: string, isLast: boolean): boolean {
  if (before === '' || after === '') return false
  const head = readHead(spellNumbers(after), [])
  if (head?.amount != null && head.rest !== '') return true
  const [said, next] = [before, after].map((text) => text.split(/\s+/u))
  if (said === undefined || next === undefined || isAmount(after)) return false
  const last = said.at(-1) ?? ''
  if (isAdjective(last) === true && !MEAT.test(normalizeSearch(last))) return false
  if (isDescription(next) && !next.some((word) => MEAT.test(normalizeSearch(word)))) return false
  const folded = normalizeSearch(before)
  if (MIXED.test(folded)) return false
  if (WITH.test(folded)) return !INSTRUMENTAL.test(normalizeSearch(next.at(-1) ?? ''))
  const hasPurpose = said.some((word) => BEFORE_NOUN.test(normalizeSearch(word)))
  if (!hasPurpose) return true
  if (PURPOSE.test(normalizeSearch(next.at(-1) ?? ''))) return false
  return isLast || PURPOSE.test(normalizeSearch(last))
}
