import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/database.ts'
import { scaleRecipes } from './scale.ts'

describe('multiplying the catalogue', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
    await scaleRecipes(database.pool, 400)
    await scaleRecipes(database.pool, 700)
  })
  afterAll(() => database.close())

  it('makes as many recipes as requested, each with steps and lines', async () => {
    const { rows } = await database.pool.query(`
      select count(*)::int as recipes, count(*) filter (where exists (select from recipe_step where recipe = guid)
        and exists (select from recipe_ingredient where recipe = guid))::int as whole from recipe`)
    expect(rows).toEqual([{ recipes: 700, whole: 700 }])
  })

  it('stores totals that match the lines', async () => {
    const { rows } = await database.pool.query<{ stored: number; summed: number }>(`
      select r.kilojoules as stored, sum(l.amount::float8 * i.kilojoules
        / case when i.weight_units in ('Gram', 'Milliliter') then 100 else 1 end) / r.portion_size as summed
      from recipe r join recipe_ingredient l on l.recipe = r.guid join ingredient i on i.guid = l.ingredient
      where l.count_macros group by r.guid`)
    expect(rows.length).toBe(700)
    for (const { stored, summed } of rows) expect(stored).toBeCloseTo(summed, 6)
  })
})
