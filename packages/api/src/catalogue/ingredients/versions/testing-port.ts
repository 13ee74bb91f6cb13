import type { Ports } from '#api/kernel/ports/port.ts'

/** Nothing is recomputed. */
export const standIn: Pick<Ports, 'recompute'> = { recompute: { enqueue: async () => {} } }
