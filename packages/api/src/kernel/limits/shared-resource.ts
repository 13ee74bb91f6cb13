import { AsyncLocalStorage } from 'node:async_hooks'

/** A resource that many calls share: one of the few for expensive statements, or the connection of a transaction. */
type SharedResource = { is_held: boolean }

const resources = new AsyncLocalStorage<SharedResource>()

/** Runs work that holds a shared resource until it ends. */
export async function holdingSharedResource<Result>(work: () => Promise<Result>): Promise<Result> {
  const resource: SharedResource = { is_held: true }
  try {
    return await resources.run(resource, work)
  } finally {
    resource.is_held = false
  }
}

/**
 * Refuses to begin what may take many seconds while the caller holds a shared resource: a few such calls would stop everybody's. First
 * read, give it back, then work.
 * @throws Error for the developer; every call of the API is made by a test
 */
export function requireNoSharedResource(what: string): void {
  if (resources.getStore()?.is_held) throw new Error(`${what} must not run while a shared resource is held`)
}
