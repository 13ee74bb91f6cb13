import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { planWithTarget } from './calls.ts'

let world: World
let person: Person
let proposal: PlanProposal
beforeAll(async () => {
  world = await openWorld()
  person = await world.enter({ is_premium: true })
  const meals = ['Lunch', 'Dinner'].map((meal_type) => ({ meal_type, energy_share: 0.5 }))
  const wishes = { first_day: '2026-11-30', days: 1, meals, meal_tolerance: 0.5, energy_tolerance: 0.1 }
  const body = { guid: crypto.randomUUID(), meal_plan: await planWithTarget(world, person), wishes }
  const answer = await world.send('POST', { path: '/plan_proposal', as: person, body })
  proposal = answer.body as PlanProposal
})
afterAll(() => world.close())

/** Changes the stored request as another release of the product would have stored it. */
const storeAs = (request: string) =>
  world.api.database.pool.query(`update plan_proposal set request = ${request} where guid = $1`, [proposal.guid])
const read = () => world.send('GET', { path: `/plan_proposal/${proposal.guid}`, as: person })
const again = () =>
  world.send('POST', {
    path: `/plan_proposal/${proposal.guid}/again`,
    as: person,
    body: { guid: crypto.randomUUID(), day: '2026-11-30', meal_type: null },
  })

describe('a proposal whose request was stored', () => {
  it('by this release has a version', async () => {
    const { rows } = await world.api.database.pool.query('select request from plan_proposal where guid = $1', [
      proposal.guid,
    ])
    expect(rows[0]?.request.version).toBe(2)
  })

  it('before there were versions is read, and a day of it can be computed anew', async () => {
    await storeAs("request - 'version'")
    expect(await read()).toMatchObject({ status: 200, body: { guid: proposal.guid, days: proposal.days } })
    expect((await again()).status).toBe(201)
  })

  it('by a newer release is refused as a service that is unavailable, and stays as it is', async () => {
    await storeAs(`request || '{"version": 3}'`)
    for (const answer of [await read(), await again()]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    }
    await storeAs(`request || '{"version": 2}'`)
    expect((await read()).status).toBe(200)
  })
})
