import type { Consultation } from '@zivina/contract/counselling/consultation'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { TERM_FILE, termOf } from './mails/appointment.ts'
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
  const term = row && termOf(row, public_url)
  if (term === null) throw new ApiError('NOT_FOUND')
  const bytes = new TextEncoder().encode(term.text)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return { file_name: TERM_FILE, stream, size: bytes.length }
}
