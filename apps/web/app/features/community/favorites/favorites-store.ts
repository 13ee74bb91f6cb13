import { createStore } from '#app/kit/state/store.ts'

/**
 * The favourites of the user logged in in this browser. Public pages are the same for every visitor, so hearts are filled in by
 * scripts. A tab stores what it knew, and tabs inform one another.
 */
type Favorites = {
  owner: string | null
  guids: ReadonlySet<string>
  /** True once the server, this tab's storage or another tab has supplied them. */
  known: boolean
}
type News = { owner: string; guids: readonly string[] }

const KEPT = 'zivina-favorites'
const NONE: ReadonlySet<string> = new Set()

const store = createStore<Favorites>({ owner: null, guids: NONE, known: false }, () => void openChannel())
/** Counts the answers of the server, to this tab or to another. */
let confirmed = 0
let channel: BroadcastChannel | undefined

/** Whether a recipe is a favourite, as far as is known. */
export function isFavorite(guid: string): boolean {
  return store.read().guids.has(guid)
}

/** All favourites; null while unknown. The same set object as long as nothing changes. */
export function knownFavorites(): ReadonlySet<string> | null {
  const { known, guids } = store.read()
  return known ? guids : null
}

/** Rises with every answer of the server: lists of favourites may then be outdated. */
export function confirmedVersion(): number {
  return confirmed
}

/** The owner of these favourites; null without a log-in. */
export function favoritesOwner(): string | null {
  return store.read().owner
}

/** Subscribes to changes in this or another tab. Browser only. */
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

/** Switches to another user, or none: shows their favourites, as far as this tab knew them. */
export function changeOwner(owner: string | null): void {
  const recalled = owner === null ? null : recall(owner)
  if (recalled) publish(owner, recalled)
  else store.write({ owner, guids: NONE, known: false })
}

/** Applies the server's answer in this tab. */
export function publish(owner: string | null, guids: Iterable<string>): void {
  confirmed += 1
  store.write({ owner, guids: new Set(guids), known: true })
  if (owner !== null) remember(owner)
}

/** Changes one heart before the server has answered. */
export function publishOne(guid: string, on: boolean): void {
  const guids = new Set(store.read().guids)
  if (on) guids.add(guid)
  else guids.delete(guid)
  store.write({ ...store.read(), guids })
}

/** Sends the server's answer to the other tabs. */
export function announceFavorites(owner: string, guids: readonly string[]): void {
  openChannel().postMessage({ owner, guids } satisfies News)
}

function remember(owner: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ owner, guids: [...store.read().guids] } satisfies News))
  } catch {
    // The next page will fetch them again.
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
