import { LIMIT_MAX, RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { ORDERINGS } from '@zivina/domain/catalogue/filter/orderings'
import { sql } from 'drizzle-orm'

/** Addresses of similar cost, requested in turn. */
export type Case = {
  name: string
  group: 'api' | 'rendered page' | 'cached page'
  paths: string[]
  /** Set where a logged-in user makes the request. */
  as_person?: true
}

/** How many different recipes are requested, so that no single row benefits from a cache. */
const SLUGS = 100
/** Few enough for a short warm-up to cache each. */
const CACHED_PAGES = 20
const TEXTS = ['kure', 'rizek', 'polevka', 'kuřecí řízky', 'domácí', 'čočka', 'salat s tunakem', 'jablko']
const INGREDIENT_TEXTS = ['mou', 'kure', 'rajce', 'brambory', 'jogurt bily', 'cesnek', 'mleko', 'tvaroh']

/** Every measured call of the API, with values that exist in the database. */
export async function apiCases(db: Db, articles: readonly string[]): Promise<Case[]> {
  const { approved, slugs, common, rare, foods } = await readSamples(db)
  const list = (name: string, ...queries: string[]): Case => ({
    name,
    group: 'api',
    paths: queries.map((query) => `/api/recipe${query === '' ? '' : `?${query}`}`),
  })
  const search = (name: string, path: string, texts: readonly string[]): Case => ({
    name,
    group: 'api',
    paths: texts.map((text) => `${path}?search=${encodeURIComponent(text)}`),
  })
  const page = (number: number): string => `offset=${Math.min((number - 1) * RECIPES_PER_PAGE, approved - LIMIT_MAX)}`
  return [
    list('list, default', ''),
    list('list, page 50', page(50)),
    list('list, last page', `offset=${Math.max(0, approved - RECIPES_PER_PAGE)}`),
    list('list, gluten-free dinner under 500 kcal', 'diet_types=Gluten%20free&meal_types=Dinner&calorie_span=0,500'),
    list('list, vegan breakfast', 'dietary_preference=Vegan&meal_types=Breakfast'),
    list('list, text', ...TEXTS.map((text) => `search=${encodeURIComponent(text)}`)),
    list('list, must have a common ingredient', ...common.map((guid) => `must_ingredients=${guid}`)),
    list('list, must have a rare ingredient', ...rare.map((guid) => `must_ingredients=${guid}`)),
    list('list, must have two', ...common.slice(1).map((guid, at) => `must_ingredients=${guid},${common[at]}`)),
    list(
      'list, without two common ingredients',
      ...common.slice(1).map((guid, at) => `exclude_ingredients=${guid},${common[at]}`),
    ),
    list('list, what the pantry has', `pantry_ingredients=${[...common.slice(0, 3), ...rare].join(',')}`),
    list('list, one creator', 'creator=jarmila-novakova', 'creator=petr-moravec'),
    ...ORDERINGS.map((name) => list(`list, by ${name}`, `ordering=-${name}`)),
    { name: 'detail', group: 'api', paths: slugs.map((slug) => `/api/recipe/${slug}`) },
    { name: 'similar', group: 'api', paths: slugs.map((slug) => `/api/recipe/${slug}/similar`) },
    search('search_all', '/api/search_all', TEXTS),
    search('ingredient search', '/api/ingredient', INGREDIENT_TEXTS),
    // More texts than answers are kept: each is looked for anew.
    search('search_all, ever new texts', '/api/search_all', names(foods)),
    search('ingredient search, ever new texts', '/api/ingredient', names(foods)),
    search('foods, text', '/api/ingredient_page', INGREDIENT_TEXTS),
    { name: 'foods, list', group: 'api', paths: ['/api/ingredient_page', '/api/ingredient_page?letter=ch'] },
    { name: 'food', group: 'api', paths: foods.slice(0, SLUGS).map(({ slug }) => `/api/ingredient_page/${slug}`) },
    {
      name: 'substitutes',
      group: 'api',
      paths: foods.slice(0, SLUGS).map(({ guid }) => `/api/ingredient/${guid}/substitutes`),
    },
    { name: 'reviews of a recipe', group: 'api', paths: slugs.map((slug) => `/api/recipe/${slug}/review`) },
    { name: 'articles', group: 'api', paths: ['/api/article', '/api/article?limit=1'] },
    { name: 'article', group: 'api', paths: articles.map((slug) => `/api/article/${slug}`) },
    ...personalCases(),
  ]
}

/** The calls of an account that has hundreds of everything; it is an admin and sees pending items too. */
function personalCases(): Case[] {
  const paths = {
    favourites: ['/api/recipe/favorites', '/api/recipe/favorites?search=kure&ordering=-protein_in_total'],
    'modified recipes': ['/api/recipe_modified', '/api/recipe_modified?offset=90'],
    'own recipes': ['/api/recipe/personal', '/api/recipe/personal?search=kure', '/api/recipe/personal?status=Pending'],
    'own ingredients': ['/api/ingredient/personal', '/api/ingredient/personal?search=domaci'],
    'own reviews': ['/api/review/mine', '/api/photo_submission/mine', '/api/error_report/mine', '/api/user_filter'],
    collections: ['/api/recipe_collection'],
    moderation: ['/api/review?status=Pending', '/api/photo_submission/admin', '/api/error_report'],
  }
  return Object.entries(paths).map(([name, addresses]): Case => {
    return { name, group: 'api', paths: addresses, as_person: true }
  })
}

/** Pages for an anonymous visitor: rendered for each request, and from the cache. */
export async function pageCases(db: Db): Promise<Case[]> {
  const { slugs, foods } = await readSamples(db)
  const pages = {
    home: ['/'],
    list: ['/recepty'],
    recipe: slugs.slice(0, CACHED_PAGES).map((slug) => `/recepty/${slug}`),
    foods: ['/suroviny'],
    food: foods.slice(0, CACHED_PAGES).map(({ slug }) => `/suroviny/${slug}`),
  }
  return Object.entries(pages).flatMap(([name, paths]): Case[] => [
    { name: `${name} page, rendered`, group: 'rendered page', paths },
    { name: `${name} page, from cache`, group: 'cached page', paths },
  ])
}

type Food = { guid: string; slug: string; name: string }
type Samples = { approved: number; slugs: string[]; common: string[]; rare: string[]; foods: Food[] }

/** The whole name, and its beginning as it is typed. */
const names = (foods: readonly Food[]): string[] => foods.flatMap(({ name }) => [name, name.slice(0, 5)])

async function readSamples(db: Db): Promise<Samples> {
  const { rows: counted } = await db.execute<{ approved: number }>(
    sql`select count(*)::int as approved from recipe where status = 'Approved'`,
  )
  const approved = counted[0]?.approved ?? 0
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from (
      select slug, row_number() over (order by created_at, guid) as number from recipe where status = 'Approved'
    ) numbered where number % ${Math.max(1, Math.floor(approved / SLUGS))} = 0 order by slug limit ${SLUGS}`)
  const { rows: used } = await db.execute<{ guid: string }>(sql`
    select ingredient as guid from recipe_ingredient group by ingredient order by count(*) desc, ingredient`)
  const { rows: foods } = await db.execute<Food>(sql`
    select guid, slug, name from ingredient where status = 'Approved' and from_recipe is null order by md5(slug)`)
  const guids = used.map(({ guid }) => guid)
  return { approved, slugs: rows.map(({ slug }) => slug), common: guids.slice(0, 5), rare: guids.slice(-5), foods }
}
