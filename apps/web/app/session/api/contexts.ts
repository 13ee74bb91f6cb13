import type { TokenData } from '@zivina/contract/account/accounts'
import type { ApiClient, PublicApiClient } from '@zivina/contract/client'
import { createContext } from 'react-router'

/** The API for loaders: in-process while rendering on the server, over HTTP in the browser. */
export const apiContext = createContext<PublicApiClient>()

/**
 * The user a page is rendered for, and the API with their access token; `refusal` is the code that ended the browser's session.
 */
type Session = { user: TokenData | null; refusal: string | null; api: ApiClient }

/** Set only on the server, and only on pages of one user. */
export const sessionContext = createContext<Session>()

/** The logged-in user on pages behind the guard, and the API with their access token. */
export type Member = { user: TokenData; api: ApiClient }
export const memberContext = createContext<Member>()
