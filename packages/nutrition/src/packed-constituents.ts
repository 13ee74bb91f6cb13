import type { Constituent } from './constituents/constituents.ts'
import type { Eaten } from './eaten.ts'

/**
 * Constituents that were eaten, as short as they can be kept, in the units of the constituents: one number is an exact figure that is known of
 * everything, a list is both bounds and the coverage. A constituent that is absent is unknown. A year of them is read in half the time of objects.
 */
export type PackedConstituents = Partial<Record<Constituent, number | [low: number, high: number, coverage: number]>>

/** The same constituents in short. `unpackConstituents` gives them back as they were. */
export function packConstituents(constituents: Eaten['constituents']): PackedConstituents {
  const packed: PackedConstituents = {}
  for (const name of namesOf(constituents)) {
    const amount = constituents[name]
    if (amount === undefined) continue
    const { low, high, coverage } = amount
    packed[name] = low === high && coverage === 1 ? low : [low, high, coverage]
  }
  return packed
}

/** The constituents that were packed. */
export function unpackConstituents(packed: PackedConstituents): Eaten['constituents'] {
  const constituents: Eaten['constituents'] = {}
  for (const name of namesOf(packed)) {
    const amount = packed[name]
    if (amount === undefined) continue
    constituents[name] =
      typeof amount === 'number'
        ? { low: amount, high: amount, coverage: 1 }
        : { low: amount[0], high: amount[1], coverage: amount[2] }
  }
  return constituents
}

function namesOf(constituents: Partial<Record<Constituent, unknown>>): Constituent[] {
  return Object.keys(constituents) as Constituent[]
}
