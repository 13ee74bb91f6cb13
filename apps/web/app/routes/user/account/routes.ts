import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [
  index('routes/user/account/dashboard/page.tsx'),
  route('profil-a-objednavky', 'routes/user/account/profile/page.tsx'),
  route('podpora-a-nastaveni', 'routes/user/account/settings/page.tsx'),
  route('kdo-videl-moje-udaje', 'routes/user/account/looks/page.tsx'),
  route('cile', 'routes/user/account/targets/page.tsx'),
]
