import { SUCCESS_MESSAGES } from '@zivina/contract/success-messages'
import type { NavigateFunction } from 'react-router'
import { showSnackbar } from '../../components/ui/snackbar-store.ts'
import { whereAfterLogIn } from '../../session/after-log-in.ts'
import { announceSession } from '../../session/session-store.ts'

/** What follows once the server has logged somebody in: on to where they were going, and every tab knows. */
export async function finishLogIn(navigate: NavigateFunction, lastUrl: string | null): Promise<void> {
  // First, so that what was begun before logging in has the last word.
  showSnackbar(SUCCESS_MESSAGES.LOGIN_SUCCESS, 'success')
  await navigate(await whereAfterLogIn(lastUrl), { replace: true })
  announceSession('in')
}
