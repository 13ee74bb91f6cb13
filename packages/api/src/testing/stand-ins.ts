import type { Ports } from '#api/kernel/ports/port.ts'

/** The exports `standIn` of the files `testing-port.ts` beside the ports: the files are found by their name, without a list. */
const files = Object.values(import.meta.glob<{ standIn: Partial<Ports> }>('../**/testing-port.ts', { eager: true }))

/** What stands in for the ports of the areas where a test does not need them. A test checks that none is missing. */
export const STAND_INS = Object.assign({}, ...files.map(({ standIn }) => standIn)) as Ports
