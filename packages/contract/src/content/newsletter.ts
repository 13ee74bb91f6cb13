import { z } from 'zod'
import { Email } from '#contract/account/accounts.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter/subscribe',
    access: 'public',
    summary:
      'Asks for the newsletter; a mail with a link to confirm follows. The answer is the same whether or not the address is known.',
    rate_limits: [
      { by: 'address', attempts: 10, seconds: 600 },
      { by: 'account', attempts: 5, seconds: 3600 },
    ],
    body: z.strictObject({
      email: Email,
      /** A hidden field that people leave empty; programs that fill forms give themselves away. */
      website: z.string().max(500).default(''),
      consent: z.literal(true),
    }),
    status: 204,
    response: z.void(),
    errors: ['EMAIL_NOT_SENT'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/newsletter/confirm',
    access: 'public',
    summary: 'Confirms the newsletter by the token of the link; a second time changes nothing.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 600 }],
    body: z.strictObject({ token: z.string().min(1).max(300) }),
    status: 204,
    response: z.void(),
    errors: ['INVALID_NEWSLETTER_TOKEN'],
  }),
}
