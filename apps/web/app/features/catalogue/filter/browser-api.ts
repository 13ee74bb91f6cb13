import { createClient, type PublicApiClient } from '@zivina/contract/client'

/** The API for requests of components between navigations. Browser only. */
export const callApi: PublicApiClient = (key, input) =>
  createClient((request) => fetch(request), `${window.location.origin}/api`)(key, input)
