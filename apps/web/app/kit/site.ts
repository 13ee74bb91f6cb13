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

/** Known on the server alone; pages have it from the root loader. */
export const siteContext = createContext<Installation>()

/** The mark of this rendering's own inline scripts. */
export const nonceContext = createContext<string>()
