import type { ApiClient } from '@zivina/contract/client'
import { createContext } from 'react-router'

/** Facts about this installation that pages show or build addresses from. */
export type Site = { public_url: string; image_url_endpoint: string }

/** The API as loaders call it: in-process while rendering on the server, over HTTP in the browser. */
export const apiContext = createContext<ApiClient>()

/** Known on the server alone; pages have it from the root loader. */
export const siteContext = createContext<Site>()

/** The mark of this rendering's own inline scripts. */
export const nonceContext = createContext<string>()
