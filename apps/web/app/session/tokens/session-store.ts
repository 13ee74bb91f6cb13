import type { TokenData } from '@zivina/contract/account/accounts'
import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { forgetSearches } from '#app/features/discovery/search/remember-search.ts'
import { forgetEntries } from '#app/kit/state/recent-entries.ts'
import { createStore } from '#app/kit/state/store.ts'
import { applyShownSettings } from '#app/session/account/energy-unit.ts'
import { cookiePattern, readJsonCookie } from './readable-cookie.ts'

/**
 * The logged-in user, as far as this browser knows: a readable cookie beside the HttpOnly tokens. It decides only what is
 * shown; the server decides what is allowed.
 */
const COOKIE = cookiePattern(SESSION_COOKIES.token_data)

/** The cookie's text of a member; its JSON is encoded. */
const MEMBER = /is_premium(?:%22|")(?:%3A|:)true/

/**
 * Runs before the first paint, so that the header is right at once on a page that is the same for all visitors: an attribute
 * is present for logged-in users; its value tells whether the user has premium.
 */
export const SESSION_SCRIPT = `(function(){var c=${COOKIE}.exec(document.cookie);if(c)document.documentElement.dataset.session=${MEMBER}.test(c[1])?"premium":""})()`

/** Messages between tabs: a log-in, a log-out, or a session that ended by itself. */
type SessionNews = 'in' | 'out' | 'lost'

let known: { text: string | undefined; data: TokenData | null } = { text: undefined, data: null }
let channel: BroadcastChannel | undefined
let latest: SessionNews | null = null
/** Notifies of changes; the cookie says who is logged in. */
const changes = createStore(null, () => {
  openChannel()
  // A page restored from the back/forward cache may have missed a message.
  window.addEventListener('pageshow', publish)
  return () => window.removeEventListener('pageshow', publish)
})

/** The user of this browser's session; null without one. The same object for as long as the cookie stays. */
export function readTokenData(): TokenData | null {
  const text = COOKIE.exec(document.cookie)?.[1]
  if (text !== known.text) known = { text, data: readJsonCookie(text) as TokenData | null }
  return known.data
}

/** Tells this tab and the others of a log-in or log-out; after a log-out no data of the user stay in any tab. */
export function announceSession(news: SessionNews): void {
  openChannel().postMessage(news)
  take(news)
}

function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('zivina-session')
    channel.onmessage = ({ data }) => take(data as SessionNews)
  }
  return channel
}

function take(news: SessionNews): void {
  latest = news
  if (news !== 'in') {
    forgetTab()
    forgetSearches()
    forgetEntries()
  }
  publish()
}

/**
 * Called when the session has ended and its cookies are about to be removed: navigations meanwhile must say why a log-in is
 * needed.
 */
export function expectLoss(): void {
  latest = 'lost'
}

/** Whether the last session ended by itself. */
export function wasSessionLost(): boolean {
  return latest === 'lost'
}

/** Removes stored lists and edits of recipes: a tab's storage belongs to the user who was logged in. */
function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without access to the storage there is nothing to remove.
  }
}

function publish(): void {
  const root = document.documentElement
  const data = readTokenData()
  if (data) root.dataset.session = data.is_premium ? 'premium' : ''
  else delete root.dataset.session
  applyShownSettings()
  changes.write(null)
}

/** Calls back when the session changes, in this tab or another. Browser only. */
export const subscribeToSession = changes.subscribe
