import { type ApiClient, createClient } from '@zivina/contract/client'
import { accessToken, forgetAccessToken, isTokenRefused } from '#app/session/tokens/access-token.ts'

function callWith(token: string): ApiClient {
  return createClient((request) => {
    request.headers.set('authorization', `Bearer ${token}`)
    return fetch(request)
  }, '/api')
}

/**
 * The API with the user's access token, for the browser. A call refused for an expired token is repeated once with a fresh one.
 */
export const sessionApi: ApiClient = async (key, input) => {
  const token = await accessToken()
  try {
    return await callWith(token)(key, input)
  } catch (failure) {
    if (!isTokenRefused(failure)) throw failure
    forgetAccessToken(token)
  }
  return callWith(await accessToken())(key, input)
}
