import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import type { Recipe, RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { recipeTotals } from '@zivina/nutrition/macros'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'
import { RECOMPUTE_QUEUE } from './recompute-port.ts'
import { recomputeRecipes } from './service.ts'

const KNOWN = {
  kilojoules: 1000,
  protein: 10,
  carbohydrates: 20,
  fat: 5,
  fiber: 4,
  sugars: 3,
  saturated_fats: 2,
  salt: 1,
}

const api = await shared(openAccountsApi())
const db = api.database.db
const author = await api.enter({ is_premium: true })
const stranger = await api.enter({ is_premium: true })
const admin = await api.enter({ is_admin: true, is_demo: true })
let butter: Ingredient
beforeEach(async () => {
  const { pool } = api.database
  await pool.query(`delete from rate_limit; delete from recipe_modified; delete from recipe; delete from jobs.job`)
  butter = await buildIngredient(db, { ...KNOWN, creator: author.user.guid })
})

const ask = <Body>(method: string, path: string, as?: Person, body?: unknown) =>
  api.ask<Body>(method, path, { as, body })
const change = async (patch: object, as = admin): Promise<void> => {
  const { status, body } = await ask('PATCH', `/ingredient/${butter.guid}`, as, patch)
  expect({ status, body }).toMatchObject({ status: 200 })
}
const rows = async (text: string): Promise<Record<string, unknown>[]> => (await api.database.pool.query(text)).rows

/** Recipes with the butter and with an ingredient that never changes. */
async function makeRecipes(count: number, creator = stranger): Promise<void> {
  const flour = await buildIngredient(db, { ...KNOWN, kilojoules: 1500 })
  for (let at = 0; at < count; at += 1) {
    const lines = [
      { ingredient: butter, amount: 50 + at },
      { ingredient: flour, amount: 200 },
    ]
    await buildRecipe(db, { creator: creator.user.guid, lines, portion_size: 1 + (at % 3) })
  }
}

function sumOf(recipe: Pick<RecipeDetail, 'ingredients' | 'portion_size'>) {
  const { nutrient_coverage: _coverage, ...totals } = recipeTotals(
    recipe.ingredients.map(({ amount, macros, ...line }) => ({ ...line, amount: Number(amount), nutrients: macros })),
    recipe.portion_size,
  )
  return totals
}

/** Checks that the list's totals match the lines in the details. Returns the kilojoules of each recipe, by name. */
async function agree(): Promise<Record<string, number | null>> {
  const { body } = await ask<{ results: Recipe[] }>('GET', '/recipe?limit=100')
  const seen: Record<string, number | null> = {}
  for (const { slug, name, ...listed } of body.results) {
    const { body: detail } = await ask<RecipeDetail>('GET', `/recipe/${slug}`)
    const totals = sumOf(detail)
    expect(listed.kilojoules).toBeCloseTo(totals.kilojoules ?? Number.NaN, 9)
    expect(listed.protein_in_total).toBeCloseTo(totals.protein_in_total ?? Number.NaN, 9)
    expect(detail.kilojoules).toBe(listed.kilojoules)
    seen[name] = listed.kilojoules
  }
  return seen
}

describe('a change of an ingredient', () => {
  it('updates recipes a batch at a time, and at every step list and detail agree', async () => {
    await makeRecipes(7)
    const before = await agree()
    await change({ kilojoules: 2000, protein: 1 })
    expect(await agree()).toEqual(before)
    const left: number[] = []
    for (let is_done = false; !is_done; ) {
      ;({ is_done } = await recomputeRecipes(db, { batch: 2, batches: 1 }))
      const now = await agree()
      left.push(Object.keys(before).filter((name) => now[name] === before[name]).length)
    }
    expect(left).toEqual([5, 3, 1, 0])
    const after = await agree()
    for (const name of Object.keys(before)) expect(after[name]).toBeGreaterThan(Number(before[name]))
    expect(await rows('select from ingredient_version')).toEqual([])
  })

  it('of its alcohol leaves the former figures at the lines until the recipe is computed', async () => {
    await makeRecipes(1)
    const alcoholOf = async () => {
      const { body } = await ask<{ results: Recipe[] }>('GET', '/recipe?limit=1')
      const { body: detail } = await ask<RecipeDetail>('GET', `/recipe/${body.results[0]?.slug}`)
      return detail.ingredients.find(({ ingredient }) => ingredient === butter.guid)?.micronutrients.alcohol_g
    }
    await change({ alcohol: 3 })
    expect(await alcoholOf()).toBeUndefined()
    await recomputeRecipes(db)
    expect(await alcoholOf()).toBe(3)
  })

  it('of its allergens changes what its recipes are free of, and for whom they are suitable', async () => {
    const known = { is_classified: true, food_groups: [], diet_level: 'vegan' as const }
    const free = { milk: { state: 'free' as const, evidence: 'label' as const } }
    butter = await buildIngredient(db, { ...KNOWN, ...known, allergens: free, creator: author.user.guid })
    await buildRecipe(db, { creator: stranger.user.guid, lines: [{ ingredient: butter, amount: 50 }] })
    const judged = async () => {
      const { body } = await ask<{ results: Recipe[] }>('GET', '/recipe?limit=1')
      const { body: detail } = await ask<RecipeDetail>('GET', `/recipe/${body.results[0]?.slug}`)
      const { verdict } = detail.diet_verdicts['Cow protein allergy'] ?? expect.fail()
      return { listed: body.results[0]?.without_allergens, without: detail.without_allergens, verdict }
    }
    await change({ allergens: { milk: 'free' } })
    await recomputeRecipes(db)
    expect(await judged()).toMatchObject({ without: ['milk'], verdict: 'suitable' })
    await change({ allergens: { milk: 'contains' } })
    expect(await judged()).toMatchObject({ without: ['milk'] })
    await recomputeRecipes(db)
    expect(await judged()).toEqual({ listed: [], without: [], verdict: 'unsuitable' })
    await change({ allergens: { milk: 'unknown' } })
    await recomputeRecipes(db)
    expect(await judged()).toEqual({ listed: [], without: [], verdict: 'unknown' })
  })

  it('queues a run in its transaction', async () => {
    await change({ kilojoules: 2000 })
    // No recipe uses it yet.
    expect(await rows(`select from jobs.job where name = '${RECOMPUTE_QUEUE}'`)).toHaveLength(0)
    await makeRecipes(1)
    await change({ package_size: 500, suggestion_names: ['máslíčko'] })
    expect(await rows('select from ingredient_version')).toHaveLength(0)
    await change({ kilojoules: 1900 })
    expect(await rows(`select from jobs.job where name = '${RECOMPUTE_QUEUE}'`)).toHaveLength(1)
  })

  it('interrupted in the middle of a batch leaves the batch unchanged', async () => {
    await makeRecipes(4)
    const before = await agree()
    await change({ kilojoules: 2000 })
    await rows(`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
      create trigger die before update on recipe_ingredient for each row execute function die()`)
    const { recomputed, failed } = await recomputeRecipes(db, { batch: 2 })
    expect({ recomputed, failed: failed.length }).toEqual({ recomputed: 0, failed: 4 })
    expect(await agree()).toEqual(before)
    expect(await rows('select from ingredient_version')).toHaveLength(1)
    await rows('drop function die cascade')
    expect(await recomputeRecipes(db, { batch: 2 })).toEqual({ recomputed: 4, failed: [], is_done: true })
    const after = await agree()
    for (const name of Object.keys(before)) expect(after[name]).toBeGreaterThan(Number(before[name]))
  })

  it('is not blocked by one recipe that cannot be computed', async () => {
    await makeRecipes(5)
    await change({ kilojoules: 2000 })
    await rows(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.portion_size = 3 then raise exception 'refused'; end if; return new; end $$;
      create trigger refuse before update on recipe for each row execute function refuse()`)
    const { recomputed, failed, is_done } = await recomputeRecipes(db)
    expect({ recomputed, failed: failed.length, is_done }).toEqual({ recomputed: 4, failed: 1, is_done: true })
    await agree()
    await rows('drop function refuse cascade')
    expect(await recomputeRecipes(db)).toMatchObject({ recomputed: 1, failed: [] })
  })

  it('twice in a row, also between batches, ends with the last values', async () => {
    await makeRecipes(6)
    await change({ kilojoules: 2000 })
    await recomputeRecipes(db, { batch: 2, batches: 1 })
    await agree()
    await change({ kilojoules: 500, name: 'Máslo jiné' })
    await agree()
    await recomputeRecipes(db, { batch: 2, batches: 1 })
    await agree()
    await recomputeRecipes(db, { batch: 2 })
    const after = await agree()
    const portions = (at: number) => 1 + (at % 3)
    const expected = Array.from({ length: 6 }, (_, at) => ((50 + at) * 5 + 3000) / portions(at))
    const whole = (values: unknown[]) => values.map((value) => Number(value).toFixed(6)).sort()
    expect(whole(Object.values(after))).toEqual(whole(expected))
    expect(await rows('select from ingredient_version')).toEqual([])
    const { body } = await ask<{ count: number }>('GET', `/recipe?search=${encodeURIComponent('máslo jiné')}`)
    expect(body.count).toBe(6)
  })

  it('in several runs at once computes each recipe correctly', async () => {
    await makeRecipes(6)
    const before = await agree()
    await change({ kilojoules: 2000 })
    await Promise.all([1, 2, 3].map(() => recomputeRecipes(db, { batch: 2 })))
    const after = await agree()
    for (const name of Object.keys(before)) expect(after[name]).toBeGreaterThan(Number(before[name]))
  })

  it('updates derived columns beyond totals', async () => {
    const vegan = await buildIngredient(db, { ...KNOWN, diet_level: 'vegan' })
    butter = await buildIngredient(db, { ...KNOWN, diet_level: 'vegan' })
    await buildRecipe(db, { lines: [{ ingredient: vegan }, { ingredient: butter }] })
    const vegans = async () => (await ask<{ count: number }>('GET', '/recipe?dietary_preference=Vegan')).body.count
    expect(await vegans()).toBe(1)
    await change({ diet_level: 'vegetarian' })
    expect(await vegans()).toBe(1)
    await recomputeRecipes(db)
    expect(await vegans()).toBe(0)
  })
})

describe('a pending change', () => {
  it('affects its author’s recipes, and those of others once it is approved', async () => {
    await makeRecipes(1, author)
    await makeRecipes(1, stranger)
    const before = await agree()
    await change({ kilojoules: 2000 }, author)
    await recomputeRecipes(db)
    const moved = () => agree().then((now) => Object.keys(before).filter((name) => now[name] !== before[name]).length)
    expect(await moved()).toBe(1)
    expect(await rows('select from ingredient_version')).toHaveLength(1)
    const { status } = await ask('PATCH', `/ingredient/${butter.guid}/status`, admin, { status: 'Approved' })
    expect(status).toBe(200)
    expect(await rows(`select from jobs.job where name = '${RECOMPUTE_QUEUE}'`)).toHaveLength(2)
    await recomputeRecipes(db)
    expect(await moved()).toBe(2)
    expect(await rows('select from ingredient_version')).toEqual([])
  })

  it('of an ingredient whose author is deleted changes nothing until it is approved', async () => {
    await makeRecipes(1)
    const before = await agree()
    await change({ kilojoules: 2000 }, author)
    await api.database.pool.query('update ingredient set creator = null where guid = $1', [butter.guid])
    await recomputeRecipes(db)
    expect(await agree()).toEqual(before)
  })
})

describe('a modified recipe', () => {
  it('shows consistent lines and totals, before and after', async () => {
    const original = await buildRecipe(db, { lines: [{ ingredient: butter }] })
    const { body: made } = await ask<RecipeModifiedDetail>('POST', '/recipe_modified', stranger, {
      original: original.guid,
      name: 'Moje',
      portion_size: 2,
      ingredients: [{ ingredient: butter.guid, amount: '300' }],
    })
    const agrees = async (kilojoules: number) => {
      const { body } = await ask<RecipeModifiedDetail>('GET', `/recipe_modified/${made.slug}`, stranger)
      expect(body.kilojoules).toBeCloseTo(kilojoules, 9)
      expect(sumOf(body).kilojoules).toBeCloseTo(kilojoules, 9)
    }
    await agrees(1500)
    await change({ kilojoules: 2000 })
    await agrees(1500)
    await recomputeRecipes(db)
    await agrees(3000)
    expect(await rows('select from ingredient_version')).toEqual([])
  })
})
