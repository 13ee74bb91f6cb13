import type { TokenData } from '@zivina/contract/account/accounts'
import type { ApiClient, PublicApiClient } from '@zivina/contract/client'
import { createContext } from 'react-router'

/** The API as loaders call it: in-process while rendering on the server, over HTTP in the browser. */
export const apiContext = createContext<PublicApiClient>()

/** Whom a page is rendered for, and the API as they may call it; the code of what ended the session the browser had. */
type Session = { user: TokenData | null; refusal: string | null; api: ApiClient }

/** Known on the server alone, and on the pages that belong to one person. */
export const sessionContext = createContext<Session>()

/** Who is logged in, on pages behind the guard, and the API as they may call it. */
export type Member = { user: TokenData; api: ApiClient }
export const memberContext = createContext<Member>()
