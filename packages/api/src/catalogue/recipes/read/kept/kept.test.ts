import { readFile } from 'node:fs/promises'
import { type RecipeListQuery, recipes } from '@zivina/contract/catalogue/recipes/read'
import { normalizeSearch, searchStems, wordsOf } from '@zivina/czech/search-text'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { scaleRecipes } from '@zivina/db/build/scale'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { judgeFoodSearches } from '#api/testing/food-searches.ts'
import { URLS } from '#api/testing/outside.ts'
import { selectByRelevance, selectRanked } from '../queries/search.ts'
import { type ListContext, listRecipes } from '../service.ts'
import { findAlike } from './alike.ts'
import { guidAt, type KeptRecipes, nameAt } from './kept-recipes.ts'
import { findKept, isPartOfKeptName } from './searching.ts'
import { type KeptShelf, keptShelf } from './shelf.ts'

const FILE = new URL('../../../../../../../bench/search-queries.json', import.meta.url)
/** An ingredient that no recipe has. */
const NOWHERE = '00000000-0000-4000-8000-000000000000'
/** More than are read with one statement. */
const RECIPES = 1300
const LIMITS = [6, 1, 60]
/** Names that PostgreSQL divides into words in its own ways. */
const NAMES = [
  'Rajčatovo-bazalková polévka',
  'Omeleta 1/2 porce -5 minut',
  'Dort (bez mouky), 3.5 vejce',
  'Kaše s/bez mléka',
  'B12 smoothie, e-shop.cz/smoothie',
  'Ćevapčići łosoś привет',
]

let database: Database
let kept: KeptRecipes
let texts: string[]

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  for (const name of NAMES) await buildRecipe(database.db, { name })
  await database.pool.query('select choose_common_ingredients()')
  await scaleRecipes(database.pool, RECIPES)
  // Some of the same moment, some of unknown energy, and large numbers.
  await database.pool.query(`
    update recipe set created_at = date_trunc('month', created_at) where time_minutes % 3 = 0;
    update recipe set calories_in_total = null where time_minutes % 7 = 0;
    update recipe set time_minutes = 40000 where guid in (select guid from recipe order by guid limit 3)`)
  kept = await readAll(keptShelf({ version: () => 1 }))
  texts = await readTexts()
})
afterAll(() => database.close())

/** Asks until all recipes are read. */
function readAll(shelf: KeptShelf): Promise<KeptRecipes> {
  return vi.waitFor(
    async () => {
      const found = await shelf(database.db)
      if (found === null) throw new Error('The recipes are not kept.')
      return found
    },
    { timeout: 30_000 },
  )
}

async function readSlugs(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ slug: string }>('select slug from ingredient')
  return new Set(rows.map(({ slug }) => slug))
}

async function readTexts(): Promise<string[]> {
  const queries = JSON.parse(await readFile(FILE, 'utf8')) as { search: string }[]
  const found = [...queries.map(({ search }) => search), ...NAMES]
  found.push(
    'p',
    'ba',
    'kuře',
    'sůl',
    'moravský',
    'sýr a vejce',
    'zemákové jídlo',
    's',
    'smoo',
    'rajcatovo bazalkova',
    'cevapcici',
  )
  await judgeFoodSearches(await readSlugs(), async (text) => {
    found.push(text)
    return []
  })
  return found
}

test('a text finds the same recipes in memory as in the database, in the same order', async () => {
  let known = 0
  for (const [at, search] of texts.entries()) {
    const variants = variantsOf(search)
    if (variants.length === 0) continue
    const words = wordsOf(search).filter((word) => searchStems(word).length > 0)
    // Each with one of several limits, which is enough for all ways.
    const limit = LIMITS[at % LIMITS.length] ?? 6
    const found = findKept(kept, { words, variants }, limit)
    if (found === null) continue
    known += 1
    const guids = found.map(({ place }) => guidAt(kept, place))
    const ranked = await selectRanked(database.db, { guids, kinds: found.map(({ kind }) => kind), variants }, limit)
    const plain = await selectByRelevance(database.db, { words, variants }, limit)
    expect(
      ranked.map(({ guid }) => guid),
      `${search} ${limit}`,
    ).toEqual(plain.map(({ guid }) => guid))
  }
  expect(known).toBeGreaterThan(300)
})

test('names are alike in memory as PostgreSQL compares them', async () => {
  const asked = [
    ...texts.filter((_, at) => at % 5 === 0),
    'bramburackka',
    'sypetka',
    'kreef',
    'lososs na kopru',
    ...NAMES,
  ]
  for (const search of asked) {
    const text = normalizeSearch(search)
    const found = findAlike(kept, text, 8)
    if (found === null) continue
    const { rows } = await database.pool.query<{ guid: string }>(
      `select guid from recipe where status = 'Approved' and word_similarity($1, search_name) >= 0.35::float8
       order by word_similarity($1, search_name) desc, created_at desc, guid limit 8`,
      [text],
    )
    expect(
      found.map((place) => guidAt(kept, place)),
      text,
    ).toEqual(rows.map(({ guid }) => guid))
  }
})

test('words are part of a name in memory as in the database', async () => {
  const names = Array.from({ length: 40 }, (_, at) => nameAt(kept, at * 7))
  const parts = names.flatMap((name) => {
    const words = name.split(' ')
    const others = [words.toReversed(), words.slice(1, 3), words.slice(0, 2).toReversed()].map((some) => some.join(' '))
    return [name, name.slice(1), `${name} x`, ...others]
  })
  for (const words of parts) {
    const { rows } = await database.pool.query<{ found: boolean }>(
      `select exists (select from recipe where status = 'Approved' and ' ' || search_name || ' ' like $1) as found`,
      [`% ${words} %`],
    )
    expect(isPartOfKeptName(kept, words), words).toBe(rows[0]?.found)
  }
})

/** A list with recipes in memory, and without. */
async function bothWays(query: Partial<Record<keyof RecipeListQuery, string>>) {
  const catalogue = { version: () => null }
  const context: ListContext = { counts: createCatalogueCache(catalogue), rankings: createCatalogueCache(catalogue) }
  const list = async (more: Partial<ListContext>) => {
    const ctx = { db: database.db, urls: URLS }
    const { results, count } = await listRecipes(ctx, recipes.list.query.parse(query), { ...context, ...more })
    return { count, guids: results.map(({ guid }) => guid) }
  }
  const all = async () => kept
  return { plain: await list({}), inMemory: await list({ kept: all }), counted: await list({ counted: all }) }
}

async function readIngredients(kind: string): Promise<[string, string]> {
  const { rows } = await database.pool.query<{ ingredient: string }>(
    `select ingredient from recipe_ingredient where ingredient ${kind} (select ingredient from common_ingredient)
     group by ingredient order by count(*) desc, ingredient limit 2`,
  )
  const [one, other] = rows
  return [one?.ingredient ?? '', other?.ingredient ?? '']
}

test('lists have the same recipes and the same number in memory as in the database', async () => {
  const [common, second] = await readIngredients('in')
  const [rare, rarer] = await readIngredients('not in')
  const { rows } = await database.pool.query<{ tag: string }>(
    'select distinct unnest(tags) as tag from recipe order by tag',
  )
  const tags = rows.map(({ tag }) => tag)
  const parts: Partial<Record<keyof RecipeListQuery, string[]>> = {
    search: ['kuře', 'zemáky', 'polévka'],
    meal_types: ['Dinner', 'Lunch,Soup'],
    diet_types: ['Gluten free', 'Gluten free,Lactose intolerant'],
    without_allergens: ['gluten,milk', 'nuts'],
    dietary_preference: ['Vegan'],
    dietary_goal: ['Weight loss'],
    cooking_type: ['Cold'],
    difficulty: ['Easy', 'Easy,Medium'],
    time_minutes: ['0,30', '20,40000'],
    calorie_span: ['0,500', '300,600'],
    protein_span: ['30,', ',20'],
    sugars_span: [',5', '2,30'],
    must_ingredients: [common, rare, `${common},${rare}`, NOWHERE],
    pantry_ingredients: [rare, `${common},${rarer},${NOWHERE}`],
    exclude_ingredients: [common, `${common},${second}`, `${common},${rare}`, `${rare},${rarer}`, NOWHERE],
    tags: [...tags.slice(0, 3), tags.slice(0, 2).join(',')],
    ordering: ['-protein_in_total', 'calories_in_total'],
    offset: ['5'],
  }
  const names = Object.keys(parts) as (keyof typeof parts)[]
  let differing = 0
  for (const [at, name] of names.entries()) {
    for (const value of parts[name] ?? []) {
      // Each alone, and with each of the next ones.
      for (const step of [0, 1, 2, 5]) {
        const other = names[(at + step) % names.length] ?? name
        const query = { [other]: parts[other]?.[0], [name]: value, limit: '20' }
        const { plain, ...others } = await bothWays(query)
        expect(others, JSON.stringify(query)).toEqual({ inMemory: plain, counted: plain })
        if (plain.count > 0 && plain.count < kept.size) differing += 1
      }
    }
  }
  expect(differing).toBeGreaterThan(60)
})

test('recipes are kept until the catalogue changes, and not while its version is unknown', async () => {
  let version: number | null = 1
  const shelf = keptShelf({ version: () => version })
  const before = await readAll(shelf)
  expect(await shelf(database.db)).toBe(before)
  await buildRecipe(database.db, { name: 'Nebeský kvítek' })
  expect(isPartOfKeptName(before, 'nebesky kvitek')).toBe(false)
  version = 2
  const after = await readAll(shelf)
  expect(after.size).toBe(before.size + 1)
  expect(isPartOfKeptName(after, 'nebesky kvitek')).toBe(true)
  version = null
  expect(await shelf(database.db)).toBeNull()
})

test('counts alone have the recipes read once there are as many of them as reading costs', async () => {
  let version = 1
  const shelf = keptShelf({ version: () => version })
  await readAll(shelf)
  expect(await shelf(database.db, 'count')).not.toBeNull()
  version = 2
  let uses = 0
  const observed = new Proxy(database.db, {
    get(db, name) {
      uses += 1
      return Reflect.get(db, name)
    },
  })
  for (let at = 1; at < 200; at += 1) expect(await shelf(observed, 'count')).toBeNull()
  expect(uses).toBe(0)
  await vi.waitFor(async () => expect(await shelf(observed, 'count')).not.toBeNull(), { timeout: 30_000 })
})

test('a count is never that of the catalogue before its last change', async () => {
  let version = 1
  const catalogue = { version: () => version }
  const counted = keptShelf(catalogue)
  const context: ListContext = {
    counts: createCatalogueCache(catalogue),
    rankings: createCatalogueCache(catalogue),
    counted,
  }
  const countNow = async () => {
    const query = recipes.list.query.parse({ search: 'hvězdný kvítek' })
    return (await listRecipes({ db: database.db, urls: URLS }, query, context)).count
  }
  await readAll(counted)
  expect(await countNow()).toBe(0)
  await buildRecipe(database.db, { name: 'Hvězdný kvítek' })
  version = 2
  expect(await countNow()).toBe(1)
  version = 3
  await readAll(counted)
  expect(await countNow()).toBe(1)
})

test('recipes that were read while the catalogue changed are not kept', async () => {
  let version = 1
  const shelf = keptShelf({ version: () => version })
  await readAll(shelf)
  version = 2
  // A large catalogue is read beside the searches, which a number of them starts.
  const asked = [await shelf(database.db), await shelf(database.db), await shelf(database.db)]
  expect(asked).toEqual([null, null, null])
  version = 3
  await buildRecipe(database.db, { name: 'Měsíční kvítek' })
  expect(isPartOfKeptName(await readAll(shelf), 'mesicni kvitek')).toBe(true)
})
