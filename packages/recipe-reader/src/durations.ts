import { listOf, objectOf } from './loose-json.ts'
import { NUMBER, numberIn, withDigits } from './number-words.ts'

/** A time that is told: null where it is none; doubtful where it tells one that could not be read. */
type ReadTime = { minutes: number | null; doubtful: boolean }

const NONE: ReadTime = { minutes: null, doubtful: false }
const UNREADABLE: ReadTime = { minutes: null, doubtful: true }
/** Letters of a duration that are read. */
const LENGTH = 80

const PART = String.raw`(\d+(?:[.,]\d+)?)`
const ISO_DATE = new RegExp(`^(?:${PART}Y)?(?:${PART}M)?(?:${PART}W)?(?:${PART}D)?$`, 'i')
/** The last unit is missing in „PT1H30“. */
const ISO_CLOCK = new RegExp(`^(?:${PART}H)?(?:${PART}(?:M|(?<=H\\d+)$))?(?:${PART}S)?$`, 'i')
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/

const UNITS: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [/^(?:tyd(?:en|nu|ny)|weeks?|wks?)$/, 10_080],
  [/^(?:d|den|dn[yiu]|dnu|days?)$/, 1440],
  [/^(?:h|hod|hodin\w{0,3}|hodink\w{1,2}|hours?|hrs?|std|stunden?)$/, 60],
  [/^(?:m|min|mins|minut\w{0,2}|minutk\w|minutes?|')$/, 1],
  [/^(?:s|sec|secs|sek|sekund\w{0,2}|seconds?|vterin\w{0,2})$/, 1 / 60],
]
const UNIT = "([a-z]+|')"
/** „1 h“, „20–30 min“: of a range the longer time, as in pasted texts. */
const MEASURED = new RegExp(`(${NUMBER})(?:\\s?(?:-|–|—|az|to)\\s?(${NUMBER}))?\\s?${UNIT}(?![a-z])`, 'g')
/** „1h30“ */
const AFTER_HOURS = /(\d)\s?(?:h|hod)\.?\s?([0-5]?\d)(?![\d.,:/]|\s?[a-z'])/g
/** „hodina“, „hodinu a 1/2“, without a number before it. */
const BARE_HOUR = /(^|[^\d/,.]\s?|\ba )(hodin[aku]\w?)(?: a (1\/2|0[.,]5|0[.,]25|1\/4)(?![a-z]))?/g

/** Minutes of a duration: see `readTime`. */
export function minutesOf(value: unknown): number | null {
  return readTime(value).minutes
}

/**
 * A duration as schema.org, programs and people write it: ISO 8601 („PT1H30M“), words („1½ hod“, „hodinu a půl“), a clock („1:30“), a
 * number of minutes, or an object with a value and a unit. A negative one is none.
 */
export function readTime(value: unknown): ReadTime {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? told(value) : NONE
  if (typeof value === 'string') return readText(value.trim().slice(0, LENGTH))
  if (Array.isArray(value))
    return (
      listOf(value)
        .slice(0, 5)
        .map(readTime)
        .find(({ minutes }) => minutes !== null) ?? NONE
    )
  const node = objectOf(value)
  if (node === null) return NONE
  const amount = node['@value'] ?? node.value ?? node.maxValue ?? node.minValue ?? node.name
  if (typeof amount !== 'number' && typeof amount !== 'string') return NONE
  const unit = unitOf(node.unitText ?? node.unitCode)
  return readText(`${amount} ${unit}`.trim().slice(0, LENGTH))
}

/** UN/CEFACT codes of units, as schema.org asks for them. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({ MIN: 'min', HUR: 'h', DAY: 'd', WEE: 'weeks', SEC: 's' }),
)

const unitOf = (unit: unknown): string => (typeof unit === 'string' ? (CODES.get(unit.trim()) ?? unit) : '')

function told(minutes: number): ReadTime {
  const whole = Math.round(minutes)
  return whole > 0 ? { minutes: whole, doubtful: false } : NONE
}

function readText(text: string): ReadTime {
  if (text === '' || /^[-–−]\s*[PT\d]/i.test(text)) return NONE
  const plain = text.replace(/^\+/, '')
  const iso = /^[PT][\dT]/i.test(plain) ? readIso(plain) : null
  if (iso !== null) return iso
  if (/^\d{1,5}(?:[.,]0+)?$/.test(plain)) return told(Number.parseInt(plain, 10))
  const clock = CLOCK.exec(plain)
  if (clock) return told(Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60)
  return readWords(plain)
}

/** Also as programs miswrite it: „P1H30M“ without T, „T30M“ without P. Null for anything else. */
function readIso(text: string): ReadTime | null {
  const [date = '', clock = ''] = text
    .replace(/^P(?=\d+(?:[.,]\d+)?H)/i, 'PT')
    .replace(/^P/i, '')
    .split(/T/i, 2)
  const [days, times] = [ISO_DATE.exec(date), ISO_CLOCK.exec(clock)]
  // „PT90“ names no unit.
  if (days === null || times === null) return /^[PT\d.,]+$/i.test(text) ? UNREADABLE : null
  const [years = 0, months = 0, weeks = 0, of = 0] = days.slice(1).map(numberOf)
  const [hours = 0, minutes = 0, seconds = 0] = times.slice(1).map(numberOf)
  // Nothing is cooked for months: „P30M“ is meant otherwise, and it is not known how.
  if (years > 0 || months > 0) return UNREADABLE
  return told(weeks * 10_080 + of * 1440 + hours * 60 + minutes + seconds / 60)
}

const numberOf = (part: string | undefined): number => (part === undefined ? 0 : Number(part.replace(',', '.')))

function readWords(text: string): ReadTime {
  let sum = 0
  const rest = withDigits(text)
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(AFTER_HOURS, '$1 h $2 min')
    .replace(/[’′]/g, "'")
    .replace(MEASURED, (whole, low: string, high: string | undefined, unit: string) => {
      const size = UNITS.find(([words]) => words.test(unit))?.[1]
      if (size === undefined) return whole
      sum += numberIn(high ?? low) * size
      return ' # '
    })
    // „2 hodiny a půl“
    .replace(/#\s+a (1\/2|0[.,]5|1\/4|0[.,]25)(?!\d)/g, (_, part: string) => {
      sum += numberIn(part) * 60
      return ' # '
    })
    .replace(BARE_HOUR, (_, before: string, __, part: string | undefined) => {
      sum += 60 + (part === undefined ? 0 : numberIn(part) * 60)
      return `${before} # `
    })
  // A number that belongs to no unit may be anything.
  if (/\d/.test(rest)) return UNREADABLE
  return told(sum)
}

/**
 * Splits a recipe's times into work and waiting: work is the sum of its parts, or the total; the rest of the total is waiting.
 */
export function splitTimes(
  parts: (number | null)[],
  whole: number | null,
): { time_minutes: number | null; resting_time: number | null } {
  const known = parts.filter((part) => part !== null)
  if (known.length === 0) return { time_minutes: whole, resting_time: null }
  const work = known.reduce((sum, part) => sum + part, 0)
  return { time_minutes: work, resting_time: whole !== null && whole > work ? whole - work : null }
}

/** The times of a recipe in a file, and whether they contradict each other or one of them could not be read. */
export function timesOf(parts: readonly unknown[], whole: unknown) {
  const [read, total] = [parts.map(readTime), readTime(whole)]
  const work = read.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  const contradicts = total.minutes !== null && total.minutes < work
  return {
    ...splitTimes(
      read.map(({ minutes }) => minutes),
      total.minutes,
    ),
    is_time_doubtful: contradicts || [...read, total].some(({ doubtful }) => doubtful),
  }
}
