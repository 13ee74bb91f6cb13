import type { Ports } from '#api/kernel/ports/port.ts'

/** No company is known. */
export const standIn: Pick<Ports, 'companies'> = { companies: { find: async () => null } }
