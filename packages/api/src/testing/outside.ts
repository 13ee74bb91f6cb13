import { EgressError } from '@zivina/integrations/egress/egress-error'
import type { Services } from '../http/scope.ts'

/** The world outside where a test does not care about it: mails go nowhere, no company is known, no page can be read. */
export const OUTSIDE: Pick<Services, 'mail' | 'recompute' | 'companies' | 'pages'> = {
  mail: { enqueue: async () => {}, enqueueAll: async () => {} },
  recompute: { enqueue: async () => {} },
  companies: { find: async () => null },
  pages: {
    read: async () => {
      throw new EgressError('unreachable', 'tests go nowhere')
    },
  },
}
