import type { TokenData } from '@zivina/contract/account/accounts'
import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { forgetSearches } from '#app/features/discovery/search/remember-search.ts'
import { createStore } from '#app/kit/store.ts'
import { applyEnergyUnit } from './energy-unit.ts'
import { cookiePattern, readJsonCookie } from './readable-cookie.ts'

/**
 * Who is logged in, as far as this browser knows: a readable cookie beside the unreadable tokens. It decides what is
 * shown; what may be done is the server's to say.
 */
const COOKIE = cookiePattern(SESSION_COOKIES.token_data)

/** Runs before the first paint, so that the header is right at once on a page that is the same for everybody. */
export const SESSION_SCRIPT = `(function(){if(${COOKIE}.test(document.cookie))document.documentElement.dataset.session=""})()`

/** Told to the other tabs: somebody logged in or out, or the session came to its end by itself. */
type SessionNews = 'in' | 'out' | 'lost'

let known: { text: string | undefined; data: TokenData | null } = { text: undefined, data: null }
let channel: BroadcastChannel | undefined
let latest: SessionNews | null = null
/** Tells of changes; who is logged in, the cookie says. */
const changes = createStore(null, () => {
  openChannel()
  // A page brought back from the browser's own cache may have missed the news.
  window.addEventListener('pageshow', publish)
  return () => window.removeEventListener('pageshow', publish)
})

/** Whose session this browser holds; null for nobody. The same object for as long as the cookie stays. */
export function readTokenData(): TokenData | null {
  const text = COOKIE.exec(document.cookie)?.[1]
  if (text !== known.text) known = { text, data: readJsonCookie(text) as TokenData | null }
  return known.data
}

/** Tells this tab and the others that somebody logged in or out; after a log-out nothing of theirs stays in any tab. */
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
  }
  publish()
}

/** The session is over, and its cookies are about to go: who sets out meanwhile is to learn why they must log in. */
export function expectLoss(): void {
  latest = 'lost'
}

/** Whether the last session ended without its owner's doing. */
export function wasSessionLost(): boolean {
  return latest === 'lost'
}

/** Lists as they were left, edits of recipes: what a tab keeps belongs to whoever was logged in. */
function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // A forbidden storage holds nothing.
  }
}

function publish(): void {
  const root = document.documentElement
  if (readTokenData()) root.dataset.session = ''
  else delete root.dataset.session
  applyEnergyUnit()
  changes.write(null)
}

/** Calls back when the session changes, in this tab or another. Browser only. */
export const subscribeToSession = changes.subscribe
