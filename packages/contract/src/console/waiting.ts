import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { listOf, Timestamp } from '#contract/kernel/fields.ts'

/** The submissions that wait for a moderator's decision. */
export const QUEUES = ['recipes', 'ingredients', 'reviews', 'photos', 'error_reports'] as const
export type Queue = (typeof QUEUES)[number]

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
