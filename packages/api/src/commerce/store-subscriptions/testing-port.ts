import type { Ports } from '#api/kernel/ports/port.ts'

/** Nothing can be bought in app stores. */
export const standIn: Pick<Ports, 'stores'> = { stores: null }
