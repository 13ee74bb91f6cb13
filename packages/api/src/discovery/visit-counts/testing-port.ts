import type { Ports } from '#api/kernel/ports/port.ts'

/** Nothing is counted. */
export const standIn: Pick<Ports, 'visit_counts'> = {
  visit_counts: { page: () => {}, emptySearch: () => {}, write: async () => {} },
}
