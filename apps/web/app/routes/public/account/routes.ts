import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  route('prihlasit', 'routes/public/account/log-in/page.tsx'),
  route('prihlasit/overeni-emailu', 'routes/public/account/log-in/verification/page.tsx'),
  route('prihlasit/obnovit-heslo-zadost', 'routes/public/account/forgotten-password/page.tsx'),
  route('prihlasit/obnovit-heslo', 'routes/public/account/new-password/page.tsx'),
  route('prihlasit/oauth/:provider', 'routes/public/account/log-in/oauth/page.tsx'),
  route('odhlasit-odber', 'routes/public/account/unsubscribe/page.tsx'),
]
