import { accessToken, forgetAccessToken } from './access-token.ts'

/** Somebody was denied what this browser took for theirs: it learns anew what they may. Browser only. */
export async function refreshRights(): Promise<void> {
  forgetAccessToken()
  await accessToken().catch(() => undefined)
}
