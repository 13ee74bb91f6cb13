import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  route('premium', 'routes/public/commerce/premium/page.tsx'),
  route('nutricni-poradna', 'routes/public/commerce/counselling/page.tsx'),
]
