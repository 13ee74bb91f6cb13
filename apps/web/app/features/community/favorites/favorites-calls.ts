import { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
// The message about a heart must work without a network too, with its button, so its code is loaded with this file.
import '#app/kit/ui/snackbar-card.tsx'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { announceFavorites, favoritesOwner, isFavorite, publish, publishOne } from './favorites-store.ts'

/** Changes under way: they are sent one after another, and only the last answer is shown. */
let underway = 0
let begun = 0
let last: Promise<unknown> = Promise.resolve()

/** Fetches the logged-in user's favourites. A failure leaves the hearts unchanged. */
export async function fetchFavorites(): Promise<void> {
  const owner = favoritesOwner()
  if (owner === null) return
  const before = begun
  try {
    const { favorites } = await sessionApi('GET /user/{guid}/favorites', { params: { guid: owner } })
    // An answer read before a change is outdated.
    if (begun === before && owner === favoritesOwner()) publish(owner, favorites)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
  }
}

/** Switches a heart: shown at once, reverted where the server refuses, undone by the message's button. */
export function toggleFavorite(guid: string): void {
  const add = !isFavorite(guid)
  const undo = { label: 'Vrátit zpět', run: () => void setFavorite(guid, !add) }
  showSnackbar(add ? SUCCESS_MESSAGES.FAVORITE_ADDED : SUCCESS_MESSAGES.FAVORITE_REMOVED, 'success', undo)
  void setFavorite(guid, add)
}

async function setFavorite(guid: string, add: boolean): Promise<void> {
  const owner = favoritesOwner()
  if (owner === null || isFavorite(guid) === add) return
  publishOne(guid, add)
  underway += 1
  begun += 1
  const sent = last.then(() =>
    sessionApi('POST /user/{guid}/favorites', { params: { guid: owner }, body: { favorites: [guid], add } }),
  )
  last = sent.catch(() => undefined)
  try {
    const { favorites } = await sent
    if (owner !== favoritesOwner()) return
    if (underway === 1) publish(owner, favorites)
    announceFavorites(owner, favorites)
  } catch (failure) {
    if (owner === favoritesOwner()) publishOne(guid, !add)
    const { message, tone } = describeFailure(failure)
    showSnackbar(failure instanceof ApiFailure && failure.status === 0 ? notSaved(add) : message, tone)
  } finally {
    underway -= 1
  }
}

function notSaved(add: boolean): string {
  return add
    ? 'Bez připojení recept do\u00a0oblíbených přidat nejde. Zkuste to prosím znovu.'
    : 'Bez připojení recept z\u00a0oblíbených odebrat nejde. Zkuste to prosím znovu.'
}
