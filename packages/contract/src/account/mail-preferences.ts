import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

const query = z.strictObject({ token: z.string().min(1).max(300) })

/** The address in the `List-Unsubscribe` header of mails (RFC 2369, RFC 8058). */
export const unsubscribe = {
  show: endpoint({
    method: 'GET',
    path: '/mail/unsubscribe',
    access: 'public',
    summary: 'Leads to the page that says what would be refused. Changes nothing, whoever opens the link.',
    query,
    status: 303,
    response: z.object({ location: z.string() }),
    errors: [],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/mail/unsubscribe',
    access: 'public',
    summary: 'Refuses further mails of the kind that the token names, by one click of a mail program (RFC 8058).',
    from_anywhere: true,
    rate_limits: [{ by: 'address', attempts: 120, seconds: 60 }],
    query,
    status: 204,
    response: z.void(),
    errors: ['INVALID_UNSUBSCRIBE_TOKEN'],
  }),
}
