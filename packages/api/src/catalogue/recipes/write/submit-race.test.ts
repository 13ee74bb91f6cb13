import { buildSubFoodCategory } from '@zivina/db/build/catalogue/ingredient'
import { expect, it } from 'vitest'
import { openAccountsApi } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const category = await buildSubFoodCategory(api.database.db, { name: 'Tvarohy' })
const author = await api.enter()

/** The same pair deadlocks only now and then. */
const ROUNDS = 15

type Answer = { guid: string; slug: string; is_private: boolean }
const ask = (method: string, path: string, body?: unknown) => api.ask<Answer>(method, path, { as: author, body })

async function makeFood(): Promise<string> {
  const body = { name: `Tvaroh ${crypto.randomUUID()}`, sub_food_category: category.guid, is_private: true }
  return (await ask('POST', '/ingredient', body)).body.guid
}

const recipeOf = (foods: readonly string[], is_private: boolean) => ({
  name: `Tvarohový krém ${crypto.randomUUID()}`,
  portion_size: 2,
  time_minutes: 10,
  difficulty: 'Easy',
  cooking_type: 'Cold',
  meal_types: ['Dessert'],
  steps: { '0': { step_title: 'Krém', step_text: 'Tvaroh vyšlehejte.' } },
  ingredients: foods.map((ingredient) => ({ ingredient, amount: '200' })),
  is_private,
})

it('recipes with the same private foods are submitted at once, as often as one likes, by saving and by publishing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.database.pool.query('delete from rate_limit')
    const foods = [await makeFood(), await makeFood()]
    const kept = [recipeOf(foods, true), recipeOf(foods.toReversed(), true)]
    const slugs = (await Promise.all(kept.map((body) => ask('POST', '/recipe', body)))).map(({ body }) => body.slug)
    const answers = await Promise.all([
      ...[foods, foods.toReversed(), foods].map((lines) => ask('POST', '/recipe', recipeOf(lines, false))),
      ...slugs.map((slug) => ask('PATCH', `/recipe/${slug}`, { is_private: false })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200])
    for (const guid of foods) expect((await ask('GET', `/ingredient/${guid}`)).body.is_private).toBe(false)
  }
}, 60_000)
