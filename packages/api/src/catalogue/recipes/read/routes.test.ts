import type { Recipe, RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { buildPublicProfile } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { recipeOldSlug } from '@zivina/db/schema/catalogue/recipe'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { middleOf } from '@zivina/nutrition/constituents/range'
import { sumConstituents } from '@zivina/nutrition/constituents/sum-constituents'
import { sumRanges } from '@zivina/nutrition/constituents/sum-ranges'
import { recipeTotals } from '@zivina/nutrition/macros'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

const detail = (slug: string): Promise<RecipeDetail> => api.get(`/recipe/${slug}`)

/** A recipe without any default value. */
const FULL = {
  slug: 'uplny-recept',
  name: 'Úplný recept',
  photos: ['recipes/uplny.webp'],
  created_at: new Date('2026-03-14T09:26:53.589Z'),
  portion_size: 4,
  time_minutes: 35,
  resting_time: 120,
  difficulty: 'Difficult',
  cooking_type: 'Cold',
  dietary_goal: ['Weight loss', 'Weight gain'],
  diet_types: ['Sparing', 'Gluten free'],
  meal_types: ['Dessert', 'Snack'],
  tags: ['sladké', 'na víkend'],
  no_side_dish: true,
  // What is one is in no list.
  duplicate: false,
} as const

describe('every field of a recipe', () => {
  test('is the same in the list and in the detail', async () => {
    const { db } = api.database
    const profile = await buildPublicProfile(db, { name: 'Tvůrkyně', logo: 'creators/l.webp', colour: '#123456' })
    const nutrients = {
      kilojoules: 1000,
      protein: 10,
      carbohydrates: 20,
      fat: 5,
      fiber: 4,
      sugars: 3,
      saturated_fats: 2,
    }
    const known = await buildIngredient(db, { ...nutrients, diet_level: 'vegetarian' })
    const { dietary_goal, diet_types, meal_types, tags, photos, ...fields } = FULL
    const lists = { dietary_goal: [...dietary_goal], diet_types: [...diet_types], meal_types: [...meal_types] }
    const given = { ...fields, ...lists, tags: [...tags], photos: [...photos], creator: profile.user }
    const words = {
      headnote: 'Na horký den.',
      tip: 'Podávejte z lednice.',
      storage: 'dairy_cold',
      aimed_iddsi_level: 4,
    } as const
    const made = await buildRecipe(db, { ...given, ...words, lines: [{ ingredient: known, amount: 400 }] })
    const { steps, ingredients, diet_verdicts, rule_version, confirmations, cooked_weight, ...rest } =
      await detail('uplny-recept')
    const { headnote, tip, storage, aimed_iddsi_level, ...recipe } = rest
    expect({ headnote, tip, storage, aimed_iddsi_level }).toEqual(words)
    expect(cooked_weight).toBeNull()
    expect(recipe).toEqual({
      ...FULL,
      guid: made.guid,
      status: 'Approved',
      photos: ['/images/recipes/uplny.webp'],
      created_at: '2026-03-14T09:26:53.589Z',
      updated_at: expect.any(String),
      diet_types: ['Without restrictions', 'Sparing', 'Gluten free'],
      dietary_preference: ['All', 'Pescetarian', 'Vegetarian'],
      creator: {
        guid: profile.user,
        username: profile.slug,
        name: 'Tvůrkyně',
        slug: profile.slug,
        colour: '#123456',
        logo: '/images/creators/l.webp',
        image: null,
      },
      kilojoules: 1000,
      calories_in_total: 239,
      protein_in_total: 10,
      carbohydrates_in_total: 20,
      fat_in_total: 5,
      fiber_in_total: 4,
      sugars_in_total: 3,
      saturated_fats_in_total: 2,
      salt_in_total: null,
      nutrient_coverage: {
        kilojoules: 1,
        protein: 1,
        carbohydrates: 1,
        fat: 1,
        fiber: 1,
        sugars: 1,
        saturated_fats: 1,
        salt: 0,
      },
      without_allergens: [],
      rating: { average: null, count: 0 },
    })
    expect(Object.keys(diet_verdicts).toSorted()).toEqual([...RESTRICTING_DIETS].toSorted())
    expect([rule_version, confirmations]).toEqual([RULE_VERSION, []])
    expect(Date.parse(recipe.updated_at)).toBeGreaterThan(Date.parse('2026-03-15'))
    expect(steps).toEqual({ '0': { step_title: '0. Krok', step_text: 'Vše smíchejte.' } })
    expect(ingredients).toHaveLength(1)
    const list = await api.get<{ results: Recipe[] }>(`/recipe?creator=${profile.slug}`)
    expect(list.results).toEqual([recipe])
  })
})

describe('one recipe', () => {
  test('has the totals of its lines, for every recipe of the catalogue', async () => {
    const { results } = await api.get<{ results: Recipe[] }>('/recipe?limit=100')
    for (const { slug } of results) {
      const recipe = await detail(slug)
      const lines = recipe.ingredients.map(({ amount, macros, is_spice, ...line }) => {
        return { ...line, amount: Number(amount), spice_or_garlic: is_spice, is_spice, nutrients: macros }
      })
      const totals = recipeTotals(lines, recipe.portion_size)
      expect(recipe.kilojoules, slug).toBeCloseTo(totals.kilojoules ?? Number.NaN, 6)
      expect(recipe.protein_in_total, slug).toBeCloseTo(totals.protein_in_total ?? Number.NaN, 6)
    }
  })

  test('has what sums of constituents need at its lines, for every recipe of the catalogue', async () => {
    const { results } = await api.get<{ results: Recipe[] }>('/recipe?limit=100')
    for (const { slug } of results) {
      const { ingredients, portion_size, fat_in_total } = await detail(slug)
      const lines = ingredients.map((line) => ({ ...line, amount: Number(line.amount) }))
      const { water_g } = sumConstituents(lines)
      expect(water_g.range, slug).not.toBeNull()
      const fat = sumRanges(
        lines.map((line) => ({ ...line, nutrients: line.macros, limits: line.nutrient_limits })),
      ).fat
      expect(middleOf(fat ?? { low: -1, high: -1 }) / portion_size, slug).toBeCloseTo(fat_in_total ?? -1, 6)
    }
  })

  test('has its lines by segment and within one in their order, steps by number, and amounts with two decimals', async () => {
    const { db } = api.database
    const [a, b, c] = [
      await buildIngredient(db),
      await buildIngredient(db, { photos: ['foods/x.webp'] }),
      await buildIngredient(db),
    ]
    const made = await buildRecipe(db, {
      photos: ['recipes/a.webp', 'https://elsewhere.example/b.jpg'],
      lines: [
        { ingredient: a, segment: 'Extra', amount: 1.5 },
        { ingredient: b, segment: 'Sauce', amount: 250, count_macros: false },
        { ingredient: c, segment: 'Main', amount: 3 },
        { ingredient: a, segment: 'Main', amount: 2 },
      ],
      steps: Array.from({ length: 11 }, (_, number) => ({ step_title: `${number}. Krok`, step_text: 'Míchejte.' })),
    })
    const recipe = await detail(made.slug)
    expect(recipe.ingredients.map((line) => [line.ingredient, line.segment, line.amount, line.count_macros])).toEqual([
      [c.guid, 'Main', '3.00', true],
      [a.guid, 'Main', '2.00', true],
      [b.guid, 'Sauce', '250.00', false],
      [a.guid, 'Extra', '1.50', true],
    ])
    expect(recipe.ingredients[2]?.image).toBe('/images/foods/x.webp?tr=w-96,h-96,cm-pad_resize,bg-FFFFFF,f-auto')
    expect(recipe.ingredients[0]?.image).toBeNull()
    expect(Object.keys(recipe.steps)).toEqual(Array.from({ length: 11 }, (_, number) => String(number)))
    expect(recipe.photos).toEqual(['/images/recipes/a.webp', 'https://elsewhere.example/b.jpg'])
    expect(SEGMENTS.indexOf('Main')).toBeLessThan(SEGMENTS.indexOf('Sauce'))
  })

  test('has null for an unknown value, with coverage zero', async () => {
    const made = await buildRecipe(api.database.db, { lines: [{}] })
    const recipe = await detail(made.slug)
    expect(recipe.calories_in_total).toBeNull()
    expect(recipe.salt_in_total).toBeNull()
    expect(recipe.nutrient_coverage.salt).toBe(0)
    expect(recipe.ingredients[0]?.macros).toMatchObject({ kilojoules: null, calories: null, salt: null })
  })

  test('is found by a former slug under its present one, unless the slug is in use again', async () => {
    const { db } = api.database
    const made = await buildRecipe(db, { slug: 'nove-jmeno' })
    await db.insert(recipeOldSlug).values([
      { slug: 'stare-jmeno', recipe: made.guid },
      { slug: 'obsazene-jmeno', recipe: made.guid },
    ])
    const taken = await buildRecipe(db, { slug: 'obsazene-jmeno' })
    expect((await detail('stare-jmeno')).slug).toBe('nove-jmeno')
    expect((await detail('obsazene-jmeno')).guid).toBe(taken.guid)
  })

  test.each(['Pending', 'Denied'] as const)('a %s one does not exist for the public', async (status) => {
    const { db } = api.database
    const made = await buildRecipe(db, { status })
    const former = `drive-${status.toLowerCase()}`
    await db.insert(recipeOldSlug).values({ slug: former, recipe: made.guid })
    for (const path of [made.slug, former, `${made.slug}/similar`]) {
      expect((await api.refusal(`/recipe/${path}`)).body).toMatchObject({ code: 'RECIPE_404' })
    }
  })

  test('has its author’s username where there is no public profile', async () => {
    const made = await buildRecipe(api.database.db)
    const { creator } = await detail(made.slug)
    expect(creator).toMatchObject({ name: creator.username, slug: null, colour: null, logo: null, image: null })
  })
})

describe('similar recipes', () => {
  test('are six others, the most similar first, never the recipe itself', async () => {
    const { results } = await api.get<{ results: Recipe[] }>('/recipe?limit=30&offset=30')
    for (const { slug } of results) {
      const similar = await api.get<{ results: Recipe[] }>(`/recipe/${slug}/similar`)
      expect(similar.results).toHaveLength(6)
      expect(similar.results.map((recipe) => recipe.slug)).not.toContain(slug)
    }
  })

  test('begin with the twin of a recipe, and never include a pending one', async () => {
    const { db } = api.database
    const shared = [await buildIngredient(db), await buildIngredient(db)]
    const lines = shared.map((ingredient) => ({ ingredient }))
    const one = await buildRecipe(db, { lines, meal_types: ['Soup'] })
    const twin = await buildRecipe(db, { lines, meal_types: ['Soup'] })
    const half = await buildRecipe(db, { lines: lines.slice(1), meal_types: ['Soup'] })
    await buildRecipe(db, { lines, meal_types: ['Soup'], status: 'Pending' })
    const { results } = await api.get<{ results: Recipe[] }>(`/recipe/${one.slug}/similar`)
    expect(results.map(({ guid }) => guid)).toEqual([twin.guid, half.guid])
  })
})

describe('recipes to serve with one', () => {
  const names = async (slug: string) =>
    (await api.get<{ results: Recipe[] }>(`/recipe/${slug}/companions`)).results.map(({ name }) => name)

  test('keep to the eating style and the diets of each recipe of the catalogue, and no soup gets anything sweet', async () => {
    const { results } = await api.get<{ results: Recipe[] }>('/recipe?limit=100')
    let found = 0
    for (const recipe of results) {
      const companions = await api.get<{ results: Recipe[] }>(`/recipe/${recipe.slug}/companions`)
      expect(companions.results.length).toBeLessThanOrEqual(4)
      for (const one of companions.results) {
        expect(one.dietary_preference).toEqual(expect.arrayContaining(recipe.dietary_preference))
        const kept = recipe.diet_types.filter((diet) => diet !== 'Nutritional')
        expect(one.diet_types).toEqual(expect.arrayContaining(kept))
        if (recipe.meal_types.includes('Soup')) expect([...one.meal_types, ...one.tags]).not.toContain('Dessert')
      }
      if (companions.results.length > 0) found += 1
    }
    expect(found).toBeGreaterThan(20)
  }, 60_000)

  test('are approved ones alone, also by a former slug, and none for a recipe that nobody may see', async () => {
    const { db } = api.database
    const tags = ['pečení', 'čtvrtý stůl']
    const loaf = { meal_types: ['Breakfast' as const], tags, no_side_dish: false, diet_types: [], name: 'Náš chléb' }
    const soup = await buildRecipe(db, { meal_types: ['Soup'], tags, no_side_dish: false, diet_types: [] })
    await buildRecipe(db, { ...loaf, name: 'Tajný chléb', status: 'Pending' })
    await buildRecipe(db, loaf)
    expect((await names(soup.slug))[0]).toBe('Náš chléb')
    expect(await names(soup.slug)).not.toContain('Tajný chléb')
    const pending = await buildRecipe(db, { status: 'Pending' })
    expect((await api.refusal(`/recipe/${pending.slug}/companions`)).body).toMatchObject({ code: 'RECIPE_404' })
  })
})
