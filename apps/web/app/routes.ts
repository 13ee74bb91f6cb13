import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/layout.tsx', [
    index('routes/home/page.tsx'),
    route('recepty', 'routes/recipes/list/page.tsx'),
    route('recepty/:slug', 'routes/recipes/detail/page.tsx'),
    route('tvurci', 'routes/creators/list/page.tsx'),
    route('tvurci/:slug', 'routes/creators/detail/page.tsx'),
    route('prihlasit', 'routes/log-in/page.tsx'),
    route('prihlasit/overeni-emailu', 'routes/log-in/verification/page.tsx'),
    route('prihlasit/obnovit-heslo-zadost', 'routes/log-in/password/request-page.tsx'),
    route('prihlasit/obnovit-heslo', 'routes/log-in/password/reset-page.tsx'),
    route('prihlasit/oauth/:provider', 'routes/log-in/oauth/page.tsx'),
    route('uzivatel', 'routes/user/layout.tsx', [
      index('routes/user/dashboard/page.tsx'),
      route('profil-a-objednavky', 'routes/user/profile/page.tsx'),
      route('podpora-a-nastaveni', 'routes/user/settings/page.tsx'),
      route('moje-recepty', 'routes/user/own-recipes/page.tsx'),
      route('vytvorit-recept', 'routes/user/recipe-editor/create-page.tsx'),
      route('upravit-recept/:slug', 'routes/user/recipe-editor/edit-page.tsx'),
    ]),
    route('odhlasit-odber', 'routes/unsubscribe/page.tsx'),
    route('udrzba', 'routes/maintenance/page.tsx'),
    route('ban', 'routes/ban/page.tsx'),
    route('404', 'routes/not-found/page.tsx', { id: 'not-found' }),
    route('*', 'routes/not-found/page.tsx', { id: 'unknown' }),
  ]),
  route('sitemap.xml', 'routes/sitemap/index.ts'),
  route('sitemap/:name', 'routes/sitemap/part.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/webmanifest.ts'),
] satisfies RouteConfig
