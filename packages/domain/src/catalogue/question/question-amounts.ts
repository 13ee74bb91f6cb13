import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'

/** A limit of energy in kcal of one portion, or of time in minutes, read at the beginning of a text. */
export type QuestionAmount = {
  of: 'calorie_span' | 'time_minutes'
  min: number | null
  max: number | null
  words: number
}

/** Words before the most and the least that is wanted. */
export const MOST =
  'do|max|maximalne|maximum|nejvyse?|nanejvys|nejdele|pod|ne vice? nez|mene nez|mene jak|menej ako|mensi nez|min nez|za|nejvic|ve?(?= \\d)'
export const LEAST = 'alespon|aspon|viac ako|nad|vice nez|vic nez|vic jak|minimalne|minimum|min|nejmene|pres|od'
const ABOUT = '(?:(?:cca|asi|tak|zhruba|priblizne|kolem|okolo) )?'
const ENERGY = '(?<energy>kcal|kalor\\p{L}*|kilokalor\\p{L}*|kal|cal|kj|kilojoul\\p{L}*)'
const TIME = '(?:ti )?(?<time>min|minut\\p{L}*|h|hod|hodin\\p{L}*|hodk\\p{L}*)'

const SPAN = new RegExp(
  `^(?:od |mezi |v rozmezi )?${ABOUT}(?<low>\\d{1,5}) (?:az|a|do|-) (?<high>\\d{1,5}) (?:${ENERGY}|${TIME})(?!\\p{L})`,
  'u',
)
const LIMIT = new RegExp(
  `^(?:(?<least>${LEAST}) |(?<most>${MOST}) )?${ABOUT}(?<value>\\d{1,5}) (?:${ENERGY}|${TIME})(?!\\p{L})`,
  'u',
)
/** „Do 300, alespoň 200 kcal“: the first number has the unit of the second. */
const SHARED_UNIT = new RegExp(
  `^(?:(?<least>${LEAST})|(?<most>${MOST})) (?<value>\\d{1,5})(?=(?: a| ,)? (?:${LEAST}|${MOST}) \\d{1,5} (?:${ENERGY}|${TIME})(?!\\p{L}))`,
  'u',
)
/** „Do 500“: the size of the number says what it is of. A noun after it („do 5 surovin“) would be what is counted. */
const BARE = new RegExp(
  `^(?:${MOST}) (?<value>\\d{2,4})(?= ?(?:,|$)| (?:se?|bez|pro|na|a|ke?|z|do|max|maximalne)(?: |$))`,
  'u',
)
/** Times above the longest of the filters are given in hours, and no portion has so little energy. */
const BARE_MINUTES_MAX = 120
const BARE_ENERGY = { min: 150, max: 2000 } as const

const HOUR = '(?:hodin|hodk)'
const SPOKEN = new RegExp(
  `^(?:(?<least>${LEAST}) |(?:${MOST}) )?${ABOUT}(?<words>tri ?ctvrt[ei]? ${HOUR}\\p{L}*|pul ?${HOUR}\\p{L}*|ctvrt ?${HOUR}\\p{L}*|${HOUR}\\p{L}* a (?:pul|ctvrt)|hodin[auy]|hodink[auy]|hodk[auy]|dv(?:e|ou) ${HOUR}\\p{L}*)(?: (?:maximalne|max|nejdele))?(?!\\p{L})`,
  'u',
)

/** Minutes of the times that are said in words. */
const SPOKEN_MINUTES: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/^tri/, 45],
  [/^pul/, 30],
  [/^ctvrt/, 15],
  [/ a pul$/, 90],
  [/ a ctvrt$/, 75],
  [/^dv/, 120],
  [/^hod/, 60],
]

/** Reads an amount of energy or time at the beginning of a plain text; a bare one is the most that is wanted. */
export function readAmount(plain: string): QuestionAmount | null {
  const span = SPAN.exec(plain)
  if (span?.groups) {
    const { low, high } = span.groups
    const one = inUnit(Number(low), span.groups)
    const other = inUnit(Number(high), span.groups)
    return { ...one, min: Math.min(one.value, other.value), max: Math.max(one.value, other.value), words: count(span) }
  }
  const limit = LIMIT.exec(plain) ?? SHARED_UNIT.exec(plain)
  if (limit?.groups) {
    const { of, value } = inUnit(Number(limit.groups.value), limit.groups)
    const isLeast = limit.groups.least !== undefined
    return { of, min: isLeast ? value : null, max: isLeast ? null : value, words: count(limit) }
  }
  const bare = readBare(plain)
  if (bare !== null) return bare
  const spoken = SPOKEN.exec(plain)
  const minutes = SPOKEN_MINUTES.find(([words]) => words.test(spoken?.groups?.words ?? ''))?.[1]
  if (spoken === null || minutes === undefined) return null
  const isLeast = spoken.groups?.least !== undefined
  return { of: 'time_minutes', min: isLeast ? minutes : null, max: isLeast ? null : minutes, words: count(spoken) }
}

function readBare(plain: string): QuestionAmount | null {
  const found = BARE.exec(plain)
  if (found === null) return null
  const value = Number(found.groups?.value)
  const words = count(found)
  if (value <= BARE_MINUTES_MAX) return { of: 'time_minutes', min: null, max: value, words }
  const isEnergy = value >= BARE_ENERGY.min && value <= BARE_ENERGY.max
  return isEnergy ? { of: 'calorie_span', min: null, max: value, words } : null
}

function inUnit(
  value: number,
  { energy, time }: Record<string, string | undefined>,
): {
  of: QuestionAmount['of']
  value: number
} {
  if (energy === undefined) return { of: 'time_minutes', value: time?.startsWith('h') ? value * 60 : value }
  return {
    of: 'calorie_span',
    value: /^k(?:j|ilojoul)/.test(energy) ? Math.round(value / KILOJOULES_PER_KILOCALORIE) : value,
  }
}

function count(found: RegExpExecArray): number {
  return found[0].trim().split(' ').length
}
