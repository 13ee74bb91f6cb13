import { createClient, type PublicApiClient } from '@zivina/contract/client'

/** The API over HTTP, for the browser: client loaders, searches while typing, further pages of a list. */
export const browserApi: PublicApiClient = createClient((request) => fetch(request), '/api')
