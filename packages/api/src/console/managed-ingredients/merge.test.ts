import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { excludedFood } from '@zivina/db/schema/catalogue/excluded-food'
import { userFilter } from '@zivina/db/schema/community/user-filter'
import { mealPlan, mealPlanEater } from '@zivina/db/schema/planning/meal-plan'
import { beforeEach, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { runRecompute } from '#api/catalogue/ingredients/versions/recompute-queue.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const admin = await api.enter({ is_admin: true, is_demo: true })
const { db, pool } = api.database
beforeEach(() => pool.query('delete from recipe_modified; delete from recipe; delete from ingredient'))

const KNOWN = { protein: 10, carbohydrates: 20, fat: 5, sugars: 1, salt: 1, fiber: 1, saturated_fats: 1 }
const food = (name: string, fields: object = {}) => buildIngredient(db, { name, ...KNOWN, kilojoules: 1000, ...fields })
const merge = (from: string, into: string, as: Person = admin) =>
  api.ask<{ code: string }>('POST', `/ingredient/${from}/merge`, { as, body: { into } })
const recompute = () => runRecompute(db, { info: () => {}, error: () => {} }, null)
type Shown = {
  kilojoules: number
  ingredients: { ingredient: string; amount: string; macros: { kilojoules: number } }[]
}
const read = async (slug: string) => (await api.ask<Shown>('GET', `/recipe/${slug}`)).body
const linesOf = async (slug: string) =>
  (await read(slug)).ingredients.map(({ ingredient, amount }) => [ingredient, Number(amount)])

it('lines of all recipes follow; each recipe keeps its sums until the job computes it with the other food', async () => {
  const [from, into] = [await food('Tvaroh měkký', { kilojoules: 400 }), await food('Tvaroh', { kilojoules: 600 })]
  const recipes = await Promise.all(
    Array.from({ length: 30 }, () => buildRecipe(db, { portion_size: 1, lines: [{ ingredient: from, amount: 200 }] })),
  )
  await recompute()
  const [first] = recipes
  const slug = first?.slug ?? ''
  const before = (await read(slug)).kilojoules
  expect((await merge(from.guid, into.guid)).status).toBe(204)
  const between = await read(slug)
  expect(between.ingredients.map(({ ingredient }) => ingredient)).toEqual([into.guid])
  expect(between.kilojoules).toBe(before)
  // Those of 100 g.
  expect(between.ingredients[0]?.macros.kilojoules).toBe(400)
  await recompute()
  for (const recipe of recipes) {
    const after = await read(recipe.slug)
    expect([after.kilojoules, after.ingredients[0]?.macros.kilojoules]).toEqual([1200, 600])
  }
  const { rows } = await pool.query('select count(*)::int as left from ingredient_version')
  expect(rows[0].left).toBe(0)
})

it('a recipe that has both in one segment keeps one line with the sum, and is right at once', async () => {
  const [from, into] = [await food('Mouka hladká', { kilojoules: 1500 }), await food('Mouka', { kilojoules: 1400 })]
  const both = await buildRecipe(db, {
    portion_size: 1,
    lines: [
      { ingredient: from, amount: 100 },
      { ingredient: into, amount: 50 },
      { ingredient: from, amount: 10, segment: 'Dough' },
    ],
  })
  expect((await merge(from.guid, into.guid)).status).toBe(204)
  expect((await linesOf(both.slug)).toSorted()).toEqual([
    [into.guid, 10],
    [into.guid, 150],
  ])
  await recompute()
  expect((await read(both.slug)).kilojoules).toBe(2240)
})

it('what lines of a modified recipe take the place of follows, unless the line is of one of both foods itself', async () => {
  const [from, into, oil] = [await food('Máslo výběrové'), await food('Máslo'), await food('Olej')]
  const person = await api.enter({ is_premium: true })
  const original = await buildRecipe(db, { lines: [{ ingredient: from, amount: 60 }] })
  const save = async (ingredient: string) => {
    const line = { ingredient, amount: '60', instead_of: from.guid }
    const body = { original: original.guid, name: 'Po mém', portion_size: 2, ingredients: [line] }
    return (await api.ask<{ slug: string }>('POST', '/recipe_modified', { as: person, body })).body.slug
  }
  const [oiled, buttered] = [await save(oil.guid), await save(into.guid)]
  expect((await merge(from.guid, into.guid)).status).toBe(204)
  const changesOf = async (slug: string) => {
    type Modified = { changes: { kind: string; instead_of?: { ingredient: string } }[] }
    const { body } = await api.ask<Modified>('GET', `/recipe_modified/${slug}`, { as: person })
    return body.changes.map(({ kind, instead_of }) => [kind, instead_of?.ingredient])
  }
  expect(await changesOf(oiled)).toEqual([['swapped', into.guid]])
  expect((await changesOf(buttered)).filter(([kind]) => kind !== 'amount')).toEqual([])
})

it('filters, exclusions and eaters follow, and the address and barcodes lead to the food that is left', async () => {
  const code = '8594001021510'
  const [from, into] = [await food('Arašíd', { barcodes: [code] }), await food('Arašídy')]
  const { guid: user } = (await api.enter()).user
  const lists = {
    must_ingredients: [from.guid],
    pantry_ingredients: [from.guid, into.guid],
    exclude_ingredients: [from.guid],
  }
  await db.insert(userFilter).values({ user, name: 'Bez', ...lists })
  await db.insert(excludedFood).values([from, into].map(({ guid: ingredient }) => ({ user, ingredient })))
  const [plan] = await db.insert(mealPlan).values({ name: 'Týden', search_name: 'tyden', creator: user }).returning()
  await db.insert(mealPlanEater).values({ plan: plan?.guid ?? '', name: 'Ema', excluded_ingredients: [from.guid] })
  await merge(from.guid, into.guid)
  const [row] = (
    await pool.query(`select f.must_ingredients, f.pantry_ingredients, f.exclude_ingredients, e.excluded_ingredients,
      array(select ingredient from excluded_food) as excluded from user_filter f, meal_plan_eater e`)
  ).rows
  for (const guids of Object.values(row)) expect(guids).toEqual([into.guid])
  const page = await api.ask<{ food: { slug: string; barcodes: string[] } }>('GET', `/ingredient_page/${from.slug}`)
  expect(JSON.stringify(page.body)).toContain(into.slug)
  const { rows } = await pool.query('select guid, barcodes, status from ingredient order by name')
  expect(rows).toMatchObject([
    { guid: from.guid, barcodes: [], status: 'Denied' },
    { guid: into.guid, barcodes: [code], status: 'Approved' },
  ])
})

it('a food is not merged into itself, into one that waits, of another unit, or by others', async () => {
  const [from, into] = [await food('Cukr'), await food('Cukr krystal')]
  const waiting = await food('Cukr náš', { status: 'Pending' })
  const pieces = await food('Kostka cukru', { weight_units: 'Piece' })
  expect((await merge(from.guid, from.guid)).status).toBe(400)
  expect((await merge(from.guid, from.guid.toUpperCase())).status).toBe(400)
  expect((await merge(from.guid, waiting.guid)).status).toBe(404)
  // For administrators a private food does not exist.
  const own = await food('Cukr babiččin', { is_private: true })
  expect((await merge(own.guid, into.guid)).status).toBe(404)
  expect((await merge(from.guid, crypto.randomUUID())).status).toBe(404)
  expect(await merge(from.guid, pieces.guid)).toMatchObject({ status: 400, body: { code: 'WEIGHT_UNIT_ERROR' } })
  expect((await merge(from.guid, into.guid, await api.enter())).status).toBe(403)
  const { rows } = await pool.query(`select count(*)::int as approved from ingredient where status = 'Approved'`)
  expect(rows[0].approved).toBe(4)
})

it('of two merges of one food at once one is done', async () => {
  const [from, first, second] = [await food('Sůl'), await food('Sůl kuchyňská'), await food('Sůl mořská')]
  const { slug } = await buildRecipe(db, { lines: [{ ingredient: from, amount: 5 }] })
  await Promise.all([merge(from.guid, first.guid), merge(from.guid, second.guid), merge(from.guid, first.guid)])
  const lines = await linesOf(slug)
  expect(lines).toHaveLength(1)
  expect([first.guid, second.guid]).toContain(lines[0]?.[0])
})
