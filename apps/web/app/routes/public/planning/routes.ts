import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  route('sdileny-jidelnicek/:token', 'routes/public/planning/shared-plan/page.tsx'),
  route('sdileny-seznam/:token', 'routes/public/planning/shared-list/page.tsx'),
]
