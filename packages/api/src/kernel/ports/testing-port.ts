import type { Ports } from './port.ts'

/** Mails and jobs are discarded. */
export const standIn: Pick<Ports, 'jobs' | 'mail'> = {
  jobs: { send: async () => {} },
  mail: { enqueue: async () => {}, enqueueAll: async () => {} },
}
