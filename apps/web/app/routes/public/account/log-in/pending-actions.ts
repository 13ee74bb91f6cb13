import { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { begunModification } from '#app/features/catalogue/recipe/save/begun-modification.ts'
import { begunFavorite } from '#app/features/community/favorites/begun-favorite.ts'
import { begunFilter } from '#app/features/community/saved-filters/begun-filter.ts'
import { saveFilter } from '#app/features/community/saved-filters/save-filter.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { type SnackbarAction, type SnackbarTone, showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/** An action begun before logging in: does it and returns the page to go to, or null for none. */
export type PendingAction = () => Promise<string | null>

let saying: (() => void) | null = null

/** Shows a message after the next navigation. */
function say(message: string, tone: SnackbarTone, action?: SnackbarAction): void {
  saying = () => showSnackbar(message, tone, action)
}

/** Shows the outcome of the pending actions. @returns whether there was one */
export function sayOutcome(): boolean {
  const outcome = saying
  saying = null
  outcome?.()
  return outcome !== null
}

/** Adds the favourite pressed last and returns to its page. */
const addFavorite: PendingAction = async () => {
  const favorite = begunFavorite.take()
  if (favorite === null) return null
  const guid = readTokenData()?.user_guid
  if (guid === undefined) return null
  return sayFailure(async () => {
    await sessionApi('POST /user/{guid}/favorites', { params: { guid }, body: { favorites: [favorite], add: true } })
    say(SUCCESS_MESSAGES.FAVORITE_ADDED, 'success')
    return null
  })
}

const saveWaitingFilter: PendingAction = async () => {
  const filter = begunFilter.take()
  if (filter === null) return null
  return sayFailure(async () => {
    const { name } = await saveFilter(sessionApi, filter)
    say(`Filtr „${name}“ je uložený.`, 'success')
    return '/uzivatel/filtry'
  })
}

/**
 * Saves the pending modification. Without premium it cannot be saved: the user returns to the recipe, where the edits are kept.
 */
const saveWaitingModification: PendingAction = async () => {
  const body = begunModification.take()
  if (body === null) return null
  return sayFailure(async () => {
    await sessionApi('POST /recipe_modified', { body })
    say(SUCCESS_MESSAGES.MODIFICATION_CREATED_SUCCESSFULLY, 'success')
    return '/uzivatel/modifikovane-recepty'
  })
}

/** In the order in which they are done. */
export const PENDING_ACTIONS: readonly PendingAction[] = [addFavorite, saveWaitingFilter, saveWaitingModification]

/** A failed action shows a message and does not prevent the log-in. */
async function sayFailure(act: PendingAction): Promise<string | null> {
  try {
    return await act()
  } catch (failure) {
    const { message, tone } = describeFailure(failure)
    const isForPremium = failure instanceof ApiFailure && failure.has('NO_PREMIUM')
    const more = { label: 'Co je Premium', run: () => window.location.assign('/premium') }
    say(message, tone, isForPremium ? more : undefined)
    return null
  }
}
