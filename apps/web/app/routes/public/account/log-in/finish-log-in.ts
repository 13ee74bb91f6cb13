import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { NavigateFunction } from 'react-router'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { leadOn } from '#app/routes/public/account/log-in/after-log-in.ts'
import { goOn } from '#app/session/paths/go-on.ts'
import { announceSession } from '#app/session/tokens/session-store.ts'

/** After a log-in: navigates to the page the person wanted, and informs the other tabs. */
export async function finishLogIn(navigate: NavigateFunction, lastUrl: string | null): Promise<void> {
  const hasSaid = await leadOn(lastUrl, goOn(navigate))
  announceSession('in')
  if (!hasSaid) showSnackbar(SUCCESS_MESSAGES.LOGIN_SUCCESS, 'success')
}
