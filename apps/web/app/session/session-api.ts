import { type ApiClient, createClient } from '@zivina/contract/client'
import { accessToken, forgetAccessToken, isTokenRefused } from './access-token.ts'

function callWith(token: string): ApiClient {
  return createClient((request) => {
    request.headers.set('authorization', `Bearer ${token}`)
    return fetch(request)
  }, '/api')
}

/**
 * The API in the name of whoever is logged in, for the browser. A token that ran out on the way is replaced and the call
 * made once more, unseen.
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
