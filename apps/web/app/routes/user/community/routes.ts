import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [
  route('oblibene', 'routes/user/community/favorites/page.tsx'),
  route('sbirky', 'routes/user/community/collections/page.tsx'),
  route('sbirky/:guid', 'routes/user/community/collection/page.tsx'),
  route('filtry', 'routes/user/community/filters/page.tsx'),
  route('moje-hodnoceni', 'routes/user/community/own-reviews/page.tsx'),
  route('moje-fotky', 'routes/user/community/own-photos/page.tsx'),
  route('moje-poznamky', 'routes/user/community/own-notes/page.tsx'),
  route('moje-hlaseni', 'routes/user/community/own-reports/page.tsx'),
]
