import type { Targets } from '@zivina/contract/account/targets'
import type { WeightTrend } from '@zivina/contract/body/weight-trend'
import type { DayEnergy } from '@zivina/domain/body/weight-trend/real-expenditure'
import { generateLife } from '@zivina/domain/body/weight-trend/testing'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { readTrend } from './service.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const today = calendarDay(new Date())
const FIRST = addDays(today, -364)
const enter = (fields = {}) => api.enter({ health_data_consent_at: new Date(), is_premium: true, ...fields })
const fill = (as: Person, rows: object[]) => api.ask('POST', '/body_measurement/import', { as, body: { rows } })
const read = async (as: Person, query = '') => (await api.ask<WeightTrend>('GET', `/weight_trend${query}`, { as })).body

describe('the weight trend', () => {
  it('is for members with premium', async () => {
    expect(await api.ask('GET', '/weight_trend', { as: await api.enter() })).toMatchObject({ status: 403 })
    expect((await api.ask('GET', '/weight_trend')).status).toBe(401)
  })

  it('is empty without weighings, and says what is missing', async () => {
    expect(await read(await enter())).toEqual({
      weighings: [],
      parts: [],
      present: null,
      rate: null,
      goal_weight: null,
      forecast: null,
      fan: [],
      expenditure: null,
      no_expenditure: { reason: 'weighings', have: 0, need: 14 },
    })
  })

  it('shows few weighings as they are', async () => {
    const person = await enter()
    await fill(person, [
      { day: addDays(today, -1), weight: 80 },
      { day: today, weight: 79.6 },
    ])
    const { weighings, parts, present, rate } = await read(person)
    expect(weighings.map(({ weight }) => weight)).toEqual([80, 79.6])
    expect([parts, present, rate]).toEqual([[], null, null])
  })

  it('of a year has one’s own weighings alone, a point for most days and a rate', async () => {
    const [person, other] = [await enter(), await enter()]
    const { weighings, tissue } = generateLife(7, { first: FIRST, days: 365 })
    await fill(person, weighings)
    await fill(other, [{ day: today, weight: 140 }])
    const trend = await read(person)
    expect(trend.weighings.map(({ day, weight }) => ({ day, weight }))).toEqual(weighings)
    expect(trend.parts.flat().length).toBeGreaterThan(340)
    expect(trend.rate).not.toBeNull()
    const last = tissue.get(trend.present?.day ?? '') ?? 0
    expect(trend.present?.low).toBeLessThan(last)
    expect(trend.present?.high).toBeGreaterThan(last)
  })

  it('is computed outside the process', async () => {
    const person = await enter()
    await fill(person, generateLife(7, { first: FIRST, days: 365 }).weighings)
    const done = () => OUTSIDE.work.figures().tasks.weight_trend?.done ?? 0
    const before = done()
    await read(person)
    expect(done()).toBe(before + 1)
  })

  it('of a range says the same of the present', async () => {
    const person = await enter()
    await fill(person, generateLife(8, { first: FIRST, days: 365 }).weighings)
    const [all, month] = [await read(person), await read(person, `?from=${addDays(today, -30)}&to=${today}`)]
    expect(month.weighings.length).toBeLessThan(all.weighings.length)
    expect(month.parts.flat().every(({ day }) => day >= addDays(today, -30))).toBe(true)
    expect([month.present, month.rate]).toEqual([all.present, all.rate])
    expect((await api.ask('GET', '/weight_trend?from=2026-02-30', { as: person })).status).toBe(400)
  })

  it('does not believe a slip of the finger, and says so', async () => {
    const person = await enter()
    const days = Array.from({ length: 40 }, (_, index) => ({
      day: addDays(today, index - 39),
      weight: 80 + (index % 3) / 5,
    }))
    await fill(
      person,
      days.map((row, index) => (index === 30 ? { ...row, weight: 180 } : row)),
    )
    const { weighings } = await read(person)
    expect(weighings.filter(({ is_refused }) => is_refused).map(({ weight }) => weight)).toEqual([180])
  })

  it('takes the goal and what was eaten from where they are kept', async () => {
    const body = { sex: 'male', birth_date: '1996-01-01', height: 165, weight: 80, activity: 'very_active' } as const
    const person = await enter({ ...body, target_goal: 'Weight maintain', weekly_adjustment: true })
    const life = generateLife(9, { first: FIRST, days: 365, surpluses: [-1.5] })
    await fill(person, life.weighings)
    const asked: object[] = []
    const { signal } = new AbortController()
    const ctx = { db: api.database.db, work: OUTSIDE.work, signal, actor: { guid: person.user.guid } } as Parameters<
      typeof readTrend
    >[0]
    const trend = await readTrend(
      ctx,
      {},
      {
        readGoal: async () => 1000,
        readDiary: async (_, range): Promise<DayEnergy[]> => {
          asked.push(range)
          return life.diary
        },
      },
    )
    const last = life.weighings.at(-1)?.day ?? ''
    expect(asked).toEqual([{ from: addDays(last, -56), to: last }])
    expect(trend).toMatchObject({ goal_weight: 1000, forecast: { state: 'away', earliest: null } })
    const spent = [...life.spent]
      .filter(([day]) => day >= addDays(last, -56) && day < last)
      .map(([, kilojoules]) => kilojoules)
    const mean = spent.reduce((sum, kilojoules) => sum + kilojoules, 0) / spent.length
    expect(trend.expenditure?.low).toBeLessThan(mean)
    expect(trend.expenditure?.high).toBeGreaterThan(mean)
    // It lies far from what the activity says, so a new target is proposed.
    const targets = await api.ask<Targets>('GET', `/user/${person.user.guid}/targets`, { as: person })
    expect(targets.body.proposed).toMatchObject({ expenditure_low: trend.expenditure?.low })
  })
})
