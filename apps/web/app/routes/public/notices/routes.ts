import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  route('store-redirect', 'routes/public/notices/store-redirect/page.tsx'),
  route('udrzba', 'routes/public/notices/maintenance/page.tsx'),
  route('ban', 'routes/public/notices/ban/page.tsx'),
  route('404', 'routes/public/notices/not-found/page.tsx', { id: 'not-found' }),
  route('*', 'routes/public/notices/not-found/page.tsx', { id: 'unknown' }),
]
