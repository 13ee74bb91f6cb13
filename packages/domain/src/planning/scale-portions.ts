/** A dish of a day: its energy in one portion, kJ, and its portions in a plan of another size. */
export type ScaledDish = { kilojoules: number; portions: number }

const STEP = 0.25

/**
 * Portions of a day's dishes for an eater who needs `factor` times the energy: in quarters, at least one quarter each, with the day as
 * close to that energy as quarters of its dishes allow without moving any dish by more than a quarter from its exact share.
 *
 * @param dishes of one day; energies are positive
 * @param factor the person's daily energy ÷ the plan's, positive
 * @returns the portions, in the order of the dishes
 * @throws RangeError when the factor or an energy is not positive
 */
export function scalePortions(dishes: readonly ScaledDish[], factor: number): number[] {
  if (!(factor > 0) || dishes.some(({ kilojoules }) => !(kilojoules > 0))) {
    throw new RangeError('Energies and the factor must be positive')
  }
  const wanted = dishes.reduce((sum, { kilojoules, portions }) => sum + kilojoules * portions * factor, 0)
  const quarters = dishes.map(({ portions }) => Math.max(1, Math.floor((portions * factor) / STEP + NOISE)))
  const energyOf = (counts: readonly number[]): number =>
    counts.reduce((sum, count, index) => sum + count * STEP * (dishes[index]?.kilojoules ?? 0), 0)
  // Each dish may have one quarter more than its floor; those whose exact share is nearest to it come first.
  const order = dishes
    .map(({ portions }, index) => ({ index, rest: (portions * factor) / STEP - (quarters[index] ?? 0) }))
    .filter(({ rest }) => rest > NOISE)
    .toSorted((a, b) => b.rest - a.rest)
  let best = quarters
  const more = [...quarters]
  for (const { index } of order) {
    more[index] = (more[index] ?? 0) + 1
    if (Math.abs(energyOf(more) - wanted) < Math.abs(energyOf(best) - wanted)) best = [...more]
  }
  return best.map((count) => count * STEP)
}

/** What multiplying decimals may add or take: 0.75 ÷ 0.25 is 3, also where it is 2.9999999999999996. */
const NOISE = 1e-9
