import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildUser } from '#db/build/account/user.ts'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/database.ts'
import { seedDemoMealPlan } from './demo-meal-plan.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())

const count = async (from: string): Promise<number> =>
  (await database.pool.query(`select count(*)::int as count from ${from}`)).rows[0].count

it('the premium demo account has a week of real recipes, once, with a leftover, and a deleted plan stays deleted', async () => {
  await seedDemoMealPlan(database.db)
  expect(await count('meal_plan')).toBe(0)
  await buildUser(database.db, { username: 'demo-premium', email: 'premium@zivina.example', is_demo: true })
  await seedDemoMealPlan(database.db)
  await seedDemoMealPlan(database.db)
  expect([await count('meal_plan'), await count('meal_plan_day'), await count('meal_plan_item')]).toEqual([1, 7, 23])
  expect(await count('meal_plan_portion')).toBe(23)
  expect(await count('meal_plan_item where leftover_of is not null')).toBe(1)
  expect(await count(`meal_plan_item where last_known->>'kilojoules' is null`)).toBe(0)
  await database.pool.query('update meal_plan set deleted_at = now()')
  await seedDemoMealPlan(database.db)
  expect(await count('meal_plan')).toBe(1)
})
