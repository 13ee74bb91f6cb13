import { listOf } from './loose-json.ts'

const ISO = /^P(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i
const HOURS = /(\d+(?:[.,]\d+)?)\s*(?:h\b|hod|hour)/i
const MINUTES = /(\d+)\s*(?:m\b|min)/i
const DAYS = /(\d+)\s*(?:d\b|den|dny|dní|day)/i

/** Minutes of a duration: ISO 8601 („PT1H30M“), words („1 hod 30 min“), or a number of minutes. Null for anything else. */
export function minutesOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? Math.round(value) : null
  if (typeof value !== 'string') return null
  const text = value.trim().slice(0, 60)
  const iso = ISO.exec(text)
  if (iso) return total(iso[1], iso[2], iso[3], iso[4])
  if (/^\d{1,5}$/.test(text)) return total('0', '0', text)
  return total(DAYS.exec(text)?.[1], HOURS.exec(text)?.[1], MINUTES.exec(text)?.[1])
}

function total(days = '0', hours = '0', minutes = '0', seconds = '0'): number | null {
  const [d = 0, h = 0, m = 0, s = 0] = [days, hours, minutes, seconds].map((part) => Number(part.replace(',', '.')))
  const sum = Math.round(d * 1440 + h * 60 + m + s / 60)
  return sum > 0 ? sum : null
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

/** The number of portions in „4 porce“, „4–6“, 4 or a list of these: the first whole number. Null where there is none. */
export function portionsOf(value: unknown): number | null {
  for (const one of listOf(value)) {
    const portions = typeof one === 'number' ? Math.round(one) : firstNumber(one)
    if (portions !== null) return portions
  }
  return null
}

function firstNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? /\d{1,3}/.exec(value)?.[0] : undefined
  return number === undefined ? null : Number(number)
}
