import { createContext, useContext } from 'react'
import type { Installation } from './site.ts'

const UNKNOWN: Installation = {
  public_url: '',
  image_url_endpoint: '/images',
  image_upload_url: '/images/api/v1/files/upload',
  image_folder: 'uploads',
}

/** The site's configuration, provided by the root of every page; defaults on an error page that was rendered without it. */
export const SiteContext = createContext(UNKNOWN)

/** The site's configuration, on any page. */
export function useSite(): Installation {
  return useContext(SiteContext)
}
