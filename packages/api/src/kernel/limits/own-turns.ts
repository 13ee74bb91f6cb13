import { createTurns, type Turns } from './turns.ts'

/** How many places one owner has, and how many of theirs may wait. */
export type OwnLimits = { places: number; waiting_max: number }

/**
 * Limits what each owner does at once, apart from all others: more of it waits for what they began before. Owners who do nothing take no
 * memory.
 * @returns waits for a place of an owner and returns the function that frees it; it throws as `Turns.run` does
 */
export function createOwnTurns({
  places,
  waiting_max,
}: OwnLimits): (owner: string, signal: AbortSignal) => Promise<() => void> {
  const owners = new Map<string, { turns: Turns; count: number }>()
  const open = (owner: string) => {
    const known = owners.get(owner) ?? { turns: createTurns({ places, waiting_max, lane_max: waiting_max }), count: 0 }
    owners.set(owner, known)
    known.count += 1
    return known
  }
  return (owner, signal) => {
    const own = open(owner)
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const done = own.turns.run(owner, () => new Promise<void>((leave) => resolve(leave)), signal)
    done.catch(reject).finally(() => {
      own.count -= 1
      if (own.count === 0) owners.delete(owner)
    })
    return promise
  }
}
