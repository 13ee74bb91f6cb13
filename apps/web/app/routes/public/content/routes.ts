import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Pages in the frame of the site. */
export const pages: RouteConfigEntry[] = [
  route('clanky', 'routes/public/content/articles/page.tsx'),
  route('clanky/:slug', 'routes/public/content/article/page.tsx'),
  route('navody', 'routes/public/content/guides/page.tsx'),
  route('navody/:slug', 'routes/public/content/guide/page.tsx'),
  route('kalkulacky', 'routes/public/content/calculators/page.tsx'),
  route('o-nas', 'routes/public/content/about/page.tsx'),
  route('podminky-zasady', 'routes/public/content/terms/page.tsx'),
  route('tajna-hadanka', 'routes/public/content/riddle/page.tsx'),
  route('novinky', 'routes/public/content/news/page.tsx'),
  route('kontakt', 'routes/public/content/contact/page.tsx'),
  route('newsletter/potvrzeni', 'routes/public/content/newsletter/page.tsx'),
]

/** What is no page: feeds and files for search engines. */
export const resources: RouteConfigEntry[] = [
  route('clanky/rss.xml', 'routes/public/content/feed/rss.ts'),
  route('clanky/atom.xml', 'routes/public/content/feed/atom.ts'),
]
