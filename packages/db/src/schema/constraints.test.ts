import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '#db/build/account/user.ts'
import { buildIngredient } from '#db/build/catalogue/ingredient.ts'
import { buildRecipe } from '#db/build/catalogue/recipe.ts'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/database.ts'

describe('the constraints of the database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    const ingredient = await buildIngredient(database.db, { name: 'Mouka' })
    await buildUser(database.db, { password_hash: 'hash', height: 170, city: 'Brno', plan: 'premium' })
    await buildRecipe(database.db, { name: 'Chléb', lines: [{ ingredient }] })
  })
  afterAll(() => database.close())

  it.each([
    ['an unknown unit', `update ingredient set weight_units = 'Pound'`, 'ingredient_weight_units'],
    ['an unknown status', `update recipe set status = 'Published'`, 'recipe_status'],
    ['an unknown diet type', `update recipe set diet_types = '{Keto}'`, 'recipe_diet_types'],
    ['an unknown meal type', `update recipe set meal_types = '{Brunch}'`, 'recipe_meal_types'],
    ['an unknown segment', `update recipe_ingredient set segment = 'Topping'`, 'recipe_ingredient_segment'],
    ['a height of nobody', 'update body_profile set height = 29', 'body_profile_height'],
    ['a weight of nobody', 'update body_profile set weight = 701', 'body_profile_weight'],
    ['a password of no account', `update password set "user" = uuidv7()`, 'password_user_user_guid_fk'],
    [
      'a second billing address',
      `insert into billing_address ("user", city) select "user", 'Praha' from billing_address`,
      'billing_address_pkey',
    ],
    ['no portions', 'update recipe set portion_size = 0', 'recipe_portion_size'],
    ['a negative amount', 'update recipe_ingredient set amount = -1', 'recipe_ingredient_amount'],
    [
      'a second ingredient of one name',
      `insert into ingredient (slug, name, sub_food_category)
       select 'mouka-2', name, sub_food_category from ingredient`,
      'ingredient_public_name',
    ],
    [
      'the same ingredient twice in a segment',
      `insert into recipe_ingredient (recipe, ingredient, amount, position)
       select recipe, ingredient, 1, 2 from recipe_ingredient`,
      'recipe_ingredient_recipe_ingredient_segment_pk',
    ],
    ['deleting an ingredient in use', 'delete from ingredient', 'recipe_ingredient_ingredient_ingredient_guid_fk'],
  ])('refuse %s', async (_what, statement, constraint) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ constraint })
  })

  it('keep amounts with two decimals, as text', async () => {
    const { rows } = await database.pool.query('select amount from recipe_ingredient')
    expect(rows).toEqual([{ amount: '100.00' }])
  })

  it('update updated_at only when a value changes', async () => {
    const read = async () => (await database.pool.query('select updated_at from recipe')).rows[0].updated_at.getTime()
    const before = await read()
    await database.pool.query('update recipe set name = name')
    expect(await read()).toBe(before)
    await database.pool.query(`update recipe set name = 'Jiný chléb'`)
    expect(await read()).toBeGreaterThan(before)
  })
})
