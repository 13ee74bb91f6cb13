import { useRouteLoaderData } from 'react-router'
import type { Installation } from './site.ts'

const UNKNOWN: Installation = {
  public_url: '',
  image_url_endpoint: '/images',
  image_upload_url: '/images/api/v1/files/upload',
  image_folder: 'uploads',
}

/** The site's configuration, on any page; defaults on an error page that was rendered without it. */
export function useSite(): Installation {
  return useRouteLoaderData<Installation>('root') ?? UNKNOWN
}
