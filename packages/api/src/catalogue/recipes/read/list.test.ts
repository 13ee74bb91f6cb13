import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { buildUser } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { ORDERINGS } from '@zivina/domain/catalogue/filter/orderings'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { portionBounds } from '@zivina/nutrition/constituents/portion-bounds'
import type { LimitedLine } from '@zivina/nutrition/constituents/sum-ranges'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectedGuids, isListed, type OracleQuery, type OracleRecipe } from '#api/testing/list-oracle.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

type List = { results: Recipe[]; count: number }

let api: TestApi
let recipes: OracleRecipe[]
let ingredients: string[]
const ORDERING_VALUES = ORDERINGS.flatMap((name) => [name, `-${name}`])

beforeAll(async () => {
  api = await openTestApi({ seeded: true })
  await addDecoys()
  recipes = await readCatalogue()
  ingredients = await mostUsed()
})
afterAll(() => api.close())

/** Rows that must never appear, and rows with unknown totals. */
async function addDecoys(): Promise<void> {
  const { db } = api.database
  const stranger = await buildUser(db, { username: 'Cizinka.1' })
  const everything = {
    creator: stranger.guid,
    diet_types: [...DIET_TYPES],
    without_allergens: [...ALLERGENS],
    meal_types: [...MEAL_TYPES],
    dietary_goal: [...DIETARY_GOALS],
    tags: ['rychlé'],
  }
  await buildRecipe(db, { ...everything, name: 'Kuřecí řízek čekající', status: 'Pending' })
  await buildRecipe(db, { ...everything, name: 'Kuřecí řízek zamítnutý', status: 'Denied' })
  await buildRecipe(db, { ...everything, name: 'Kuřecí řízek zdvojený', duplicate: true })
  await buildRecipe(db, { ...everything, name: 'Kuřecí řízek cizí' })
  const unknown = await buildIngredient(db, { name: 'Neznámá bylina' })
  for (const name of ['Bylinný čaj první', 'Bylinný čaj druhý', 'Bylinný čaj třetí']) {
    await buildRecipe(db, { name, lines: [{ ingredient: unknown }] })
  }
  const known = await buildIngredient(db, {
    name: 'Známá kaše',
    kilojoules: 1000,
    protein: 80,
    sugars: 4,
    nutrient_limits: {},
  })
  const below = await buildIngredient(db, {
    name: 'Prášek',
    kilojoules: 1000,
    protein: 0.5,
    sugars: 5,
    nutrient_limits: { sugars: 10 },
  })
  await buildRecipe(db, {
    name: 'Kaše s bylinou',
    portion_size: 1,
    lines: [{ ingredient: known }, { ingredient: unknown }],
  })
  await buildRecipe(db, { name: 'Kaše s práškem', portion_size: 1, lines: [{ ingredient: below }] })
}

/** All recipes, directly from the tables. */
async function readCatalogue(): Promise<OracleRecipe[]> {
  const { rows } = await api.database.pool.query<{ recipe: OracleRecipe & { lines: LimitedLine[] | null } }>(`
    select to_json(r) as recipe from (
      select r.*, json_build_object('guid', u.guid, 'username', u.username, 'slug', p.slug) as creator,
        (select array_agg(distinct l.ingredient) from recipe_ingredient l where l.recipe = r.guid) as ingredient_guids,
        (select array_agg(i.name) from recipe_ingredient l join ingredient i on i.guid = l.ingredient
          where l.recipe = r.guid) as ingredient_names,
        (select json_agg(json_build_object('amount', l.amount::float8, 'count_macros', l.count_macros,
            'weight_units', i.weight_units, 'grams_per_piece', i.grams_per_piece, 'density_g_per_ml', i.density_g_per_ml,
            'is_spice', i.is_spice, 'nutrients', to_json(i), 'limits', i.nutrient_limits))
          from recipe_ingredient l join ingredient i on i.guid = l.ingredient where l.recipe = r.guid) as lines
      from recipe r join "user" u on u.guid = r.creator left join public_profile p on p.user = u.guid) r`)
  return rows.map(({ recipe }) => ({
    ...recipe,
    created_at: new Date(recipe.created_at).toISOString(),
    certain: portionBounds(recipe.lines ?? [], recipe.portion_size),
  }))
}

async function mostUsed(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ ingredient: string }>(
    'select ingredient from recipe_ingredient group by ingredient order by count(*) desc, ingredient limit 60',
  )
  return rows.map(({ ingredient }) => ingredient)
}

const list = (query: OracleQuery): Promise<List> => api.get(`/recipe?${new URLSearchParams(query)}`)

async function agree(query: OracleQuery): Promise<string[]> {
  const expected = expectedGuids(recipes, query)
  const found: string[] = []
  for (let offset = 0; offset === 0 || offset < expected.length; offset += 100) {
    const { results, count } = await list({ ...query, limit: '100', offset: String(offset) })
    expect(count, JSON.stringify(query)).toBe(expected.length)
    found.push(...results.map(({ guid }) => guid))
  }
  expect(found, JSON.stringify(query)).toEqual(expected)
  return found
}

describe('a single filter gives the same as a plain loop over all recipes', () => {
  test('without any: approved recipes, newest first', async () => {
    const found = await agree({})
    expect(found.length).toBe(recipes.filter(isListed).length)
    expect(found.length).toBeGreaterThan(130)
  })

  const closed: [string, readonly string[]][] = [
    ['diet_types', DIET_TYPES],
    ['without_allergens', ALLERGENS],
    ['dietary_preference', DIETARY_PREFERENCES],
    ['dietary_goal', DIETARY_GOALS],
    ['meal_types', MEAL_TYPES],
    ['cooking_type', COOKING_TYPES],
    ['difficulty', DIFFICULTIES],
    ['ordering', ORDERING_VALUES],
  ]
  test.each(closed)('each value of %s', async (name, values) => {
    for (const value of values) await agree({ [name]: value })
  })

  test.each([
    [{ diet_types: 'Gluten free,Diabetic' }],
    [{ without_allergens: 'milk,eggs' }],
    [{ diet_types: 'Without restrictions,Gluten free' }],
    [{ meal_types: 'Breakfast,Drinks' }],
    [{ meal_types: MEAL_TYPES.join(',') }],
    [{ cooking_type: 'Warm,Cold' }],
    [{ difficulty: 'Easy,Difficult' }],
    [{ time_minutes: '10,120' }],
    [{ time_minutes: '0,15' }],
    [{ time_minutes: '30,30' }],
    [{ calorie_span: '50,850' }],
    [{ calorie_span: '0,100000' }],
    [{ calorie_span: '350,500' }],
    [{ protein_span: '30,' }],
    [{ protein_span: '80,' }],
    [{ protein_span: ',5' }],
    [{ protein_span: '20,40' }],
    [{ carbohydrates_span: ',10' }],
    [{ sugars_span: ',0' }],
    [{ sugars_span: ',7.5' }],
    [{ sugars_span: '3,' }],
    [{ fiber_span: '6,' }],
    [{ fat_span: ',3' }],
    [{ saturated_fats_span: ',1.5' }],
    [{ salt_span: ',0.3' }],
    [{ salt_span: '0.25,1.25' }],
    [{ fat_span: '0,' }],
    [{ protein_span: '25,', sugars_span: ',10', diet_types: 'Gluten free', ordering: '-fiber_in_total' }],
    [{ tags: 'rychlé' }],
    [{ tags: 'rychlé,česká klasika' }],
    [{ tags: 'takový štítek není' }],
    [{ creator: 'eva-mala' }],
    [{ creator: 'Cizinka.1' }],
    [{ creator: 'nikdo' }],
    [{ status: 'Approved' }],
    [{ search: 'kuřecí řízky' }],
    [{ search: 'polév' }],
    [{ search: 'sůl' }],
    [{ search: 'bez lepku' }],
    [{ search: 's' }],
    [{ search: 'takový recept není' }],
  ])('%j', async (query) => {
    await agree(query)
  })

  test('what is unknown, or only known to be below a limit, never passes a limit it may exceed', async () => {
    const names = async (query: OracleQuery) => {
      const { results } = await list({ ...query, limit: '100' })
      return results.map(({ name }) => name)
    }
    const without = async (query: OracleQuery) => (await names(query)).filter((name) => /bylin|prášk/i.test(name))
    // One of its two lines is unknown: the known 80 g are certain, an upper limit is not.
    expect(await without({ search: 'kaše', protein_span: '80,' })).toEqual(['Kaše s bylinou'])
    expect(await without({ search: 'kaše', protein_span: '80.01,' })).toEqual([])
    expect(await without({ search: 'kaše', protein_span: ',300' })).toEqual(['Kaše s práškem'])
    // Between 0 and 10 g of sugars, stored as 5 g.
    expect(await without({ search: 'kaše', sugars_span: ',10' })).toEqual(['Kaše s práškem'])
    expect(await without({ search: 'kaše', sugars_span: ',9.99' })).toEqual([])
    expect(await without({ search: 'kaše', sugars_span: '0.01,' })).toEqual(['Kaše s bylinou'])
    for (const span of ['0.01,', ',300']) expect(await without({ search: 'bylinný čaj', salt_span: span })).toEqual([])
  })

  test('a former tag gives the recipes of its present name, or of the filter that says the same', async () => {
    const found = async (query: OracleQuery) => (await list({ ...query, limit: '100' })).results.map(({ guid }) => guid)
    expect(await found({ tags: 'asie' })).toEqual(await agree({ tags: 'Asie' }))
    expect(await found({ tags: 'asie' })).not.toEqual([])
    expect(await found({ tags: 'snídaně' })).toEqual((await agree({ meal_types: 'Breakfast' })).slice(0, 100))
    expect(await found({ tags: 'veganské' })).toEqual((await agree({ dietary_preference: 'Vegan' })).slice(0, 100))
  })

  test('a tag finds a recipe that still carries its former name', async () => {
    const { guid } = await buildRecipe(api.database.db, { name: 'Starší recept', tags: ['mexiko'] })
    const { results } = await list({ tags: 'Mexiko', limit: '100' })
    expect(results.map((recipe) => recipe.guid)).toContain(guid)
    await api.database.pool.query('delete from recipe where guid = $1', [guid])
  })

  test('a creator by guid', async () => {
    for (const guid of new Set(recipes.map(({ creator }) => creator.guid))) await agree({ creator: guid })
  })

  test.each(['must_ingredients', 'pantry_ingredients', 'exclude_ingredients'])('%s of one to three', async (name) => {
    for (const [from, to] of [
      [0, 1],
      [5, 6],
      [0, 2],
      [3, 6],
      [30, 33],
    ] as const) {
      await agree({ [name]: ingredients.slice(from, to).join(',') })
    }
    await agree({ [name]: '01a1fcea-ff83-7f85-a1a2-9e75a764f7cc' })
  })
})

test('spelling, accents and inflection do not matter', async () => {
  const forms = ['kureci rizek', 'kuřecí řízky', 'kuřeci řizky', 'KUŘECÍ  ŘÍZEK', 'řízky kuřecí']
  const found = await Promise.all(forms.map((search) => list({ search })))
  expect(found[0]?.count).toBeGreaterThan(1)
  for (const { results } of found) expect(results.map(({ slug }) => slug)).toEqual(found[0]?.results.map((r) => r.slug))
})

test('recipes with unknown totals are in no calorie span and last in both directions', async () => {
  const approved = recipes.filter(isListed)
  const unknown = approved.filter((recipe) => recipe.calories_in_total === null).map(({ guid }) => guid)
  expect(unknown).toHaveLength(4)
  const spanned = await agree({ calorie_span: '0,100000' })
  expect(spanned.filter((guid) => unknown.includes(guid))).toEqual([])
  for (const ordering of ['calories_in_total', '-calories_in_total']) {
    const ordered = await agree({ ordering })
    expect(ordered.slice(-unknown.length).toSorted()).toEqual(unknown.toSorted())
    for (const offset of [ordered.length - 6, ordered.length - 3, ordered.length - 1, ordered.length]) {
      const { results } = await list({ ordering, offset: String(offset), limit: '4' })
      expect(results.map(({ guid }) => guid)).toEqual(ordered.slice(offset, offset + 4))
    }
  }
})

test('pages do not overlap and leave nothing out', async () => {
  const whole = await agree({ ordering: 'time_minutes' })
  const pages: string[] = []
  for (let offset = 0; offset < whole.length; offset += 18) {
    const { results } = await list({ ordering: 'time_minutes', offset: String(offset) })
    expect(results.length).toBe(Math.min(18, whole.length - offset))
    pages.push(...results.map(({ guid }) => guid))
  }
  expect(pages).toEqual(whole)
  expect((await list({ offset: '10000000' })).results).toEqual([])
})

test('random combinations of filters give the same as the plain loop', async () => {
  const some = (values: readonly string[], most: number) =>
    fc.subarray([...values], { minLength: 1, maxLength: most }).map((chosen) => chosen.join(','))
  const span = (values: readonly number[]) =>
    fc
      .tuple(fc.constantFrom(...values), fc.constantFrom(...values))
      .map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`)
  const anyQuery = fc.record(
    {
      search: fc.constantFrom('kure', 'polévka', 'syr', 'brambory', 'česká klasika'),
      diet_types: some(DIET_TYPES, 2),
      without_allergens: some(ALLERGENS, 5),
      dietary_preference: fc.constantFrom(...DIETARY_PREFERENCES),
      dietary_goal: fc.constantFrom(...DIETARY_GOALS),
      meal_types: some(MEAL_TYPES, 4),
      cooking_type: some(COOKING_TYPES, 2),
      difficulty: some(DIFFICULTIES, 3),
      time_minutes: span([0, 10, 20, 45, 90, 300]),
      calorie_span: span([0, 50, 250, 400, 600, 1200]),
      protein_span: fc.constantFrom('20,', ',12.5', '10,40'),
      sugars_span: fc.constantFrom('5,', ',10', '0.5,20'),
      salt_span: fc.constantFrom('0.5,', ',1.25'),
      must_ingredients: some(ingredients.slice(0, 15), 2),
      pantry_ingredients: some(ingredients, 6),
      exclude_ingredients: some(ingredients.slice(5), 4),
      creator: fc.constantFrom('eva-mala', 'martin-dvorak'),
      tags: fc.constantFrom('rychlé', 'levné'),
      ordering: fc.constantFrom(...ORDERING_VALUES),
    },
    { requiredKeys: [] },
  )
  // Only a few parameters at a time, as otherwise nothing would ever be found.
  const query = fc.tuple(anyQuery, fc.array(fc.nat(17), { minLength: 1, maxLength: 4 })).map(([whole, keep]) => {
    const entries = Object.entries(whole) as [string, string][]
    return Object.fromEntries(entries.filter((_, index) => keep.includes(index)))
  })
  await fc.assert(
    fc.asyncProperty(query, async (given) => void (await agree(given))),
    { numRuns: 150 },
  )
})
