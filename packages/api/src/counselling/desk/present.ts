import type { DeskClient, DeskConsultation } from '@zivina/contract/counselling/client-desk'
import type { ConsultationOpening } from '@zivina/contract/counselling/consultation-openings'
import { CLIENT_WAITING } from '@zivina/domain/counselling/client-waiting'
import type { ClientRow, DeskRow, OpeningRow } from './queries.ts'

const instant = (text: Date | string | null): string | null => (text === null ? null : new Date(text).toISOString())

export function presentClient({ guid, name, email, next_begins, ...waits }: ClientRow): DeskClient {
  return { guid, name, email, next_begins: instant(next_begins), waiting: CLIENT_WAITING.filter((what) => waits[what]) }
}

export function presentDesk({ client, client_name, begins, ends, created_at, ...row }: DeskRow): DeskConsultation {
  return {
    guid: row.guid,
    client: { guid: client, name: client_name },
    service_name: row.service_name,
    state: row.state,
    begins: instant(begins),
    ends: instant(ends),
    place: row.place,
    meeting_url: row.meeting_url,
    note: row.note,
    summary: row.summary,
    reason: row.reason,
    follow_up_on: row.follow_up_on,
    is_follow_up_done: row.is_follow_up_done,
    plans_left: row.plans_left,
    created_at: new Date(created_at).toISOString(),
  }
}

export function presentOpening({ guid, begins, ends, places }: OpeningRow): ConsultationOpening {
  return { guid, begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString(), places }
}
