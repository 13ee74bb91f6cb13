import { EgressError } from '@zivina/integrations/egress/egress-error'
import { createWorkPool } from '@zivina/work/pool'
import type { Services } from '#api/kernel/http/scope.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'

/** Addresses of pictures as tests see them. */
export const URLS = createUrls({ image_url_endpoint: '/images', public_url: 'http://localhost:3000' })

/**
 * Outside services for tests that do not need them: mails are discarded, no company is known, no page can be read. Work is
 * really done; changes of lists are not announced.
 */
export const OUTSIDE: Pick<
  Services,
  'mail' | 'recompute' | 'companies' | 'pages' | 'work' | 'list_notices' | 'webhooks'
> = {
  mail: { enqueue: async () => {}, enqueueAll: async () => {} },
  recompute: { enqueue: async () => {} },
  companies: { find: async () => null },
  pages: {
    read: async () => {
      throw new EgressError('unreachable', 'tests go nowhere')
    },
  },
  work: createWorkPool(),
  list_notices: { follow: () => () => {} },
  webhooks: { wake: async () => {} },
}
