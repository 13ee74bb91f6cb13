import { calendarDay } from '#domain/calendar-day.ts'

const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/i

/**
 * The calendar day in Europe/Prague of an instant as files of apps write it: 2026-10-25T23:30:00Z, 2026-10-26 00:30+01:00.
 * @returns null for an instant that does not exist, undefined for any other text
 */
export function zonedDay(text: string): string | null | undefined {
  const [, day, time, zone = ''] = ZONED.exec(text) ?? []
  if (day === undefined) return undefined
  const instant = new Date(`${day}T${time}${zone.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(instant.getTime()) ? null : calendarDay(instant)
}
