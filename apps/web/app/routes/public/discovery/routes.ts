import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  index('routes/public/discovery/home/page.tsx'),
  route('hledani', 'routes/public/discovery/search/page.tsx'),
]

/** What is no page: feeds and files for search engines. */
export const resources: RouteConfigEntry[] = [
  route('sitemap.xml', 'routes/public/discovery/sitemap/index.ts'),
  route('sitemap/:name', 'routes/public/discovery/sitemap/part.ts'),
  route('robots.txt', 'routes/public/discovery/robots.ts'),
  route('site.webmanifest', 'routes/public/discovery/webmanifest.ts'),
]
