import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [route('poradna', 'routes/user/counselling/consultations/page.tsx')]

/** The page on which one orders: outside the frame of the user area, with nothing beside it. */
export const widePages: RouteConfigEntry[] = [
  layout('routes/user/commerce/layout.tsx', { id: 'ordering-counselling' }, [
    route('objednavka-konzultace', 'routes/user/counselling/order/page.tsx'),
  ]),
]
