import { createStore } from '#app/kit/state/store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readTokenData, subscribeToSession } from '#app/session/tokens/session-store.ts'

/** How much is left to buy on all lists of an account, as this browser last heard it. */
type Counted = { owner: string; count: number; at: number }

const STORED = 'zivina-cart-count'
/** Others may change the lists as well: an older figure is shown, and asked for again. */
const FRESH_MS = 300_000

/** Null while it is not known, and without a logged-in user. Followed in all tabs. Browser only. */
export const cartCount = createStore<number | null>(null, () => {
  const take = () => cartCount.write(countOf(stored()))
  const follow = ({ key }: StorageEvent) => (key === STORED || key === null) && take()
  window.addEventListener('storage', follow)
  const end = subscribeToSession(take)
  take()
  return () => {
    window.removeEventListener('storage', follow)
    end()
  }
})

/** Notes the count of the logged-in user, for all tabs. */
export function noteCartCount(owner: string, count: number): void {
  if (owner !== readTokenData()?.user_guid) return
  try {
    window.localStorage.setItem(STORED, JSON.stringify({ owner, count, at: Date.now() } satisfies Counted))
  } catch {
    // Without storage the other tabs hear it when they ask.
  }
  cartCount.write(count)
}

/** Asks for the count, after something was added beside the list itself. A failure leaves the former one. */
export async function refreshCartCount(): Promise<void> {
  const owner = readTokenData()?.user_guid
  if (owner === undefined) return
  try {
    const { cart_count } = await sessionApi('GET /user/{guid}', { params: { guid: owner } })
    noteCartCount(owner, cart_count)
  } catch {
    // The next page asks again.
  }
}

/** Writes the count to every entry of the list in the navigation, now and with each change. @returns a function that ends it */
export function markCartCount(): () => void {
  const mark = () => {
    const count = cartCount.read() ?? 0
    for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      place.hidden = count === 0
      if (place.firstElementChild) place.firstElementChild.textContent = textOf(place, count)
    }
  }
  const end = cartCount.subscribe(mark)
  mark()
  const known = stored()
  if (countOf(known) === null || Date.now() - (known?.at ?? 0) > FRESH_MS) void refreshCartCount()
  return end
}

/** A narrow place has room for two digits. */
const textOf = ({ dataset }: HTMLElement, count: number) =>
  dataset.cartCount === 'narrow' && count > 99 ? '99+' : String(count)

const countOf = (known: Counted | null) =>
  known !== null && known.owner === readTokenData()?.user_guid ? known.count : null

function stored(): Counted | null {
  try {
    return JSON.parse(window.localStorage.getItem(STORED) ?? 'null')
  } catch {
    return null
  }
}
