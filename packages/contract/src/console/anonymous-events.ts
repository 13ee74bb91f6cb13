import { PAGE_KINDS, type PageKind } from '@zivina/domain/discovery/page-kinds'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { EVENT_DAYS } from './event-days.ts'

/** The steps from a visit to a paid order, in their order. */
export const FUNNEL_STEPS = ['premium', 'registered', 'verified', 'checkout', 'ordered', 'paid'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

const Count = z.number().int().min(0)

export const AnonymousEvents = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Every day of the time, also those without anything. */
    days: z.array(z.object({ day: z.iso.date(), pages: Count, registered: Count, paid: Count })),
    /** The most seen first. */
    pages: z.array(z.object({ kind: z.enum(Object.keys(PAGE_KINDS) as [PageKind, ...PageKind[]]), count: Count })),
    /** Texts that found nothing, the most frequent first; those that few people searched for are left out. */
    searches: z.array(z.object({ text: z.string(), count: Count })),
    funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: Count })),
  })
  .meta({ id: 'AnonymousEvents' })
export type AnonymousEvents = z.infer<typeof AnonymousEvents>

export const anonymousEvents = {
  read: endpoint({
    method: 'GET',
    path: '/admin/anonymous_events',
    access: 'admin',
    cost: 'dear',
    summary:
      'Daily counts of pages, of searches without a result and of steps towards a paid order; nothing of people.',
    query: z.strictObject({ days: z.enum(EVENT_DAYS).default('30') }),
    status: 200,
    response: AnonymousEvents,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
