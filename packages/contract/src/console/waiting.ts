import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { listOf, Timestamp } from '#contract/kernel/fields.ts'
import { QUEUES } from '#contract/kernel/queues.ts'

export const WaitingQueue = z
  .object({
    queue: z.enum(QUEUES),
    /** How many are waiting. */
    count: z.number().int().min(0),
    /** When the oldest of them was last changed by its author; null where there are none. */
    oldest_at: Timestamp.nullable(),
  })
  .meta({ id: 'WaitingQueue' })
export type WaitingQueue = z.infer<typeof WaitingQueue>

export const waiting = {
  list: endpoint({
    method: 'GET',
    path: '/admin/waiting',
    access: 'affiliate',
    summary: 'How much waits for a decision: everything for admins, reviews of one’s own recipes for affiliates.',
    status: 200,
    response: listOf(WaitingQueue),
    errors: [],
  }),
}
