import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { NOTIFICATIONS_PER_MINUTE } from './limits.ts'

/** What the payment gateway calls. */
export const payments = {
  notify: endpoint({
    method: 'GET',
    path: '/payment/notify',
    access: 'public',
    webhook: true,
    summary:
      'The gateway says that a payment changed. Nothing that it says is believed: the payment is read from the gateway, later.',
    rate_limits: [{ by: 'address', attempts: NOTIFICATIONS_PER_MINUTE, seconds: 60 }],
    query: z.looseObject({
      id: z.string().regex(/^\d{1,20}$/),
      parent_id: z
        .string()
        .regex(/^\d{1,20}$/)
        .optional(),
    }),
    status: 200,
    response: z.object({}),
    errors: ['INCORRECT_QUERY_PARAMS', 'SERVICE_UNAVAILABLE', 'USER_PERMISSION_DENIED', 'METHOD_NOT_ALLOWED'],
  }),
}
