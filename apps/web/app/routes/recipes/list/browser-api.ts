import { type ApiClient, createClient } from '@zivina/contract/client'

/** The API for what components ask between navigations. Browser only. */
export const callApi: ApiClient = (key, input) =>
  createClient((request) => fetch(request), `${window.location.origin}/api`)(key, input)
