import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import type { NavigateFunction } from 'react-router'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

const loadLogOut = () => import('#app/session/tokens/log-out.ts')

/** Loads its code. A failed download is reported when the button is pressed. */
export const reachForLogOut = () => void loadLogOut().catch(() => {})

/** Logs out and leads to the first page; says why where that failed. */
export async function logOutHere(navigate: NavigateFunction): Promise<void> {
  try {
    const { logOut } = await loadLogOut()
    await logOut()
    await navigate('/')
  } catch (failure) {
    showSnackbar(failure instanceof ApiFailure ? failure.message : UNKNOWN_ERROR_MESSAGE, 'error')
  }
}
