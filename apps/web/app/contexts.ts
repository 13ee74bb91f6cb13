import type { TokenData } from '@zivina/contract/account/accounts'
import type { ApiClient, PublicApiClient } from '@zivina/contract/client'
import { createContext } from 'react-router'

/** Facts about this installation that pages show or build addresses from. */
export type Site = { public_url: string; image_url_endpoint: string }

/** The same, and what sending pictures needs. */
export type Installation = Site & {
  /** Where the image host takes pictures. */
  image_upload_url: string
  /** What all of them are put below. */
  image_folder: string
}

/** The API as loaders call it: in-process while rendering on the server, over HTTP in the browser. */
export const apiContext = createContext<PublicApiClient>()

/** Whom a page is rendered for, and the API as they may call it; the code of what ended the session the browser had. */
type Session = { user: TokenData | null; refusal: string | null; api: ApiClient }

/** Known on the server alone, and on the pages that belong to one person. */
export const sessionContext = createContext<Session>()

/** Who is logged in, on pages behind the guard, and the API as they may call it. */
export type Member = { user: TokenData; api: ApiClient }
export const memberContext = createContext<Member>()

/** Known on the server alone; pages have it from the root loader. */
export const siteContext = createContext<Installation>()

/** The mark of this rendering's own inline scripts. */
export const nonceContext = createContext<string>()
