import { z } from 'zod'
import { type EventFeed, endpoint } from '#contract/kernel/endpoint.ts'
import { listParams } from './shopping-lists.ts'

export const shoppingEvents = {
  follow: endpoint({
    method: 'GET',
    path: '/shopping_list/{guid}/events',
    access: 'user',
    summary:
      'Server-sent events: the version of the list, at first and with every change. What changed is read by the list’s own call.',
    params: listParams,
    status: 200,
    media_type: 'text/event-stream',
    response: z.custom<EventFeed>(),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'],
  }),
}
