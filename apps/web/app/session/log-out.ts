import type { UserPatch } from '@zivina/contract/account/users'
import { ApiFailure } from '@zivina/contract/client'
import { forgetAccessToken } from './access-token.ts'
import { sameSiteApi } from './same-site-api.ts'
import { sessionApi } from './session-api.ts'
import { announceSession, readTokenData } from './session-store.ts'
import { readSettings } from './settings.ts'

/**
 * Logs out: the settings of this browser are saved to the user, the session ends, and nothing of it stays in any tab.
 * @throws ApiFailure when the session could not be ended, so that nobody believes it was
 */
export async function logOut(): Promise<void> {
  await saveSettings()
  await sameSiteApi('POST /logout', { body: {} })
  forgetAccessToken()
  announceSession('out')
}

/** Settings that cannot be saved do not keep anybody logged in. */
async function saveSettings(): Promise<void> {
  const guid = readTokenData()?.user_guid
  const settings = readSettings() as UserPatch['settings'] | null
  if (guid === undefined || !settings) return
  try {
    await sessionApi('PATCH /user/{guid}', { params: { guid }, body: { settings } })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
  }
}
