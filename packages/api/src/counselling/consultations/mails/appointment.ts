import { PLACE_LABELS } from '@zivina/domain/counselling/places'
import { type Appointment, methodOf, writeAppointment } from '@zivina/integrations/calendar/write-appointment'
import type { MailFile } from '@zivina/integrations/mail/port'
import type { MailFiles } from '#api/kernel/declared/mail-files.ts'
import { type ConsultationRow, selectConsultation } from '../queries.ts'

/** A term as a file for a calendar, and what the calendar is to do with it. */
type Term = { method: string; text: string }
/** What the file says to the one it is made for. */
type Told = Pick<Appointment, 'summary' | 'url' | 'is_cancelled'> & { with: string }

/** The file of a client's term, as it is now: its identity stays, and each change counts one more. Null where it has no term. */
export function termOf(row: ConsultationRow, public_url: string): Term | null {
  return write(row, {
    summary: row.service_name,
    with: row.nutritionist_name ?? '',
    url: `${public_url}/uzivatel/poradna`,
    is_cancelled: isOver(row),
  })
}

/** The same for a nutritionist, whose it is no more once it was moved to another one. It has nothing that the client wrote. */
function nutritionistTermOf(row: ConsultationRow, nutritionist: string, public_url: string): Term | null {
  const isTheirs = row.nutritionist === nutritionist
  // A calendar finds the term that is taken away by its identity: of the new one the former nutritionist learns nothing.
  return write(isTheirs ? row : { ...row, meeting_url: '' }, {
    summary: `${row.service_name}: ${row.client_name}`,
    with: row.client_name,
    url: `${public_url}/admin/clients/${row.user}`,
    is_cancelled: isOver(row) || !isTheirs,
  })
}

const isOver = ({ state }: ConsultationRow): boolean =>
  state === 'cancelled' || state === 'called_off' || state === 'lapsed'

function write(row: ConsultationRow, { with: other, ...told }: Told): Term | null {
  if (row.begins === null || row.ends === null || row.place === null) return null
  const appointment: Appointment = {
    ...told,
    uid: `${row.guid}@zivina`,
    begins: row.begins,
    ends: row.ends,
    description: [`${other}, ${PLACE_LABELS[row.place]}`, row.meeting_url].filter(Boolean).join('\n'),
    location: row.place === 'prague' ? 'Nutriční poradna, Praha' : row.meeting_url,
    sequence: row.sequence,
    is_certain: row.state === 'confirmed' || row.state === 'done',
    changed_at: row.updated_at,
  }
  return { method: methodOf(appointment), text: writeAppointment(appointment) }
}

export const TERM_FILE = 'konzultace.ics'

function attach(term: Term | null): readonly MailFile[] {
  if (term === null) return []
  const type = `text/calendar; charset=utf-8; method=${term.method}`
  return [{ name: TERM_FILE, type, bytes: new TextEncoder().encode(term.text) }]
}

/** The term with a mail about it, written when the mail is sent: one that waited tells calendars what holds by then. */
export const consultationFile: MailFiles = {
  noun: 'consultation_term',
  open: async ({ db, public_url }, guid) => {
    const row = await selectConsultation(db, guid)
    return attach(row && termOf(row, public_url))
  },
}

/** The same with a mail to a nutritionist. */
export const nutritionistFile: MailFiles = {
  noun: 'nutritionist_term',
  open: async ({ db, public_url }, guid, account = '') => {
    const row = await selectConsultation(db, guid)
    return attach(row && nutritionistTermOf(row, account, public_url))
  },
}
