import { BRAND } from '@zivina/contract/kernel/brand'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'

/** One appointment. */
export type Appointment = {
  uid: string
  begins: Date
  ends: Date
  summary: string
  description: string
  location: string
  url: string
  /** Counts its changes: a calendar that has it replaces it by one with a higher count. */
  sequence: number
  is_certain: boolean
  is_cancelled: boolean
  changed_at: Date
}

/**
 * Writes an appointment as iCalendar (RFC 5545). Its times are instants in universal time, so that summer time, which begins between
 * the order and the appointment, moves nothing. One that was cancelled takes the entry of the same identity away (RFC 5546).
 */
export function writeAppointment(appointment: Appointment): string {
  const { uid, begins, ends, summary, description, location, url, sequence, changed_at } = appointment
  const calendar = ical({
    prodId: { company: 'Živina', product: 'Nutriční poradna', language: 'CS' },
    method: methodOf(appointment),
  })
  calendar.createEvent({
    id: uid,
    start: begins,
    end: ends,
    timezone: null,
    summary,
    description,
    location,
    url,
    organizer: { name: BRAND.name, email: BRAND.support_email },
    sequence,
    stamp: changed_at,
    lastModified: changed_at,
    busystatus: ICalEventBusyStatus.BUSY,
    status: statusOf(appointment),
  })
  return calendar.toString()
}

/** What a calendar is to do with it. No answer is asked for, so that it is published and not requested. */
export function methodOf({ is_cancelled }: Pick<Appointment, 'is_cancelled'>): ICalCalendarMethod {
  return is_cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

function statusOf({ is_certain, is_cancelled }: Appointment): ICalEventStatus {
  if (is_cancelled) return ICalEventStatus.CANCELLED
  return is_certain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
