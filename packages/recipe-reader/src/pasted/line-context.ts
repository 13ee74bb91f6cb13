// What the whole text tells about the place of each of its lines.

import type { Kind, Sight } from './line-sight.ts'

/** How many measured lines and verbs of the kitchen there are on one side of a line. */
export type Flow = { measured: number; verbs: number }

export const NO_FLOW: Flow = { measured: 0, verbs: 0 }
/** What a recipe begins with. */
const BEGINS: ReadonlySet<Kind> = new Set(['ingredients', 'steps', 'measured', 'amount'])

/** How most lines with verbs address the cook. */
export function usualForm(sights: readonly Sight[]): string | null {
  const counts = Map.groupBy(
    sights.filter(({ form }) => form !== null),
    ({ form }) => form,
  )
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

/** The number that would go on where each line is. */
export function nextNumbers(sights: readonly Sight[]): number[] {
  let next = 1
  return sights.map(({ number }) => {
    const here = next
    if (number !== null) next = number + 1
    return here
  })
}

/** The nearest heading after each line. */
export function comingHeadings(sights: readonly Sight[]): string[] {
  let heading = 'none'
  return sights
    .toReversed()
    .map(({ kind }) => {
      const here = heading
      if (kind === 'ingredients' || kind === 'steps' || kind === 'end') heading = kind
      return here
    })
    .toReversed()
}

/** Whether a line without a number stands where numbers go on below it. */
export function numberGaps(sights: readonly Sight[]): boolean[] {
  let next: number | null = null
  const following = sights.toReversed().map(({ number }) => {
    const here = next
    if (number !== null) next = number
    return here
  })
  following.reverse()
  let last: number | null = null
  return sights.map(({ number }, at) => {
    if (number !== null) last = number
    return number === null && last !== null && following[at] === last + 1
  })
}

/** How many measured lines and verbs of the kitchen stand before each line. */
export function flowOf(sights: readonly Sight[]): Flow[] {
  let flow = NO_FLOW
  return sights.map(({ kind }) => {
    const here = flow
    if (kind === 'measured') flow = { ...flow, measured: flow.measured + 1 }
    if (kind === 'verb') flow = { ...flow, verbs: flow.verbs + 1 }
    return here
  })
}

/**
 * The nearest heading before each line. Nothing ends that has not begun („Zdroj: …“ above a recipe is no end), and the next number of
 * the steps goes on behind a tip among them.
 */
export function headingsOf(sights: readonly Sight[]): string[] {
  let heading = 'none'
  let last: number | null = null
  const begins = sights.findIndex(({ kind }) => BEGINS.has(kind))
  return sights.map(({ kind, number }, at) => {
    if (heading === 'end' && number !== null && number === (last ?? 0) + 1 && number > 1) heading = 'steps'
    if (number !== null) last = heading === 'end' ? null : number
    const here = heading
    if (kind === 'ingredients' || kind === 'steps' || (kind === 'end' && at > begins && begins !== -1)) heading = kind
    return here
  })
}
