import { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { begunModification } from '#app/features/catalogue/recipe/save/begun-modification.ts'
import { begunFavorite } from '#app/features/community/favorites/begun-favorite.ts'
import { begunFilter } from '#app/features/community/saved-filters/begun-filter.ts'
import { saveFilter } from '#app/features/community/saved-filters/save-filter.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { type SnackbarAction, type SnackbarTone, showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from './session-api.ts'
import { readTokenData } from './session-store.ts'

/** Something begun before logging in: does it and says where to go then, or null for nowhere in particular. */
export type PendingAction = () => Promise<string | null>

let saying: (() => void) | null = null

/** Says something once one has arrived. */
function say(message: string, tone: SnackbarTone, action?: SnackbarAction): void {
  saying = () => showSnackbar(message, tone, action)
}

/** Says what came of what was begun. @returns whether there was anything to say */
export function sayOutcome(): boolean {
  const outcome = saying
  saying = null
  outcome?.()
  return outcome !== null
}

/** The heart pressed last; one goes back to where it was pressed. */
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

/** Without premium it cannot be kept: one goes back to the recipe, where the edits still are. */
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

/** What cannot be done is said and keeps nobody from getting in. */
async function sayFailure(act: PendingAction): Promise<string | null> {
  try {
    return await act()
  } catch (failure) {
    const { message, tone } = describeFailure(failure)
    const isForPremium = failure instanceof ApiFailure && failure.has('NO_PREMIUM')
    const more = { label: 'Co je premium', run: () => window.location.assign('/premium') }
    say(message, tone, isForPremium ? more : undefined)
    return null
  }
}
