import type { UserPatch } from '@zivina/contract/account/users'
import { ApiFailure } from '@zivina/contract/client'
import { savesEnded } from '#app/session/account/saves-under-way.ts'
import { readSettings } from '#app/session/account/settings.ts'
import { sameSiteApi } from '#app/session/api/same-site-api.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { forgetAccessToken } from './access-token.ts'
import { announceSession, readTokenData } from './session-store.ts'

/**
 * Logs out once the saves under way have ended: this browser's settings are saved to the user, the session ends, and its data are
 * removed from all tabs.
 * @throws ApiFailure when the server could not end the session; the user is still logged in
 */
export async function logOut(): Promise<void> {
  await savesEnded()
  await saveSettings()
  await sameSiteApi('POST /logout', { body: {} })
  forgetAccessToken()
  announceSession('out')
}

/** A failure to save the settings does not prevent the log-out. */
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
