import { type ConstituentAmount, type PackedAmount, packAmount, unpackAmount } from './constituent-amount.ts'
import type { Constituent } from './constituents/constituents.ts'

/**
 * Constituents that were eaten, as short as they can be kept, in the units of the constituents. One that is absent is unknown. A year of them is
 * read in half the time of objects, and summed as it is.
 */
export type PackedConstituents = Partial<Record<Constituent, PackedAmount>>
type Constituents = Partial<Record<Constituent, ConstituentAmount>>

/** The same constituents in short. `unpackConstituents` gives them back as they were. */
export function packConstituents(constituents: Constituents): PackedConstituents {
  const packed: PackedConstituents = {}
  for (const name of namesOf(constituents)) {
    const amount = constituents[name]
    if (amount !== undefined) packed[name] = packAmount(amount)
  }
  return packed
}

/** The constituents that were packed. */
export function unpackConstituents(packed: PackedConstituents): Constituents {
  const constituents: Constituents = {}
  for (const name of namesOf(packed)) {
    const amount = packed[name]
    if (amount !== undefined) constituents[name] = unpackAmount(amount)
  }
  return constituents
}

function namesOf(constituents: Partial<Record<Constituent, unknown>>): Constituent[] {
  return Object.keys(constituents) as Constituent[]
}
