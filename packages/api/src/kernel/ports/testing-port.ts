import type { Ports } from './port.ts'

/** Mails, jobs and what is seen are discarded. */
export const standIn: Pick<Ports, 'jobs' | 'mail' | 'watch'> = {
  jobs: { send: async () => {} },
  mail: { enqueue: async () => {}, enqueueAll: async () => {} },
  watch: { failed: () => {}, outside: () => {}, uses: () => {}, used: () => [], write: async () => {} },
}
