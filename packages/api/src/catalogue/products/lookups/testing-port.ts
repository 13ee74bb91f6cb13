import type { Ports } from '#api/kernel/ports/port.ts'

/** Products are not looked for outside. */
export const standIn: Pick<Ports, 'lookups'> = { lookups: null }
