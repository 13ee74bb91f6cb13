import { execFileSync } from 'node:child_process'
import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { OUTSIDE } from '#api/testing/outside.ts'
import { workOn } from '#api/testing/work-on.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { planWithTarget } from '../calls.ts'
import { lostSearchQueue, planSearchQueue } from './search-queue.ts'
import { FIRST_PLAN, IMPROVE_PLAN } from './tasks.ts'

let world: World
let worker: Awaited<ReturnType<typeof workOn>>
const openWorker = () => workOn([lostSearchQueue, planSearchQueue], world.api.database)
const begun: { guid: string; person: Person }[] = []
beforeAll(async () => {
  world = await openWorld()
  worker = await openWorker()
})
afterEach(async () => {
  for (const { guid, person } of begun.splice(0)) await send(person, 'POST', `${guid}/stop`)
  await expect.poll(underWay, LONG).toBe(0)
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const LONG = { timeout: 60_000, interval: 10 }
const MEALS = [
  { meal_type: 'Breakfast', energy_share: 0.25 },
  { meal_type: 'Lunch', energy_share: 0.4 },
  { meal_type: 'Dinner', energy_share: 0.35 },
]

/** Searches that the pool runs or has in its queue. */
const underWay = (): number => {
  const { running = 0, waiting = 0 } = OUTSIDE.work.figures().tasks[IMPROVE_PLAN.name] ?? {}
  return running + waiting
}
const isRunning = (): boolean => (OUTSIDE.work.figures().tasks[IMPROVE_PLAN.name]?.running ?? 0) > 0

/** Kills the processes of this test's work pool, as the system does where memory is short. */
function killWorkers(): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  for (const line of lines) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    if (parent === process.pid && line.includes('work/src/child.ts') && pid) process.kill(pid, 'SIGKILL')
  }
}

async function send(person: Person, method: string, path: string, body?: unknown): Promise<PlanProposal> {
  const answer = await world.send(method, { path: `/plan_proposal/${path}`, as: person, ...(body ? { body } : {}) })
  expect(answer.status).toBeLessThan(300)
  return answer.body as PlanProposal
}

type Search = { person: Person; first: PlanProposal }

/** The first plan of four weeks with leftovers, whose search takes some seconds. */
async function planFourWeeks(): Promise<Search> {
  const person = await world.enter({ is_premium: true })
  const wishes = { first_day: '2026-11-30', days: 28, meals: MEALS, leftovers: true }
  const body = { guid: crypto.randomUUID(), meal_plan: await planWithTarget(world, person), wishes }
  const first = (await world.send('POST', { path: '/plan_proposal', as: person, body })).body as PlanProposal
  expect(first.state).toBe('planned')
  begun.push({ guid: first.guid, person })
  return { person, first }
}

const improve = ({ person, first }: Search) => send(person, 'POST', `${first.guid}/improve`)

async function beginLongSearch(): Promise<Search> {
  const search = await planFourWeeks()
  await improve(search)
  return search
}

it('whose process is killed leaves the person a whole plan, says that it broke off, and can go on', async () => {
  const { person, first } = await beginLongSearch()
  await expect.poll(isRunning, LONG).toBe(true)
  killWorkers()
  const read = () => send(person, 'GET', first.guid)
  await expect.poll(async () => (await read()).state, LONG).toBe('interrupted')
  const left = await read()
  expect(left.days).toHaveLength(28)
  expect(left.days.every(({ meals }) => meals.length === MEALS.length)).toBe(true)
  const latest = await send(person, 'GET', `latest?meal_plan=${first.meal_plan}`)
  expect(latest).toEqual(left)
  expect((await send(person, 'POST', `${first.guid}/improve`)).state).toMatch(/^(waiting|improving)$/)
  await expect.poll(isRunning, LONG).toBe(true)
  expect((await send(person, 'POST', `${first.guid}/stop`)).state).toBe('planned')
  const slot = { guid: crypto.randomUUID(), day: first.first_day, meal_type: 'Lunch' }
  expect((await send(person, 'POST', `${first.guid}/again`, slot)).state).toBe('planned')
})

it('goes on in another process when its own ends', async () => {
  const { person, first } = await beginLongSearch()
  await expect.poll(isRunning, LONG).toBe(true)
  await worker.close()
  await expect.poll(underWay, LONG).toBe(0)
  const read = () => send(person, 'GET', first.guid)
  expect((await read()).state).toMatch(/^(waiting|improving)$/)
  worker = await openWorker()
  await expect.poll(isRunning, LONG).toBe(true)
  expect((await read()).state).toMatch(/^(waiting|improving)$/)
})

it('that takes more memory than it may breaks off in the same way', async () => {
  const { memory_mb } = IMPROVE_PLAN
  try {
    IMPROVE_PLAN.memory_mb = 1
    const { person, first } = await beginLongSearch()
    const read = () => send(person, 'GET', first.guid)
    await expect.poll(async () => (await read()).state, LONG).toBe('interrupted')
    expect((await read()).days).toEqual(first.days)
    expect(OUTSIDE.work.figures().tasks[IMPROVE_PLAN.name]?.out_of_memory).toBeGreaterThan(0)
  } finally {
    if (memory_mb !== undefined) IMPROVE_PLAN.memory_mb = memory_mb
  }
  expect(FIRST_PLAN.memory_mb).toBeLessThan(512)
})

it('runs beside one other at most; the rest are told their place, and move up as others end', async () => {
  const people: Search[] = []
  for (let number = 0; number < 4; number += 1) people.push(await planFourWeeks())
  for (const search of people) await improve(search)
  const readAll = () => Promise.all(people.map(({ person, first }) => send(person, 'GET', first.guid)))
  const underWayAtOnce = new Set<number>()
  const waitingOnes = async () => {
    underWayAtOnce.add(underWay())
    return (await readAll()).filter(({ state }) => state === 'waiting')
  }
  // The four reads are not one: a search may begin or end between them.
  const isInLine = async () => {
    const line = (await waitingOnes()).map(({ place }) => place)
    return line.length >= 2 && line.every((place, index) => place === index + 1)
  }
  await expect.poll(underWay, LONG).toBe(2)
  // By the time that the first one tells something, all that have their turn are in the pool.
  await expect.poll(async () => (await readAll())[0]?.state, LONG).not.toBe('waiting')
  await expect.poll(isInLine, LONG).toBe(true)
  for (const { person, first } of people.slice(0, 3)) await send(person, 'POST', `${first.guid}/stop`)
  await expect.poll(async () => (await waitingOnes()).length, LONG).toBe(0)
  expect(Math.max(...underWayAtOnce)).toBe(2)
})

it('that is stopped ends its work, running or waiting, and nothing is written any more', async () => {
  const { person, first } = await beginLongSearch()
  await expect.poll(isRunning, LONG).toBe(true)
  const stopped = await send(person, 'POST', `${first.guid}/stop`)
  await expect.poll(underWay, LONG).toBe(0)
  expect(await send(person, 'GET', first.guid)).toEqual(stopped)
  expect(stopped).toMatchObject({ state: 'planned', place: null })
})
