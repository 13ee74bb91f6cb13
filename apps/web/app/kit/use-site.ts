import { useRouteLoaderData } from 'react-router'
import type { Installation } from './site.ts'

const UNKNOWN: Installation = {
  public_url: '',
  image_url_endpoint: '/images',
  image_upload_url: '/images/api/v1/files/upload',
  image_folder: 'uploads',
}

/** Facts about this installation, on any page; on an error page that came before they were known, their defaults. */
export function useSite(): Installation {
  return useRouteLoaderData<Installation>('root') ?? UNKNOWN
}
