import type { Ports } from '#api/kernel/ports/port.ts'

/** No service is configured. */
export const standIn: Pick<Ports, 'oauth'> = { oauth: new Map() }
