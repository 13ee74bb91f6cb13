import type { UserFilter } from '@zivina/contract/community/user-filters'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/session-api.ts'
import { type FilterToSave, saveFilter } from './save-filter.ts'

/** Saves a filter for the logged-in user; after a failure shows its message and returns null. */
export async function saveNow(filter: FilterToSave): Promise<UserFilter | null> {
  try {
    return await saveFilter(sessionApi, filter)
  } catch (failure) {
    const { message, tone } = describeFailure(failure)
    showSnackbar(message, tone)
    return null
  }
}
