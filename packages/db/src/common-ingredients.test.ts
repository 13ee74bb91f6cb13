import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIngredient } from '#db/build/catalogue/ingredient.ts'
import { buildRecipe } from '#db/build/catalogue/recipe.ts'
import type { Database } from '#db/database.ts'
import { commonIngredient } from '#db/schema/catalogue/common-ingredient.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { openTestDatabase } from './testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const bitsOf = async (guid: string) => {
  const [row] = await database.db.select().from(recipe).where(eq(recipe.guid, guid))
  return row?.common_ingredients
}
const maskOf = async (...guids: string[]) => {
  const rows = await database.db.select().from(commonIngredient)
  return rows
    .filter(({ ingredient }) => guids.includes(ingredient))
    .reduce((sum, { bit }) => sum | (1n << BigInt(bit)), 0n)
}

test('the chosen ingredients of a recipe are its bits, before and after the choice, and whatever it holds later', async () => {
  const { db, pool } = database
  const [salt, onion, saffron] = [await buildIngredient(db), await buildIngredient(db), await buildIngredient(db)]
  const lines = [{ ingredient: salt }, { ingredient: onion }]
  const before = await buildRecipe(db, { lines })
  expect(await bitsOf(before.guid)).toBe(0n)

  await pool.query('select choose_common_ingredients()')
  const both = await maskOf(salt.guid, onion.guid)
  expect(both.toString(2).replaceAll('0', '')).toBe('11')
  expect(await bitsOf(before.guid)).toBe(both)
  const [touched] = await db.select().from(recipe).where(eq(recipe.guid, before.guid))
  expect(touched?.updated_at).toEqual(before.updated_at)

  const after = await buildRecipe(db, { lines: [{ ingredient: onion }, { ingredient: saffron }] })
  expect(await bitsOf(after.guid)).toBe(await maskOf(onion.guid))
  await db
    .update(recipe)
    .set({ ingredient_guids: [salt.guid] })
    .where(eq(recipe.guid, after.guid))
  expect(await bitsOf(after.guid)).toBe(await maskOf(salt.guid))
})

test('another choice takes free bits and leaves the others', async () => {
  const { db, pool } = database
  const former = await db.select().from(commonIngredient)
  for (let at = 0; at < 70; at += 1) await buildRecipe(db, { lines: [{}] })
  await pool.query('select choose_common_ingredients()')
  const all = await db.select().from(commonIngredient)
  expect(all).toEqual(expect.arrayContaining(former))
  expect(all.map(({ bit }) => bit).toSorted((one, other) => one - other)).toEqual([...Array(63).keys()])
})
