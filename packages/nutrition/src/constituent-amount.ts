/**
 * How much of a constituent something contains, in the unit of the constituent: between both bounds, which are equal where the
 * figure is exact. A coverage (0 … 1) below 1 makes it a lower bound.
 */
export type ConstituentAmount = { low: number; high: number; coverage: number }

/** The same in short: one number is an exact figure that is known of everything, a list is both bounds and the coverage. */
export type PackedAmount = number | [low: number, high: number, coverage: number]

/** An amount in short. `unpackAmount` gives it back as it was. */
export function packAmount({ low, high, coverage }: ConstituentAmount): PackedAmount {
  return low === high && coverage === 1 ? low : [low, high, coverage]
}

/** The amount that was packed. */
export function unpackAmount(packed: PackedAmount): ConstituentAmount {
  return typeof packed === 'number'
    ? { low: packed, high: packed, coverage: 1 }
    : { low: packed[0], high: packed[1], coverage: packed[2] }
}
