import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, longText, Timestamp } from '#contract/kernel/fields.ts'
import { CLIENT_NOTE_MAX, CLIENT_NOTES_PER_PAGE, CONSULTATION_WRITES_PER_HOUR } from './limits.ts'

/** What a nutritionist noted of a client. */
export const ClientNote = z
  .object({
    guid: Guid,
    /** Who wrote it. */
    nutritionist: z.string(),
    text: z.string(),
    /** Whether the one who reads it wrote it, and may delete it. */
    is_own: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'ClientNote' })
export type ClientNote = z.infer<typeof ClientNote>

const rate_limits = [{ by: 'user', attempts: CONSULTATION_WRITES_PER_HOUR * 4, seconds: 3600 }] as const

/** Notes of a client, which only the client's nutritionists read. */
export const clientNotes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/client/{guid}/note',
    access: 'admin',
    summary: 'Notes of a client of the nutritionist who asks, the latest first. NOT_FOUND for others.',
    params: z.object({ guid: Guid }),
    query: z.strictObject(limitAndOffset(CLIENT_NOTES_PER_PAGE)),
    status: 200,
    response: listOf(ClientNote),
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/client/{guid}/note',
    access: 'admin',
    summary: 'Notes something of a client; the same guid again is the same note.',
    rate_limits,
    params: z.object({ guid: Guid }),
    body: z.strictObject({ guid: Guid, text: longText(CLIENT_NOTE_MAX).min(1) }),
    status: 201,
    response: ClientNote,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/client/{guid}/note/{note}',
    access: 'admin',
    summary: 'Deletes a note that the nutritionist wrote.',
    rate_limits,
    params: z.object({ guid: Guid, note: Guid }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
