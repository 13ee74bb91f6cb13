import { accessToken, forgetAccessToken } from './access-token.ts'

/** Loads the user's rights anew after the server denied one that this browser assumed. Browser only. */
export async function refreshRights(): Promise<void> {
  forgetAccessToken()
  await accessToken().catch(() => undefined)
}
