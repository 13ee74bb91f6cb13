import { useRouteLoaderData } from 'react-router'
import type { Site } from './contexts.ts'

const UNKNOWN: Site = { public_url: '', image_url_endpoint: '/images' }

/** Facts about this installation, on any page; on an error page that came before they were known, their defaults. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? UNKNOWN
}
