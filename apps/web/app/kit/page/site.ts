import { createContext } from 'react-router'

/** The site's configuration that pages show or build addresses from. */
export type Site = { public_url: string; image_url_endpoint: string }

/** The same with what uploading pictures needs. */
export type Installation = Site & {
  /** The upload address of the image host. */
  image_upload_url: string
  /** The folder of all uploaded pictures. */
  image_folder: string
}

/** Known only on the server; pages get it from the root loader. */
export const siteContext = createContext<Installation>()

/** The nonce of this rendering's inline scripts. */
export const nonceContext = createContext<string>()
