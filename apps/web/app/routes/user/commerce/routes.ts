import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages on which one buys: outside the frame of the user area, with nothing beside them. */
export const widePages: RouteConfigEntry[] = [
  layout('routes/user/commerce/layout.tsx', [
    route('objednavka', 'routes/user/commerce/checkout/page.tsx'),
    route('potvrzeni-objednavky', 'routes/user/commerce/confirmation/page.tsx'),
  ]),
]

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [route('obchod', 'routes/user/commerce/shop/page.tsx')]
