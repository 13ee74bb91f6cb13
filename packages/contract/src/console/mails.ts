import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { MAIL_STATES } from './mail-states.ts'

/** A mail that was not sent. Its contents are never shown, as it may hold a code or a link that opens an account. */
export const UnsentMail = z
  .object({
    guid: Guid,
    template: z.string(),
    to: z.string(),
    state: z.enum(MAIL_STATES),
    /** How often it was tried. */
    attempts: z.number().int(),
    /** Why the last attempt failed; null before one did. */
    reason: z.string().nullable(),
    /** When it will be tried again; null where it will not. */
    next_at: Timestamp.nullable(),
    /** Whether it can be sent again: it is dead, and its code or link has not expired. */
    can_resend: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'UnsentMail' })
export type UnsentMail = z.infer<typeof UnsentMail>

const params = z.object({ guid: Guid })

export const mails = {
  list: endpoint({
    method: 'GET',
    path: '/admin/mail',
    access: 'admin',
    cost: 'dear',
    summary: 'Mails that were not sent: those that wait, and those that failed for good, which are kept for 14 days.',
    query: z.strictObject({
      page: PageParameter,
      state: z.enum(MAIL_STATES).optional(),
      ordering: z.enum(['created_at', '-created_at']).default('-created_at'),
    }),
    status: 200,
    response: countedListOf(UnsentMail),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/admin/mail/{guid}/resend',
    access: 'admin',
    summary: 'Sends a mail again that failed for good.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'MAIL_TOO_LATE', 'EMAIL_NOT_SENT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/mail/{guid}',
    access: 'admin',
    summary: 'Deletes a mail that failed for good.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
