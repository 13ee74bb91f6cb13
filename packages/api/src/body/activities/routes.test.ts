import type { Activities, Activity } from '@zivina/contract/body/activities'
import { ACTIVITIES_PER_DAY } from '@zivina/contract/body/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { readMovements } from './service.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const DAY = '2026-11-20'
const sql = (text: string, values: unknown[]) => api.database.pool.query(text, values)
const run = (fields = {}) => ({ guid: crypto.randomUUID(), day: DAY, code: '12050', minutes: 30, ...fields })
const record = (as: Person, body: unknown) => api.ask<Activity>('POST', '/activity', { as, body })
const list = (as: Person, span = `from=${DAY}&to=${DAY}`) => api.ask<Activities>('GET', `/activity?${span}`, { as })
const enter = (fields = {}) => api.enter({ health_data_consent_at: new Date(), weight: 80, ...fields })

describe('movement', () => {
  it('is recorded once, with the energy that it takes beyond rest', async () => {
    const person = await enter()
    const body = run()
    const answers = await Promise.all([1, 2].map(() => record(person, body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    // (9.8 − 1) × 80 kg × 0.5 h × 4.184
    expect(answers[0]?.body).toMatchObject({
      source: 'manual',
      minutes_from: null,
      kilojoules: expect.closeTo(1472.768, 6),
    })
    const { body: listed } = await list(person)
    expect(listed.results).toHaveLength(1)
    expect(listed.days).toEqual([{ day: DAY, kilojoules: expect.closeTo(1472.768, 6) }])
  })

  it('is one’s own', async () => {
    const [person, other] = [await enter(), await enter()]
    const body = run()
    await record(person, body)
    expect((await list(other)).body.results).toEqual([])
    expect(await record(other, body)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    for (const [method, given] of [
      ['PATCH', { minutes: 10 }],
      ['DELETE', undefined],
    ] as const) {
      const ask = { as: other, ...(given ? { body: given } : {}) }
      expect((await api.ask(method, `/activity/${body.guid}`, ask)).status).toBe(404)
    }
    expect((await list(person)).body.results).toHaveLength(1)
  })

  it('is changed and removed', async () => {
    const person = await enter()
    const { guid } = (await record(person, run())).body
    const body = { minutes: 60, code: '17190', minutes_from: 480 }
    const { body: changed } = await api.ask<Activity>('PATCH', `/activity/${guid}`, { as: person, body })
    expect(changed).toMatchObject({ ...body, day: DAY, kilojoules: expect.closeTo(2.5 * 80 * 4.184, 6) })
    expect((await api.ask('DELETE', `/activity/${guid}`, { as: person })).status).toBe(204)
    expect((await api.ask('DELETE', `/activity/${guid}`, { as: person })).status).toBe(404)
    expect((await list(person)).body.results).toEqual([])
  })

  it.each([
    { minutes: 0 },
    { minutes: 1441 },
    { minutes: 12.5 },
    { code: '99999' },
    { day: '2026-02-30' },
    { minutes_from: 1440 },
  ])('of %o is refused', async (fields) => {
    const person = await enter()
    expect((await record(person, run(fields))).status).toBe(400)
    expect((await list(person)).body.results).toEqual([])
  })

  it('is limited by the day', async () => {
    const person = await enter()
    await sql(
      `insert into activity ("user", day, code, minutes) select $1, $2, '17190', 10 from generate_series(1, $3)`,
      [person.user.guid, DAY, ACTIVITIES_PER_DAY],
    )
    expect(await record(person, run())).toMatchObject({ body: { code: 'LIMIT_REACHED' } })
    const next = await record(person, run({ day: '2026-11-21' }))
    expect(next.status).toBe(201)
    const moved = await api.ask('PATCH', `/activity/${next.body.guid}`, { as: person, body: { day: DAY } })
    expect(moved).toMatchObject({ body: { code: 'LIMIT_REACHED' } })
  })

  it('is listed for a year at most, in order', async () => {
    const person = await enter()
    expect((await list(person, 'from=2026-01-01&to=2026-12-31')).status).toBe(200)
    expect((await list(person, 'from=2025-01-01&to=2026-12-31')).status).toBe(400)
    expect((await list(person, 'from=2026-12-31&to=2026-01-01')).status).toBe(400)
  })
})

describe('the energy of movement', () => {
  it('follows the weight of its day, and is unknown without one', async () => {
    const person = await enter()
    await sql(
      `insert into body_measurement ("user", day, weight) values ($1, '2026-11-01', 90), ($1, '2026-11-21', 85)`,
      [person.user.guid],
    )
    await record(person, run({ minutes: 60 }))
    expect((await list(person)).body.days[0]?.kilojoules).toBeCloseTo(8.8 * 90 * 4.184, 6)
    const unknown = await api.enter()
    await record(unknown, run())
    expect((await list(unknown)).body).toMatchObject({
      results: [{ kilojoules: null }],
      days: [{ kilojoules: null }],
    })
  })

  it('counts once where a wearable measured the same time', async () => {
    const person = await enter()
    await record(person, run({ minutes_from: 600, minutes: 60 }))
    await sql(
      `insert into activity ("user", day, code, minutes, minutes_from, source) values ($1, $2, '12050', 30, 610, 'wearable')`,
      [person.user.guid, DAY],
    )
    const { body } = await list(person)
    expect(body.results).toHaveLength(2)
    expect(body.days[0]?.kilojoules).toBeCloseTo(8.8 * 80 * 0.5 * 4.184, 6)
    const measured = body.results.find(({ source }) => source === 'wearable')
    expect((await api.ask('PATCH', `/activity/${measured?.guid}`, { as: person, body: { minutes: 5 } })).status).toBe(
      404,
    )
  })

  it('is added to the target only where it is wished and the factor does not contain it', async () => {
    const countingOf = async (fields: object) => {
      const person = await enter(fields)
      const actor = { kind: 'user', guid: person.user.guid } as UserActor
      return (await readMovements({ db: api.database.db, actor }, [DAY]))[0]?.counting
    }
    expect(await countingOf({ activity: 'sedentary', activities_added: true })).toBe('added')
    expect(await countingOf({ activity: 'moderate', activities_added: true })).toBe('in_factor')
    expect(await countingOf({ activity: 'sedentary' })).toBe('off')
  })
})
