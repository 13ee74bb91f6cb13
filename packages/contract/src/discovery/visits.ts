import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

/** Pages that one message may tell of, and the longest first part of an address. */
export const VISITED_PAGES_MAX = 30
const PLACE_MAX = 40
/** Messages of one address in a minute; each is sent when a page is left. */
export const VISITS_PER_MINUTE = 60

/** What is counted of visits: never who, from where, or one page after another. */
export const visits = {
  count: endpoint({
    method: 'POST',
    path: '/visit',
    access: 'public',
    summary:
      'Counts the kinds of the pages that were seen. Nothing of the sender is kept; those who ask not to be tracked are not counted.',
    body: z.strictObject({
      /** The first part of each address, with a slash where there is more of it. */
      pages: z.array(z.string().max(PLACE_MAX)).min(1).max(VISITED_PAGES_MAX),
    }),
    status: 204,
    response: z.void(),
    errors: ['TOO_MANY_REQUESTS'],
  }),
}
