import { type ApiClient, createClient } from '@zivina/contract/client'
import { accessToken } from '#app/session/tokens/access-token.ts'

/** The API for requests sent while the page is being closed: the browser completes them. */
export const lastingApi: ApiClient = createClient(async (request) => {
  request.headers.set('authorization', `Bearer ${await accessToken()}`)
  return fetch(request, { keepalive: true })
}, '/api')
