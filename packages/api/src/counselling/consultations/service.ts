import type { Consultation } from '@zivina/contract/counselling/consultation'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { PLACE_LABELS } from '@zivina/domain/counselling/places'
import { writeAppointment } from '@zivina/integrations/calendar/write-appointment'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { presentConsultation } from './present.ts'
import { selectOwn, selectOwned } from './queries.ts'

/** One's own consultations, the latest first. */
export async function listConsultations({ db, actor }: UserCtx<'db'>, page: Page): Promise<Listed<Consultation>> {
  const now = new Date()
  return paged(await selectOwned(db, actor.guid, page), (row) => presentConsultation(row, now))
}

/** The term as a file for a calendar. @throws ApiError NOT_FOUND, also where it has none */
export async function writeTerm(
  { db, actor, public_url }: UserCtx<'db' | 'public_url'>,
  guid: string,
): Promise<Download> {
  const row = await selectOwn(db, actor.guid, guid)
  if (row === null || row.begins === null || row.ends === null || row.place === null) throw new ApiError('NOT_FOUND')
  const text = writeAppointment({
    uid: `${row.guid}@zivina`,
    begins: row.begins,
    ends: row.ends,
    summary: row.service_name,
    description: [`${row.nutritionist_name ?? ''}, ${PLACE_LABELS[row.place]}`, row.meeting_url]
      .filter(Boolean)
      .join('\n'),
    location: row.place === 'prague' ? 'Nutriční poradna, Praha' : row.meeting_url,
    url: `${public_url}/uzivatel/poradna`,
    sequence: row.sequence,
    is_certain: row.state === 'confirmed' || row.state === 'done',
    is_cancelled: row.state === 'cancelled' || row.state === 'called_off' || row.state === 'lapsed',
    changed_at: row.updated_at,
  })
  const bytes = new TextEncoder().encode(text)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return { file_name: 'konzultace.ics', stream, size: bytes.length }
}
