import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { createStore, useStore } from '#app/kit/store.ts'
import { readTokenData, subscribeToSession } from './session-store.ts'

/**
 * The allergens that the logged-in user avoids. They are health data: kept in the memory of the page alone, never in a cookie or
 * a storage, fetched after hydration, and forgotten with the log-out.
 */
type OwnAllergens = {
  owner: string | null
  allergens: readonly Allergen[]
  /** True where they could not be fetched, so that no warning is shown. */
  isMissing: boolean
}

const NONE: readonly Allergen[] = []

const store = createStore<OwnAllergens>({ owner: null, allergens: NONE, isMissing: false })
let channel: BroadcastChannel | undefined
let isFollowing = false

/** The allergens that the logged-in user avoids; none while they are unknown, and on the server. */
export function useOwnAllergens(): readonly Allergen[] {
  return useStore(subscribe, () => store.read().allergens, NONE)
}

/** Whether the allergens of a logged-in user could not be fetched. */
export function useMissesOwnAllergens(): boolean {
  return useStore(subscribe, () => store.read().isMissing, false)
}

/** Shows what was just saved, in the other tabs too: these fetch it themselves. */
export function publishOwnAllergens(owner: string, allergens: readonly Allergen[]): void {
  store.write({ owner, allergens: allergens.length === 0 ? NONE : allergens, isMissing: false })
  openChannel().postMessage(null)
}

/** The first subscriber causes them to be fetched, and again after each log-in. Browser only. */
function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  if (!isFollowing) {
    isFollowing = true
    openChannel()
    subscribeToSession(followSession)
    // A page restored from the back/forward cache may have missed a change, and one without a network all of it.
    window.addEventListener('pageshow', ({ persisted }) => persisted && void fetchAnew())
    window.addEventListener('online', () => store.read().isMissing && void fetchAnew())
    followSession()
  }
  return stop
}

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('zivina-own-allergens')
    channel.onmessage = () => void fetchAnew()
  }
  return channel
}

function followSession(): void {
  const owner = readTokenData()?.user_guid ?? null
  if (owner === store.read().owner) return
  store.write({ owner, allergens: NONE, isMissing: false })
  void fetchAnew()
}

async function fetchAnew(): Promise<void> {
  const { owner } = store.read()
  if (owner === null) return
  const allergens = await read(owner)
  if (owner !== store.read().owner) return
  if (allergens === null) store.write({ ...store.read(), isMissing: true })
  else store.write({ owner, allergens: allergens.length === 0 ? NONE : allergens, isMissing: false })
}

/** @returns null where the server could not be asked */
async function read(owner: string): Promise<readonly Allergen[] | null> {
  try {
    const { sessionApi } = await import('./session-api.ts')
    const { allergens } = await sessionApi('GET /user/{guid}', { params: { guid: owner } })
    return allergens
  } catch {
    return null
  }
}
