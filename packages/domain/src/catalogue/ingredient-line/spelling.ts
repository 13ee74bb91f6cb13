import { slipsBetween } from '@zivina/czech/suggest-text'
import { groupBy } from '#domain/group-by.ts'
import type { FoodWord } from './food-words.ts'
import { isHarmless, isKind } from './harmless-words.ts'
import { USUAL_NAMES } from './usual-foods.ts'

/** Shorter stems are too similar to one another; from the second length on, two errors are corrected. */
const SHORTEST = 5
const LONG = 9

const KNOWN: ReadonlySet<string> = new Set(USUAL_NAMES.flatMap(({ stems }) => stems))
/** Known stems by their first letter, which must be right. */
const byLetter = groupBy([...KNOWN], ([letter]) => letter)

/**
 * The stem of a kitchen's word that a stem with typing errors stands for: „parmezám“ is „parmazán“. Null for a known word, and
 * where no word or more than one is as near.
 *
 * @param isKnown whether a stem is a word of the foods at hand, which is then no error
 */
export function correctStem(stem: string, isKnown: (stem: string) => boolean): string | null {
  if (stem.length < SHORTEST || /[\d ]/.test(stem) || KNOWN.has(stem) || isKnown(stem)) return null
  const most = stem.length < LONG ? 1 : 2
  let [nearest, fewest]: [string[], number] = [[], most]
  for (const other of byLetter.get(stem[0]) ?? []) {
    if (other.length < SHORTEST || Math.abs(other.length - stem.length) > most) continue
    const slips = slipsBetween(stem, other, fewest)
    if (slips < fewest) [nearest, fewest] = [[other], slips]
    else if (slips === fewest) nearest.push(other)
  }
  nearest = nearest.filter((other) => isPlausible(stem, other, fewest))
  return oneOf(nearest) ?? oneOf(nearest.filter((other) => soundOf(other) === soundOf(stem)))
}

/**
 * Whether a stem is likely to be a slip of the pen: a letter is missing, doubled, in excess or swapped, sounds alike, is a vowel, or
 * stands beside the right one on the keyboard. „Mečoun“ is no melon.
 */
function isPlausible(stem: string, other: string, slips: number): boolean {
  if (slips > 1) return slipsBetween(soundOf(stem), soundOf(other), 1) <= 1
  if (stem.length !== other.length) return true
  const places = [...stem].flatMap((letter, at) => (letter === other[at] ? [] : [at]))
  if (places.length > 1) return true
  const [one = '', two = ''] = [stem[places[0] ?? 0], other[places[0] ?? 0]]
  const isVowel = (letter: string) => 'aeiouy'.includes(letter)
  return soundOf(one) === soundOf(two) || (isVowel(one) && isVowel(two)) || NASAL.test(one + two) || isBeside(one, two)
}
const NASAL = /^[mn]{2}$/
const KEYS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm']
const isBeside = (one: string, two: string) => KEYS.some((row) => row.includes(one + two) || row.includes(two + one))

const oneOf = (words: readonly string[]): string | null => (words.length === 1 ? (words[0] ?? null) : null)

/** A word as it sounds: „hlatk“ as „hladk“, with one letter for those that are often confused or doubled. */
function soundOf(stem: string): string {
  return stem.replace(/[dzbgvyw]/g, (letter) => SOUNDS[letter] ?? letter).replace(/(.)\1/g, '$1')
}
const SOUNDS: Readonly<Record<string, string>> = { d: 't', z: 's', b: 'p', g: 'k', v: 'f', w: 'f', y: 'i' }

/** The words of a line with typing errors corrected. */
export function correctWords(words: readonly FoodWord[], isKnown: (stem: string) => boolean): FoodWord[] {
  return words.map((word) => {
    const right = isHarmless(word.folded) || isKind(word.folded) ? null : correctStem(word.stem, isKnown)
    return right === null ? word : { ...word, stem: right, corrected: true }
  })
}
