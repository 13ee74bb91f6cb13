import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { expect, it } from 'vitest'
import { openAccountsApi } from '#api/account/identity/users/testing.ts'
import { recipeBody } from '#api/catalogue/recipes/write/testing.ts'
import { behindLock } from '#api/testing/behind-lock.ts'
import { shared } from '#api/testing/shared.ts'
import { recomputeRecipes } from './service.ts'

const PREGNANT = 'For pregnant and breastfeeding' satisfies RestrictingDiet

const api = await shared(openAccountsApi())
const { pool, db } = api.database
const author = await api.enter()

it('a recipe is judged by the confirmation that was given while its recomputation waited', async () => {
  const carrot = await buildIngredient(db, {
    name: 'Mrkev',
    is_classified: true,
    food_groups: ['vegetable'],
    kilojoules: 150,
    protein: 1,
    carbohydrates: 7,
    fat: 0.2,
    fiber: 3,
    sugars: 5,
    saturated_fats: 0,
    salt: 0.1,
  })
  const made = await api.ask<RecipeDetail>('POST', '/recipe', { as: author, body: recipeBody(carrot) })
  const { guid, slug } = made.body
  const verdict = async () => {
    const { body } = await api.ask<RecipeDetail>('GET', `/recipe/${slug}`, { as: author })
    return body.diet_verdicts[PREGNANT]?.verdict
  }
  expect(await verdict()).toBe('waits')
  await pool.query(`update recipe set rule_version = 'of before' where guid = $1`, [guid])
  const { recomputed } = await behindLock(
    api.database,
    async (holder) => {
      await holder.query('select from recipe where guid = $1 for update', [guid])
      await holder.query(
        'insert into recipe_confirmation (recipe, diet_type, rule_version, confirmed_by, by_admin) values ($1, $2, $3, $4, false)',
        [guid, PREGNANT, RULE_VERSION, author.user.guid],
      )
    },
    () => recomputeRecipes(db),
  )
  expect(recomputed).toBe(1)
  expect(await verdict()).toBe('suitable')
})
