import { EgressError } from '@zivina/integrations/egress/egress-error'
import { createWorkPool } from '@zivina/work/pool'
import type { Services } from '#api/kernel/http/scope.ts'

/** The world outside where a test does not care about it: mails go nowhere, no company is known, no page can be read. Work is really done. */
export const OUTSIDE: Pick<Services, 'mail' | 'recompute' | 'companies' | 'pages' | 'work'> = {
  mail: { enqueue: async () => {}, enqueueAll: async () => {} },
  recompute: { enqueue: async () => {} },
  companies: { find: async () => null },
  pages: {
    read: async () => {
      throw new EgressError('unreachable', 'tests go nowhere')
    },
  },
  work: createWorkPool(),
}
