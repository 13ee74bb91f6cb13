import { normalizeSearch } from '@zivina/czech/search-text'
import { spellNumbers } from './amounts.ts'
import { foodStems } from './food-stems.ts'
import { isAdjective } from './food-words.ts'
import { isHarmless, isKind } from './harmless-words.ts'
import { readUnit } from './kitchen-units.ts'
import { readHead } from './line-quantity.ts'
import { cleanName, isToTaste } from './line-words.ts'
import { LINE_MAX, tidyLine } from './tidy-line.ts'
import { USUAL_NAMES } from './usual-foods.ts'

/** A line has few foods; a longer list is prose. */
const FOODS_MAX = 8

/** Herbs that are sold fresh and dried. */
const HERB = /^(?:bazalk|tymián|rozmarýn|oregan|majoránk|kopr|petrželk|mát|šalvěj|saturejk)\p{L}*$/iu

/** „Na polevu: “ before foods with amounts. */
const LABEL = /^(?:na|do|k|pro) [^:\d,]{2,30}: (?=\d|\p{L})/iu

/** „tuk a mouka na plech nebo pečicí papír“: paper is no other food. */
const NO_FOOD_CHOICE = /\s(?:nebo|či)\s(?:peč[ií]c[ií]\spapír|papír\sna\speč\S+|alobal)$/u

/** „sůl pepř“: the only two that are often written without a comma. */
const SALT_AND = /^(sůl|soľ)\s(?=(?:mletý\s)?(?:pepř|kmín|cukr|korenie)(?:$|,|\s(?:a|podle|dle|podľa)\s))/iu

/**
 * The lines that a line with several foods stands for: „sůl a pepř“, „1 cibule, 2 stroužky česneku“, „po 1 lžičce kmínu a
 * majoránky“. Any other line stays as it is: a comma mostly begins a remark, and „a“ joins adjectives as well.
 */
export function splitFoods(line: string): string[] {
  if (line.length > LINE_MAX) return [line]
  const text = tidyLine(line).replace(NO_FOOD_CHOICE, '').replace(LABEL, '').replace(SALT_AND, '$1, ')
  if (!/[,&+/;]|\s[ai]\s/u.test(text) || /\s(nebo|anebo|či)\s/u.test(text)) return [line]
  return splitParts(text) ?? splitEach(text) ?? splitMeasured(text) ?? splitCounted(text) ?? splitNames(text) ?? [line]
}

/** „šťáva a kůra z 1 citronu“. */
function splitParts(text: string): string[] | null {
  const match = /^(\p{L}+) a (\p{L}+)( (?:z|ze) .+)$/u.exec(text)
  return match ? [`${match[1]}${match[3]}`, `${match[2]}${match[3]}`] : null
}

/** „po 1 lžičce kmínu a majoránky“, and „špetka soli a pepře“: of each as much. */
function splitEach(text: string): string[] | null {
  const words = spellNumbers(text).split(' ')
  const quantity = readHead(words.join(' '), [])
  const each = /^po\s/iu.test(text) || ['pinch', 'some', 'knife_tip', 'dash'].includes(quantity?.unit ?? '')
  if (!each || quantity === null) return null
  const names = quantity.rest.split(/,\s+|\s+a\s+/u)
  if (names.length < 2 || !names.every(isFood)) return null
  const amount = words.slice(0, words.length - quantity.rest.split(' ').length).join(' ')
  return names.map((name) => `${amount} ${name}`)
}

/** „200 g mouky a 100 g cukru“: each part has its own amount. */
function splitMeasured(text: string): string[] | null {
  const parts = partsOf(text)
  if (parts.length < 2 || parts.length > FOODS_MAX) return null
  const names = parts.map((part) => readHead(spellNumbers(part), [])?.rest ?? '')
  if (!names.every((name) => /\p{L}{3}/u.test(name) && !name.startsWith('%') && readUnit(name.split(' ')) === null))
    return null
  const [first = ''] = names
  // „300 g mletého vepřového a 200 g hovězího“: minced as well.
  const [kind = '', ...more] = first.split(' ')
  const noun = names.at(-1)?.split(' ').at(-1) ?? ''
  return parts.map((part, place) => {
    const name = names[place] ?? ''
    const bare =
      place > 0 && more.length > 0 && isAdjective(kind) === true && !name.includes(' ') && isAdjective(name) === true
    // „1 žlutá a 1 červená paprika“: both are peppers.
    if (place < parts.length - 1 && !name.includes(' ') && isAdjective(name) === true && isAdjective(noun) !== true)
      return `${part} ${noun}`
    return bare ? part.replace(name, `${kind} ${name}`) : part
  })
}

/** „1 vejce a strouhanka na obalení“: a number of pieces counts only the first of two foods. */
function splitCounted(text: string): string[] | null {
  const [first = '', second = '', ...more] = partsOf(text)
  // „1 l vývaru + voda na dolití“
  if (/\s\+\s/.test(text) && more.length === 0 && /\sna\s\p{L}+í$/u.test(second) && isFood(cleanName(second).name))
    return [first, second]
  const counted = readHead(spellNumbers(first), [])
  if (second === '' || more.length > 0 || counted?.amount == null || counted.unit !== null) return null
  return isFood(counted.rest) && isFood(cleanName(second).name) ? [first, second] : null
}

/** „sůl a pepř“, „tuk a mouka na formu“: nothing but names that kitchens know, and kinds of food beside them. */
function splitNames(text: string): string[] | null {
  const parts = partsOf(text.replace(/\s*\/\s*/gu, ', ')).filter(
    (part) => !isToTaste(part) || cleanName(part).name !== '',
  )
  if (parts.length < 2 || parts.length > FOODS_MAX || /\d/.test(text)) return null
  const names = parts.map((part) => cleanName(part).name)
  const isNamed = (name: string) => isFood(name) || isFood(withoutLooks(name))
  const areFoods = names.some(isFood) && names.every((name) => isNamed(name) || isKind(normalizeSearch(name)))
  if (!areFoods) return null
  // „sušené oregano, bazalka“: the basil is dried as well.
  const isDried = /^sušen\p{L}+ \p{L}+$/iu.test(names[0] ?? '')
  return parts.map((part) => (isDried && HERB.test(part) ? `sušená ${part}` : part))
}

/** „čerstvé borůvky“ are a food, as the berries alone. */
function withoutLooks(name: string): string {
  const words = name.split(' ')
  return words.filter((word) => isAdjective(word) !== true || !isHarmless(normalizeSearch(word))).join(' ')
}

function partsOf(text: string): string[] {
  return text
    .replace(/\([^()]*\)/gu, ' ')
    .split(/[,;](?!\d)\s*|\s+(?:a|i|&|\+)\s+(?!půl|čtvrt|½)|\s*&\s*/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Whether a text is the usual name of a food, with nothing more. */
export function isFood(text: string): boolean {
  const stems = foodStems(text)
  if (stems.length === 0 || stems.length > 3 || isAdjective(text.split(' ').at(-1) ?? '') === true) return false
  return USUAL_NAMES.some(
    (name) => name.stems.length === stems.length && stems.every((stem) => name.stems.includes(stem)),
  )
}
