import type { Ports } from '#api/kernel/ports/port.ts'

/** Nothing can be bought. */
export const standIn: Pick<Ports, 'payments'> = { payments: null }
