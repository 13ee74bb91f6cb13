import type { Services } from '../http/scope.ts'

/** The world outside where a test does not care about it: mails go nowhere, no company is known. */
export const OUTSIDE: Pick<Services, 'mail' | 'recompute' | 'companies'> = {
  mail: { enqueue: async () => {} },
  recompute: { enqueue: async () => {} },
  companies: { find: async () => null },
}
