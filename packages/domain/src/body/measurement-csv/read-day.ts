import { zonedDay } from '#domain/body/zoned-day.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'

/** In which order files write days with slashes: 24/12/2026 or 12/24/2026. */
export type SlashOrder = 'day_first' | 'month_first'

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/
const CZECH = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?)?$/i

/**
 * A calendar day as spreadsheets and apps write it, with a time or without: 2026-12-24, 24. 12. 2026, 24/12/2026. An instant with a
 * zone is a day in Europe/Prague.
 * @param order of days with slashes; null where the file does not tell
 * @returns null where it is none
 */
export function readDay(text: string, order: SlashOrder | null): string | null {
  const zoned = zonedDay(text)
  if (zoned !== undefined) return zoned
  const iso = ISO.exec(text)
  const parts = iso ? [iso[1], iso[2], iso[3]] : (czechParts(text) ?? slashParts(text, order))
  if (!parts) return null
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-')
  return isCalendarDay(day) ? day : null
}

function czechParts(text: string) {
  const found = CZECH.exec(text)
  return found ? [found[3], found[2], found[1]] : null
}

function slashParts(text: string, order: SlashOrder | null) {
  const found = SLASHES.exec(text)
  if (!found || order === null) return null
  return order === 'day_first' ? [found[3], found[2], found[1]] : [found[3], found[1], found[2]]
}

/** The order of days with slashes, as any of them tells: a number over twelve is no month. Null where none does, or they disagree. */
export function slashOrderOf(texts: readonly string[]): SlashOrder | null {
  const orders = new Set(
    texts.flatMap((text): SlashOrder[] => {
      const found = SLASHES.exec(text)
      if (!found) return []
      if (Number(found[1]) > 12) return ['day_first']
      return Number(found[2]) > 12 ? ['month_first'] : []
    }),
  )
  return orders.size === 1 ? ([...orders][0] ?? null) : null
}

export const isSlashed = (text: string): boolean => SLASHES.test(text)
