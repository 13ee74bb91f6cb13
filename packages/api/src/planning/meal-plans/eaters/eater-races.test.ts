import { MEAL_PLAN_EATERS_MAX } from '@zivina/contract/planning/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlansApi } from '../testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
beforeAll(async () => {
  plans = await openPlansApi()
})
afterAll(() => plans.api.close())

const eatersOf = async (owner: Awaited<ReturnType<typeof plans.premium>>, plan: string) =>
  (await plans.read(owner, plan)).eaters.map(({ guid }) => guid)

it('eaters that are added at the same moment are accepted exactly up to the limit', async () => {
  const owner = await plans.premium()
  const { guid } = await plans.plan(owner)
  const add = () => plans.post(owner, `/meal_plan/${guid}/eater`, { guid: crypto.randomUUID(), name: 'Host' })
  const answers = await Promise.all(Array.from({ length: 20 }, add))
  const accepted = answers.filter(({ status }) => status < 300).length
  expect(await eatersOf(owner, guid)).toHaveLength(MEAL_PLAN_EATERS_MAX)
  expect(accepted).toBe(MEAL_PLAN_EATERS_MAX - 1)
  const refused = answers.filter(({ status }) => status >= 300).map(({ body }) => (body as { code?: string }).code)
  expect(new Set(refused)).toEqual(new Set(['LIMIT_REACHED']))
})

it('of two last eaters that are removed at the same moment one stays', async () => {
  const owner = await plans.premium()
  for (let round = 0; round < 5; round += 1) {
    const { guid } = await plans.plan(owner)
    await plans.post(owner, `/meal_plan/${guid}/eater`, { guid: crypto.randomUUID(), name: 'Host' })
    const both = await eatersOf(owner, guid)
    const answers = await Promise.all(both.map((eater) => plans.remove(owner, `/meal_plan/${guid}/eater/${eater}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await eatersOf(owner, guid)).toHaveLength(1)
  }
})
