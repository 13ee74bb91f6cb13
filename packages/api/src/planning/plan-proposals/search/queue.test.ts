import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEAR_CONNECTIONS } from '@zivina/db/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OUTSIDE } from '#api/testing/outside.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { planWithTarget } from '../calls.ts'
import type heldPlan from '../testing/held-plan.task.ts'
import { FIRST_PLANS_AT_ONCE } from './first-plans.ts'
import { FIRST_PLAN } from './tasks.ts'

const { module: real } = FIRST_PLAN
const folder = mkdtempSync(join(tmpdir(), 'zivina-held-plans-'))
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  FIRST_PLAN.module = real
  rmSync(folder, { recursive: true })
  await world.close()
})

const LONG = { timeout: 60_000, interval: 10 }
const MEALS = [
  { meal_type: 'Lunch', energy_share: 0.5 },
  { meal_type: 'Dinner', energy_share: 0.5 },
]

/** What is put in the place of the first plan's task: it takes no request. */
type HeldPlan = typeof heldPlan

/** First plans that never end until the test says so, in the order of their answers. */
function holdPlans() {
  const until = join(folder, crypto.randomUUID())
  const held: { module: URL; run?: HeldPlan } = FIRST_PLAN
  held.module = new URL(`../testing/held-plan.task.ts?until=${encodeURIComponent(until)}`, import.meta.url)
  const answered: string[] = []
  const propose = async (as: Person, guid = crypto.randomUUID() as string) => {
    const wishes = { first_day: '2026-11-30', days: 1, meals: MEALS }
    const body = { guid, meal_plan: await planWithTarget(world, as), wishes }
    const answer = world.send('POST', { path: '/plan_proposal', as, body })
    void answer.then(({ status }) => answered.push(`${as.user.username} ${status}`))
    return { answer }
  }
  return { propose, answered, letGo: () => writeFileSync(until, '') }
}

const running = (): number => OUTSIDE.work.figures().tasks[FIRST_PLAN.name]?.running ?? 0
const enter = () => world.enter({ is_premium: true })

it('that are computed hold no place of the searches: another person’s search is answered before any of them', async () => {
  const { propose, answered, letGo } = holdPlans()
  try {
    const people = await Promise.all(Array.from({ length: DEAR_CONNECTIONS + 1 }, enter))
    const proposals = []
    for (const person of people) proposals.push(await propose(person))
    await expect.poll(running, LONG).toBe(FIRST_PLANS_AT_ONCE)
    const found = await world.send('GET', { path: '/recipe?search=gul', as: await enter() })
    expect(found.status).toBe(200)
    expect(answered).toEqual([])
    letGo()
    for (const { answer } of proposals) expect(await answer).toMatchObject({ status: 201 })
  } finally {
    letGo()
  }
})

it('are computed one of a person at a time; beyond two that wait they are refused, and nobody else’s are', async () => {
  const { propose, letGo } = holdPlans()
  try {
    const [one, other] = [await enter(), await enter()]
    const answers = []
    for (let number = 0; number < 4; number += 1) answers.push((await propose(one)).answer)
    expect(await Promise.race(answers)).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(running()).toBe(1)
    const { answer: others } = await propose(other)
    letGo()
    expect((await Promise.all([...answers, others])).map(({ status }) => status).toSorted()).toEqual([
      ...[201, 201, 201, 201, 503],
    ])
    expect((await others).status).toBe(201)
  } finally {
    letGo()
  }
})

it('that arrive twice are computed once', async () => {
  const { propose, letGo } = holdPlans()
  try {
    const person = await enter()
    const guid = crypto.randomUUID()
    const done = () => OUTSIDE.work.figures().tasks[FIRST_PLAN.name]?.done ?? 0
    const before = done()
    const both = [await propose(person, guid), await propose(person, guid)]
    await expect.poll(running, LONG).toBe(1)
    letGo()
    const [first, second] = await Promise.all(both.map(({ answer }) => answer))
    expect(second?.body).toEqual(first?.body)
    expect(done() - before).toBe(1)
  } finally {
    letGo()
  }
})
