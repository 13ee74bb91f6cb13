import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the user area, below `/uzivatel`. */
export const pages: RouteConfigEntry[] = [
  route('moje-recepty', 'routes/user/catalogue/own-recipes/page.tsx'),
  route('vytvorit-recept', 'routes/user/catalogue/create-recipe/page.tsx'),
  route('upravit-recept/:slug', 'routes/user/catalogue/edit-recipe/page.tsx'),
  route('moje-suroviny', 'routes/user/catalogue/ingredients/page.tsx'),
  route('moje-suroviny/nova', 'routes/user/catalogue/create-ingredient/page.tsx'),
  route('moje-suroviny/:guid', 'routes/user/catalogue/edit-ingredient/page.tsx'),
  route('skener', 'routes/user/catalogue/scanner/page.tsx'),
  route('modifikovane-recepty', 'routes/user/catalogue/modified-recipes/page.tsx'),
  route('modifikovane-recepty/:slug', 'routes/user/catalogue/modified-recipe/page.tsx'),
  route('importovat-recept', 'routes/user/catalogue/import-recipe/page.tsx'),
]

/** Pages outside the frame of the user area: as wide as every recipe page. */
export const widePages: RouteConfigEntry[] = [
  route('uzivatel/moje-recepty/:slug', 'routes/user/catalogue/own-recipe/page.tsx'),
]
