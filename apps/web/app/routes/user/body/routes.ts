import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [
  route('denik', 'routes/user/body/diary/page.tsx'),
  route('denik/vyznam', 'routes/user/body/meaning/page.tsx'),
  route('pohyb', 'routes/user/body/movement/page.tsx'),
  route('mereni', 'routes/user/body/measures/page.tsx'),
  route('trend-hmotnosti', 'routes/user/body/weight-trend/page.tsx'),
  route('denik/import', 'routes/user/body/diary-import/page.tsx'),
  route('prenest-data', 'routes/user/body/transfer/page.tsx'),
  route('denik/zprava', 'routes/user/body/diary-report/page.tsx'),
  route('denik/text', 'routes/user/body/diary-text/page.tsx'),
]
