import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { NavigateFunction } from 'react-router'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { leadOn } from '#app/session/after-log-in.ts'
import { goOn } from '#app/session/go-on.ts'
import { announceSession } from '#app/session/session-store.ts'

/** What follows once the server has logged somebody in: on to where they were going, and every tab knows. */
export async function finishLogIn(navigate: NavigateFunction, lastUrl: string | null): Promise<void> {
  const hasSaid = await leadOn(lastUrl, goOn(navigate))
  announceSession('in')
  if (!hasSaid) showSnackbar(SUCCESS_MESSAGES.LOGIN_SUCCESS, 'success')
}
