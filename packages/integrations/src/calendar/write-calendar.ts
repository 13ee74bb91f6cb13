import ical, { ICalEventTransparency } from 'ical-generator'

/** A calendar of whole days. */
export type DayCalendar = {
  name: string
  events: { uid: string; day: string; summary: string; description: string; url: string; changed_at: Date }[]
}

/** How often calendar programs should ask again, in seconds. */
const REFRESH_SECONDS = 6 * 3600

/**
 * Writes a calendar as iCalendar (RFC 5545). Its events are whole days without a time zone, so that they stay on their day wherever they
 * are read and whenever summer time begins; they leave the person free.
 * @param events with `day` as `YYYY-MM-DD`
 */
export function writeCalendar({ name, events }: DayCalendar): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Živina', product: 'Jídelníček', language: 'CS' },
    ttl: REFRESH_SECONDS,
  })
  for (const { uid, day, summary, description, url, changed_at } of events) {
    calendar.createEvent({
      id: uid,
      summary,
      description,
      url,
      stamp: changed_at,
      lastModified: changed_at,
      allDay: true,
      timezone: null,
      start: noon(day, 0),
      end: noon(day, 1),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** The library writes a calendar's name as it is. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\;,]/g, (sign) => `\\${sign}`)

/** Noon of a day in the time zone of the process, so that whichever way the library reads its date, it is that day. */
function noon(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + later, 12))
}
