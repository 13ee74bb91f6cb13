import type { UserFilter } from '@zivina/contract/community/user-filters'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/session-api.ts'
import { type FilterToSave, saveFilter } from './save-filter.ts'

/** Saves a filter in the name of whoever is logged in; where that fails, says why and gives nothing. */
export async function saveNow(filter: FilterToSave): Promise<UserFilter | null> {
  try {
    return await saveFilter(sessionApi, filter)
  } catch (failure) {
    const { message, tone } = describeFailure(failure)
    showSnackbar(message, tone)
    return null
  }
}
