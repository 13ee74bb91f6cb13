import { readTokenData, subscribeToSession } from '#app/session/tokens/session-store.ts'
import { changeOwner, favoritesOwner, listenToFavorites } from './favorites-store.ts'

let following = false

/**
 * Subscribes to changes of hearts. The first subscriber causes them to be fetched, and again after each log-in. Browser only.
 */
export function subscribeToFavorites(listener: () => void): () => void {
  const stop = listenToFavorites(listener)
  if (!following) {
    following = true
    subscribeToSession(followSession)
    followSession()
  }
  return stop
}

function followSession(): void {
  const owner = readTokenData()?.user_guid ?? null
  if (owner === favoritesOwner()) return
  changeOwner(owner)
  if (owner !== null) void fetchAnew()
}

/** A failure leaves the hearts unchanged. */
async function fetchAnew(): Promise<void> {
  const calls = await import('./favorites-calls.ts').catch(() => null)
  await calls?.fetchFavorites()
}
