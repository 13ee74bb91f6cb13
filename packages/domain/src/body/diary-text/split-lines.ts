import { normalizeSearch } from '@zivina/czech/search-text'
import { foldLetters, replaceFolded } from '../../catalogue/ingredient-line/fold-letters.ts'
import { withoutFillers } from './fillers.ts'

/** A stretch of what was eaten between two commas: foods with the words that join them, of which some may be one name. */
export type Stretch = { atoms: string[]; joints: string[] }

/** A part of a stretch that may be one food: from one of its atoms to another, both included. */
export type Span = { from: number; to: number; text: string }

/** More foods than this between two commas, and more of them in a text, are not read. */
const ATOMS_MAX = 6
export const STRETCHES_MAX = 40

/** Words after „s“ that tell a kind of the same food: „se slupkou“, „s 30 % tuku“, „s příchutí vanilky“. */
const SAME_FOOD =
  /^(vrch|kopec|slupk|kost|kuz|prichut|obsah|snizen|nizk|vysok|zvysen|\d+(,\d+)? ?%|podil|probiotik|sladidl|nizsim|vanilkovou prichut|krupave|nulov|modr\S* plisn|plisn|bilou plisn)/

/** How drinks are asked for, and household names that the tables of amounts do not have. By what taverns and packs hold. */
const SAYINGS: readonly (readonly [said: RegExp, means: (found: RegExpMatchArray) => string])[] = [
  [/(?<!\p{L})na tvrdo(?!\p{L})/gu, () => 'natvrdo'],
  [/(?<!\p{L})na mekko(?!\p{L})/gu, () => 'naměkko'],
  [/(?<!\p{L})velk(?:e|y|eho|ou) piv[oa](?!\p{L})/gu, () => '0,5 l piva'],
  [/(?<!\p{L})mal(?:e|y|eho|ou) piv[oa](?!\p{L})/gu, () => '0,3 l piva'],
  [/(?<!\p{L})pullitr(?!\p{L})/gu, () => '0,5 l'],
  [/(?<!\p{L})(?:tri|3) deci(?!\p{L})/gu, () => '3 dl'],
  [/(?<!\p{L})(?:dve|2) deci(?!\p{L})/gu, () => '2 dl'],
]

/** Splits the text of a meal into stretches: by commas, ends of lines, „plus“, „a“, „i“, „s“ and what one says around foods. */
export function splitStretches(text: string): Stretch[] {
  return text
    .split('\n')
    .flatMap((line) =>
      withoutFillers(SAYINGS.reduce((all, [said, means]) => replaceFolded(all, said, means), line)).split(BREAK),
    )
    .map((part) => part.replace(EDGES, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .map(readStretch)
    .filter(({ atoms }) => atoms.length > 0)
    .slice(0, STRETCHES_MAX)
}

/** Not inside brackets, and not between the digits of a number. */
const BREAK = /(?:;|(?<!\d),|,(?!\d)|\s\+\s?|\s&\s|\s[–-]\s(?=\d)|\s\/\s)(?![^(]*\))/u
const EDGES = /^(?:[\s,.;:–-]|(?:a|i|s|se|no|tak|takze|takže|k|ke|na)\s)+|[\s,.;:–-]+$|\s(?:a|i|s|se)$/giu

/**
 * What joins two foods, in text without accents; „na“ only before bread, and „do“ only before a food with an amount of its own.
 */
const JOINT =
  / (a|i|s|se|nebo|ci|na(?= (?:rohl|hous|chleb|toust|topin|tortil|baget|kn[ae]ck|dalam|zeml|vec|plack|sucha))|do(?= [^,]*\d)) (?![^(]*\))/gu

/** A text parted by its joints: food, joint, food, … */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: found, 1: joint = '' } of foldLetters(text).matchAll(JOINT)) {
    parts.push(text.slice(from, index), joint)
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}

function readStretch(text: string): Stretch {
  const parts = partsOf(text)
  const stretch: Stretch = { atoms: [parts[0]?.trim() ?? ''], joints: [] }
  for (let place = 1; place < parts.length; place += 2) {
    const [joint = '', atom = ''] = [parts[place], parts[place + 1]?.trim()]
    const last = stretch.atoms.at(-1) ?? ''
    if (isOneFood(joint, last, atom) || stretch.atoms.length >= ATOMS_MAX)
      stretch.atoms[stretch.atoms.length - 1] = `${last} ${written(joint)} ${atom}`
    else {
      stretch.atoms.push(atom)
      stretch.joints.push(joint)
    }
  }
  return stretch
}

/** „1 a půl“, „se slupkou“, „nebo“: such words part no foods. */
function isOneFood(joint: string, left: string, right: string): boolean {
  const folded = normalizeSearch(right)
  if (joint === 'nebo' || joint === 'ci') return true
  if (joint === 's' || joint === 'se') return SAME_FOOD.test(folded)
  // „1 a půl rohlíku“, „kilo a půl“, „2 a 1/2 lžíce“
  if (/^(pul|ctvrt|½|¼|¾|1\/[234])(\s|$)/.test(folded)) {
    return /^(?:[\d,./]+|\p{L}+)$/u.test(left.trim()) && !/\p{L}{5}/u.test(left)
  }
  return !/\p{L}{2}/u.test(right)
}

/** Every run of neighbours of a stretch, the longest first, and of equally long ones the first. */
export function spansOf({ atoms, joints }: Stretch): Span[] {
  const spans: Span[] = []
  for (let length = atoms.length; length >= 1; length -= 1) {
    for (let from = 0; from + length <= atoms.length; from += 1) {
      const to = from + length - 1
      spans.push({ from, to, text: textOf({ atoms, joints }, from, to) })
    }
  }
  return spans
}

function textOf({ atoms, joints }: Stretch, from: number, to: number): string {
  return atoms
    .slice(from, to + 1)
    .map((atom, place) => (place === 0 ? atom : `${written(joints[from + place - 1] ?? '')} ${atom}`))
    .join(' ')
}

/**
 * The foods of a stretch: the longest runs that are the name of one food („knedlíky s vejci“, where there is such a recipe), and what
 * stands between them, one by one.
 */
export function chooseSpans(stretch: Stretch, isName: (span: Span) => boolean): Span[] {
  const chosen: Span[] = []
  const isFree = ({ from, to }: Span) => chosen.every((one) => to < one.from || from > one.to)
  for (const span of spansOf(stretch)) {
    if (isFree(span) && (span.from === span.to || isName(span))) chosen.push(span)
  }
  return chosen.toSorted((one, other) => one.from - other.from)
}

/** A joint as it is written. */
const written = (joint: string): string => (joint === 'ci' ? 'či' : joint)
