import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'

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
 * the order and the appointment, moves nothing.
 */
export function writeAppointment(appointment: Appointment): string {
  const { uid, begins, ends, summary, description, location, url, sequence, changed_at } = appointment
  const calendar = ical({ prodId: { company: 'Živina', product: 'Nutriční poradna', language: 'CS' } })
  calendar.createEvent({
    id: uid,
    start: begins,
    end: ends,
    timezone: null,
    summary,
    description,
    location,
    url,
    sequence,
    stamp: changed_at,
    lastModified: changed_at,
    busystatus: ICalEventBusyStatus.BUSY,
    status: statusOf(appointment),
  })
  return calendar.toString()
}

function statusOf({ is_certain, is_cancelled }: Appointment): ICalEventStatus {
  if (is_cancelled) return ICalEventStatus.CANCELLED
  return is_certain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
