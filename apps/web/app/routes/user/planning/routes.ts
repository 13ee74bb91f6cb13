import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [
  route('nakupni-seznam', 'routes/user/planning/shopping-list/page.tsx'),
  route('nakupni-seznam/:guid', 'routes/user/planning/shopping-list/page.tsx', { id: 'shopping-list' }),
  route('spiz', 'routes/user/planning/pantry/page.tsx'),
  route('jidelnicek/:guid/sestavit', 'routes/user/planning/compose/page.tsx'),
  route('zivina-jidelnicky', 'routes/user/planning/ready-plans/page.tsx'),
  route('zivina-jidelnicky/:slug', 'routes/user/planning/ready-plan/page.tsx'),
  route('jidelnicek', 'routes/user/planning/plans/page.tsx'),
  route('jidelnicek/:guid', 'routes/user/planning/plan/page.tsx'),
  route('sdilene', 'routes/user/planning/shared-with-me/page.tsx'),
]
