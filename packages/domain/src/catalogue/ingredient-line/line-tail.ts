import { normalizeSearch } from '@zivina/czech/search-text'
import { readAmount } from './amounts.ts'
import { isAdjective } from './food-words.ts'
import { readUnit } from './kitchen-units.ts'
import { dropApproximate } from './line-measure.ts'
import { needsNumber, ONE, type Quantity, readCount, readWhole, sizeOf } from './line-quantity.ts'
import { isRemark } from './line-words.ts'
import { isFood } from './split-foods.ts'
import { GRAMS } from './unit-sizes.ts'

/** The most words of an amount with its unit: „přibližně asi 1 a 1/2 až 2 a 1/2 vrchovaté polévkové lžíce“ has eleven. */
const QUANTITY_WORDS = 12

const PACK = /^(vanička|sáček|sáčku|pytlík|krabička|krabice|balíček|balení|kelímek)$/iu

/** „mouka hladká 250 g“, and „česnek – 2 stroužky“, „třtinový cukr, 2 PL“. */
export function readTail(head: string, tail: string[]): Quantity | null {
  const words = head.split(' ')
  const inner = readInner(words, tail)
  if (inner) return inner
  for (let start = Math.max(1, words.length - QUANTITY_WORDS); start < words.length; start += 1) {
    const found = readWhole(words.slice(start))
    const joined = /^(z|ze|na|do|s|od|o|v|typu|typ|průměru|silné|tlusté)$/iu.test(words[start - 1] ?? '')
    // „bobkový list – 4 ks“: a word alone is no measure where a number follows.
    const bare =
      !/\d/.test(words.slice(start).join(' ')) && tail.some((part) => /^\S*\d/.test(part) && readWhole(part.split(' ')))
    // „kokosové plátky“, „jalovcové kuličky“: the noun of the food, no measure.
    const noun =
      start === words.length - 1 &&
      tail.length === 0 &&
      words.slice(sinceChoice(words, start), start).every((word) => isAdjective(word) === true)
    const leaf = found?.unit === 'leaf' && /^(bobk|vavr)/.test(normalizeSearch(words[start - 1] ?? ''))
    if (found && !joined && !bare && !leaf && !noun) {
      // „cherry rajčata vanička 250 g“: the weight is told, the pack is a remark.
      const pack = start > 1 && found.unit !== null && found.unit in GRAMS && PACK.test(words[start - 1] ?? '') ? 1 : 0
      const [rest, packed] = [words.slice(0, start - pack), words.slice(start - pack, start)]
      return { ...found, rest: rest.join(' '), tail: [...packed, ...tail], measure: null }
    }
    // „máslo 30 g nejlépe čerstvé“
    const remarked = joined || !/^\d/.test(words[start] ?? '') ? null : readRemarked(words.slice(start))
    if (remarked && remarked.unit !== 'piece')
      return { ...remarked, rest: words.slice(0, start).join(' '), tail: [remarked.rest, ...tail], measure: null }
  }
  for (const [index, part] of tail.entries()) {
    const found = readWhole(part.replace(/^(?:kous\S*|kus|kořen\S*) (?=\S+ )/u, '').split(' ')) ?? readCount(part)
    if (found) return { ...found, rest: head, tail: tail.toSpliced(index, 1), measure: null }
    const remarked = readRemarked(part.split(' ')) ?? (isFood(head) ? readAdded(part) : null)
    if (remarked) return { ...remarked, rest: head, tail: tail.toSpliced(index, 1, remarked.rest), measure: null }
  }
  return readBare(words, tail)
}

/** Where the words after „nebo“ begin: „loupané mandle nebo mandlové plátky“. */
function sinceChoice(words: readonly string[], end: number): number {
  const at = words.slice(0, end - 1).findLastIndex((word) => /^(nebo|alebo|anebo|či|a)$/iu.test(word))
  return at + 1
}

/** „šťáva z 1 citronu“, „žloutky ze 3 vajec“: the amount counts what the part is taken from. */
function readInner(words: string[], tail: string[]): Quantity | null {
  const part =
    /^(stav|kur(a|y|u|ou)$|kor(a|y|u)$|duzin|snih)/.test(normalizeSearch(words[0] ?? '')) &&
    readAmount(words.slice(1)) !== null
  const at = part ? 0 : words.slice(0, 6).findIndex((word, place) => place > 0 && /^(z|ze)$/iu.test(word))
  const amount = at === -1 ? null : readAmount(words.slice(at + 1))
  if (amount === null || amount.low === null) return null
  const after = words.slice(at + 1 + amount.words)
  const unit = readUnit(after)
  const rest = [...words.slice(0, unit && !part ? at : at + 1), ...after.slice(unit?.words ?? 0)]
  return after.length === 0 ? null : { ...sizeOf(amount, unit), rest: rest.join(' '), tail, measure: null }
}

/** „cukr, 50 g těsto + 60 g drobenka“: the weight for the first part of the dish. */
function readAdded(part: string): (Pick<Quantity, 'amount' | 'unit'> & { rest: string }) | null {
  const [first = '', second] = part.split(/\s\+\s(?=\d)/u)
  const words = first.split(' ')
  const amount = second === undefined ? null : readAmount(words)
  const unit = amount && readUnit(words.slice(amount.words))
  return amount && unit ? { ...sizeOf(amount, unit), rest: part } : null
}

/** „40 g na jíšku“, „hrst čerstvé“: an amount with its unit, and what is only a remark. */
function readRemarked(given: string[]): Pick<Quantity, 'amount' | 'unit' | 'rest'> | null {
  const words = dropApproximate(given)
  const amount = readAmount(words)
  const from = amount?.words ?? 0
  const unit = readUnit(words.slice(from))
  const more = words.slice(from + (unit?.words ?? 0))
  if (
    more.length === 0 ||
    !isRemark(more) ||
    (unit === null ? amount?.low == null : amount === null && needsNumber(words, unit))
  )
    return null
  const sized =
    unit === null ? { amount, unit: 'piece' as const } : sizeOf(amount ?? (unit.unit === 'some' ? null : ONE), unit)
  return { ...sized, rest: more.join(' ') }
}

/** A number at the end of a row of a table: grams, or pieces where there are few. „smetana 31“ tells the fat. */
function readBare(words: string[], tail: string[]): Quantity | null {
  const end = words.length - (/^(velk|mal|stredn|poradn|vets|mens)/.test(normalizeSearch(words.at(-1) ?? '')) ? 1 : 0)
  const amount = end > 1 ? readAmount(words.slice(end - 1, end)) : null
  const last = words[end - 1] ?? ''
  if (amount === null || amount.low === null || /^(an?|the)$/iu.test(last)) return null
  const rest = words.toSpliced(end - 1, 1)
  const folded = normalizeSearch(rest.join(' '))
  if (/(^| )(typ|t|c|cislo|velikost|na|do|z|o|od|po|pro|nad|pod)$/.test(folded)) return null
  if (
    amount.low <= 50 &&
    /^(smetana|eidam|syr|tvaroh|mleko|jogurt|zakysana smetana|kysana smetana|pivo|vino|gouda|niva|parenica)\b/.test(
      folded,
    ) &&
    !/%/.test(folded)
  )
    return null
  const unit = amount.low >= 15 ? 'gram' : 'piece'
  return { amount, unit, rest: rest.join(' '), tail, measure: null }
}
