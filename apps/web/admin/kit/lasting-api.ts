import { type ApiClient, createClient } from '@zivina/contract/client'
import { accessToken } from '#app/session/access-token.ts'

/** The API for what is sent while the page goes away: the browser brings the request to its end. */
export const lastingApi: ApiClient = createClient(async (request) => {
  request.headers.set('authorization', `Bearer ${await accessToken()}`)
  return fetch(request, { keepalive: true })
}, '/api')
