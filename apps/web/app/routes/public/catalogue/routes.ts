import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  route('recepty', 'routes/public/catalogue/recipes/page.tsx'),
  route('recepty/:slug', 'routes/public/catalogue/recipe/page.tsx'),
  route('suroviny', 'routes/public/catalogue/foods/page.tsx'),
  route('suroviny/:slug', 'routes/public/catalogue/food/page.tsx'),
  route('tvurci', 'routes/public/catalogue/creators/page.tsx'),
  route('tvurci/:slug', 'routes/public/catalogue/creator/page.tsx'),
  route('jak-posuzujeme-diety', 'routes/public/catalogue/diet-rules/page.tsx'),
]
