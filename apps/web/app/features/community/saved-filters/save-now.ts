import type { UserFilter } from '@zivina/contract/community/user-filters'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { type FilterToSave, saveFilter } from './save-filter.ts'

/** Saves a filter for the logged-in user; after a failure shows its message and returns null. */
export async function saveNow(filter: FilterToSave): Promise<UserFilter | null> {
  try {
    return await saveFilter(sessionApi, filter)
  } catch (failure) {
    sayFailure(failure)
    return null
  }
}
