import { createStore } from '#app/kit/store.ts'

/**
 * Which recipes have a heart, for whoever is logged in in this browser. Public pages are the same for everybody, so they
 * learn it after scripts arrive. A tab keeps what it knew, and the tabs tell one another.
 */
type Favorites = {
  owner: string | null
  guids: ReadonlySet<string>
  /** Once the server, this tab's memory or another tab has said which. */
  known: boolean
}
type News = { owner: string; guids: readonly string[] }

const KEPT = 'zivina-favorites'
const NONE: ReadonlySet<string> = new Set()

const store = createStore<Favorites>({ owner: null, guids: NONE, known: false }, () => void openChannel())
/** Counts what the server said, here or to another tab. */
let confirmed = 0
let channel: BroadcastChannel | undefined

/** Whether a recipe has a heart, as far as is known. */
export function isFavorite(guid: string): boolean {
  return store.read().guids.has(guid)
}

/** Every recipe with a heart; null while that is not known. The same set for as long as no heart changes. */
export function knownFavorites(): ReadonlySet<string> | null {
  const { known, guids } = store.read()
  return known ? guids : null
}

/** Rises whenever the server has said which recipes have hearts: lists of them may be old then. */
export function confirmedVersion(): number {
  return confirmed
}

/** Whose favourites these are; null for nobody's. */
export function favoritesOwner(): string | null {
  return store.read().owner
}

/** Calls back when hearts change, here or in another tab. Browser only. */
export const listenToFavorites = store.subscribe

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('zivina-favorites')
    channel.onmessage = ({ data }) => {
      const { owner, guids } = data as News
      if (owner === store.read().owner) publish(owner, guids)
    }
  }
  return channel
}

/** Another person, or nobody, is logged in: theirs are shown, as far as this tab knew them. */
export function changeOwner(owner: string | null): void {
  const recalled = owner === null ? null : recall(owner)
  if (recalled) publish(owner, recalled)
  else store.write({ owner, guids: NONE, known: false })
}

/** Shows in this tab what the server said. */
export function publish(owner: string | null, guids: Iterable<string>): void {
  confirmed += 1
  store.write({ owner, guids: new Set(guids), known: true })
  if (owner !== null) remember(owner)
}

/** Shows or hides one heart, before the server knows. */
export function publishOne(guid: string, on: boolean): void {
  const guids = new Set(store.read().guids)
  if (on) guids.add(guid)
  else guids.delete(guid)
  store.write({ ...store.read(), guids })
}

/** Tells the other tabs what the server said. */
export function announceFavorites(owner: string, guids: readonly string[]): void {
  openChannel().postMessage({ owner, guids } satisfies News)
}

function remember(owner: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ owner, guids: [...store.read().guids] } satisfies News))
  } catch {
    // The next page asks again.
  }
}

function recall(owner: string): readonly string[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as News | null
    return kept?.owner === owner ? kept.guids : null
  } catch {
    return null
  }
}
