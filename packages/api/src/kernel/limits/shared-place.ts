import { AsyncLocalStorage } from 'node:async_hooks'

/** A place that many calls share: one of the few for expensive statements, or the connection of a transaction. */
type Place = { is_held: boolean }

const places = new AsyncLocalStorage<Place>()

/** Runs work that holds a shared place until it ends. */
export async function holdingPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  const place: Place = { is_held: true }
  try {
    return await places.run(place, work)
  } finally {
    place.is_held = false
  }
}

/**
 * Refuses to begin what may take many seconds while the caller holds a shared place: a few such calls would stop everybody's. First
 * read, give the place back, then work.
 * @throws Error for the developer; every call of the API is made by a test
 */
export function requireNoPlace(what: string): void {
  if (places.getStore()?.is_held) throw new Error(`${what} must not run while a shared place is held`)
}
