import type { ConditionalRecipe, Recipe } from '@zivina/contract/catalogue/recipes/read'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { DietVerdict, Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

type Answer = { results: ConditionalRecipe[]; count: number }

let api: TestApi
afterAll(() => api.close())

const judged = (verdict: Verdict): DietVerdict => ({
  verdict,
  reasons: [{ condition: 'a.b', text: `Důvod: ${verdict}.`, source: 'own' }],
  warnings: [],
})
/** A recipe that is so judged for gluten and dysphagia, and suits what is suitable. */
const recipeOf = (name: string, gluten: Verdict, dysphagia: Verdict, given: object = {}) =>
  buildRecipe(api.database.db, {
    name,
    status: 'Approved',
    diet_types: [
      ...(gluten === 'suitable' ? (['Gluten free'] as const) : []),
      ...(dysphagia === 'suitable' ? (['Dysphagia'] as const) : []),
    ],
    diet_verdicts: { 'Gluten free': judged(gluten), Dysphagia: judged(dysphagia) },
    ...given,
  })

beforeAll(async () => {
  api = await openTestApi()
  await recipeOf('Pyré čekající', 'suitable', 'waits', { created_at: new Date('2026-01-01') })
  await recipeOf('Krém čekající', 'suitable', 'waits', { created_at: new Date('2026-02-01'), meal_types: ['Dessert'] })
  await recipeOf('Kaše podmíněná', 'borderline', 'waits')
  await recipeOf('Polévka podmíněná', 'borderline', 'suitable')
  await recipeOf('Vhodná', 'suitable', 'suitable')
  await recipeOf('Nevhodná', 'unsuitable', 'waits')
  await recipeOf('Neznámá', 'unknown', 'borderline')
  await recipeOf('Neschválená', 'suitable', 'waits', { status: 'Pending' })
})

const ask = (query: Record<string, string>) =>
  api.get<Answer>(`/recipe/conditional?${new URLSearchParams({ ...query })}`)
const namesOf = ({ results }: Answer) => results.map(({ recipe }) => recipe.name)

test('a filter by diets is completed by recipes that nearly suit: conditional ones, then those that wait, each the newest first', async () => {
  const both = await ask({ diet_types: 'Gluten free,Dysphagia' })
  expect(namesOf(both)).toEqual(['Polévka podmíněná', 'Kaše podmíněná', 'Krém čekající', 'Pyré čekající'])
  expect(both.count).toBe(4)
  const dysphagia = await ask({ diet_types: 'Dysphagia' })
  expect(namesOf(dysphagia)).toContain('Nevhodná')
  expect(namesOf(dysphagia)).not.toContain('Neschválená')
})

test('none of them is in the list of the same filter, whose count stays that of the suitable ones', async () => {
  const list = await api.get<{ results: Recipe[]; count: number }>('/recipe?diet_types=Gluten%20free,Dysphagia')
  expect(list.results.map(({ name }) => name)).toEqual(['Vhodná'])
  expect(list.count).toBe(1)
})

test('each says of every diet that it nearly suits what is to be done, and by whom what waits is confirmed', async () => {
  const { results } = await ask({ diet_types: 'Gluten free,Dysphagia' })
  const conditionsOf = (name: string) => results.find(({ recipe }) => recipe.name === name)
  expect(conditionsOf('Kaše podmíněná')).toMatchObject({
    verdict: 'waits',
    conditions: [
      { diet_type: 'Gluten free', verdict: 'borderline', todo: ['Důvod: borderline.'], confirmed_by: null },
      { diet_type: 'Dysphagia', verdict: 'waits', todo: ['Důvod: waits.'], confirmed_by: 'therapist' },
    ],
  })
  expect(conditionsOf('Polévka podmíněná')).toMatchObject({ verdict: 'borderline' })
})

test('all other filters hold, pages are cut, and without a diet there is nothing', async () => {
  expect(namesOf(await ask({ diet_types: 'Dysphagia', meal_types: 'Dessert' }))).toEqual(['Krém čekající'])
  expect(namesOf(await ask({ diet_types: 'Dysphagia', search: 'pyre' }))).toEqual(['Pyré čekající'])
  const second = await ask({ diet_types: 'Gluten free,Dysphagia', limit: '1', offset: '1' })
  expect([namesOf(second), second.count]).toEqual([['Kaše podmíněná'], 4])
  expect(await ask({})).toEqual({ results: [], count: 0 })
  expect(await ask({ diet_types: 'Without restrictions' })).toEqual({ results: [], count: 0 })
})

test('a recipe that is judged anew moves with its verdict', async () => {
  const { pool } = api.database
  const waiting = async () => namesOf(await ask({ diet_types: 'Dysphagia', search: 'čekající' }))
  const before = await waiting()
  const verdicts: Partial<Record<RestrictingDiet, DietVerdict>> = { Dysphagia: judged('unsuitable') }
  await pool.query(`update recipe set diet_verdicts = $1 where name = 'Krém čekající'`, [JSON.stringify(verdicts)])
  expect(before).toContain('Krém čekající')
  expect(await waiting()).toEqual(['Pyré čekající'])
})
