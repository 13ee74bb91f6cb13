import { type ApiClient, createClient } from '@zivina/contract/client'
import { accessToken, forgetAccessToken, isTokenRefused } from './access-token.ts'
import { loseSession } from './lose-session.ts'

const callAsUser: ApiClient = createClient(async (request) => {
  request.headers.set('authorization', `Bearer ${await accessToken()}`)
  return fetch(request)
}, '/api')

/**
 * The API in the name of whoever is logged in, for the browser. A token that ran out on the way is replaced and the call
 * made once more, unseen; when no other can be had, the session is over: everything of it is cleared and the reason told.
 */
export const sessionApi: ApiClient = async (key, input) => {
  try {
    return await callAsUser(key, input)
  } catch (failure) {
    if (!isTokenRefused(failure)) throw failure
    forgetAccessToken()
  }
  try {
    return await callAsUser(key, input)
  } catch (failure) {
    if (isTokenRefused(failure)) await loseSession(failure)
    throw failure
  }
}
