import type { NutrientTarget, Targets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import { addDays, calendarDay, weekdayOf } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { proposeAdjustment, readTargets, readTargetsOfDays } from './service.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

/** Maintenance: 1780 kcal × 4.184 × 1.55 = 11,543.656 kJ until the birthday of 1996-01-01. */
const FACTS = { sex: 'male', birth_date: '1996-01-01', height: 180, weight: 80, activity: 'moderate' } as const
const TODAY = calendarDay(new Date())

const enter = (fields = {}) => api.enter({ health_data_consent_at: new Date(), ...FACTS, ...fields })
const path = ({ user }: Person, rest = '') => `/user/${user.guid}/targets${rest}`
const read = (as: Person, query = '') => api.ask<Targets>('GET', path(as, query), { as })
const set = (as: Person, nutrients: unknown) => api.ask<Targets>('POST', path(as), { as, body: { nutrients } })
const change = (as: Person, body: unknown) => api.ask<User>('PATCH', `/user/${as.user.guid}`, { as, body })
const target = (rest: Partial<NutrientTarget>): NutrientTarget => ({
  nutrient: 'protein',
  weekday: null,
  least: null,
  most: null,
  ...rest,
})
/** What a service gets of a call. */
const ctxOf = ({ user }: Person) => ({ db: api.database.db, actor: { kind: 'user', guid: user.guid } as UserActor })

describe('own targets', () => {
  it('are set anew as a whole, and read for a day and a week', async () => {
    const person = await enter({ target_goal: 'Weight maintain' })
    const every = target({ least: 100, most: 130 })
    const saturday = target({ weekday: 5, least: 150 })
    const { status, body } = await set(person, [every, saturday, target({ nutrient: 'iron_mg', least: 14 })])
    expect(status).toBe(200)
    expect(body.nutrients).toHaveLength(3)
    const [day = ''] = Array.from({ length: 7 }, (_, count) => addDays(TODAY, count)).filter((d) => weekdayOf(d) === 5)
    expect((await read(person, `?day=${day}`)).body.day.nutrients).toEqual({
      protein: { least: 150, most: null },
      iron_mg: { least: 14, most: null },
    })
    expect((await set(person, [every])).body.nutrients).toEqual([every])
    expect((await set(person, [])).body.nutrients).toEqual([])
  })

  it('are one’s own', async () => {
    const [person, other] = [await enter(), await enter()]
    await set(person, [target({ least: 100 })])
    expect((await read(other)).body.nutrients).toEqual([])
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
    expect(await api.ask('GET', path(person), { as: other })).toMatchObject(notFound)
    expect(await api.ask('POST', path(person), { as: other, body: { nutrients: [] } })).toMatchObject(notFound)
    expect(await api.ask('DELETE', path(person, '/adjustment'), { as: other })).toMatchObject(notFound)
  })

  it('need the consent to data about health, and end with it', async () => {
    const person = await api.enter()
    const refused = await set(person, [target({ least: 100 })])
    expect(refused).toMatchObject({ status: 400, body: { health_data_consent: [{ code: 'accept' }] } })
    await change(person, { health_data_consent: true })
    expect((await set(person, [target({ least: 100 })])).status).toBe(200)
    await change(person, { health_data_consent: false })
    expect((await read(person)).body.nutrients).toEqual([])
  })

  it.each([
    ['with neither bound', [target({})], 400],
    ['whose least exceeds the most', [target({ least: 10, most: 5 })], 400],
    ['of an energy below the floor', [target({ nutrient: 'kilojoules', most: 6000 })], 400],
    ['given twice', [target({ least: 1 }), target({ least: 2 })], 409],
    ['of an unknown nutrient', [{ ...target({ least: 1 }), nutrient: 'magic' }], 400],
    ['below zero', [target({ least: -1 })], 400],
    ['beyond every amount', [target({ least: 1e6 })], 400],
    ['of a weekday that is none', [target({ least: 1, weekday: 7 })], 400],
  ])('%s are refused, and change nothing', async (_, nutrients, status) => {
    const person = await enter()
    await set(person, [target({ least: 90 })])
    expect((await set(person, nutrients)).status).toBe(status)
    expect((await read(person)).body.nutrients).toEqual([target({ least: 90 })])
  })

  it('bound the energy of the day, which the account shows too', async () => {
    const person = await enter({ target_goal: 'Weight maintain' })
    await set(person, [target({ nutrient: 'kilojoules', most: 10_000 })])
    expect((await read(person)).body.day.kilojoules).toBe(10_000)
    const account = await api.ask<User>('GET', `/user/${person.user.guid}`, { as: person })
    expect(account.body).toMatchObject({ daily_kilojoules: 10_000, daily_calories: 2390 })
  })

  it('are read by other nouns for any day', async () => {
    const person = await enter({ target_goal: 'Weight maintain' })
    await set(person, [target({ least: 100 })])
    await change(person, { weekday_kilojoules: [1000, 0, 0, 0, 0, 0, 0] })
    const [monday, tuesday] = [
      await readTargets(ctxOf(person), '2026-11-23'),
      await readTargets(ctxOf(person), '2026-11-24'),
    ]
    expect((monday.kilojoules ?? 0) - (tuesday.kilojoules ?? 0)).toBeCloseTo(1000, 6)
    expect(monday.nutrients).toEqual({ protein: { least: 100, most: null } })
    expect(await readTargetsOfDays(ctxOf(person), ['2026-11-23', '2026-11-24'])).toEqual([monday, tuesday])
  })

  it('take three statements to read', async () => {
    const person = await enter()
    await read(person)
    const before = api.statements()
    await read(person)
    expect(api.statements() - before).toBeLessThanOrEqual(3)
  })
})

describe('the goal', () => {
  it('gives the energy by its pace, and its limits say why not', async () => {
    const person = await enter({ target_goal: 'Weight loss' })
    const { body: paced } = await change(person, { goal_weight: 75, goal_pace: 0.5 })
    expect(paced).toMatchObject({ goal_weight: 75, goal_pace: 0.5, target_reasoning: { limited_by: null } })
    const { maintenance_kilojoules = 0 } = paced.target_reasoning ?? {}
    expect(paced.daily_kilojoules).toBeCloseTo(maintenance_kilojoules - 2300, 6)
    const { body: fast } = await change(person, { goal_pace: 2 })
    expect(fast.target_reasoning).toMatchObject({ limited_by: 'change' })
    expect(fast.daily_kilojoules).toBeCloseTo(maintenance_kilojoules * 0.75, 6)
    expect((await change(person, { goal_pace: 3 })).status).toBe(400)
  })

  it('is refused where the person would be underweight, with the least weight that is not', async () => {
    const person = await enter({ target_goal: 'Weight loss' })
    const { status, body } = await change(person, { goal_weight: 59 })
    expect([status, body]).toEqual([
      400,
      {
        goal_weight: [
          expect.objectContaining({ code: 'goal_underweight', message: expect.stringContaining('60\u00a0kg') }),
        ],
      },
    ])
    expect((await change(person, { goal_weight: 60 })).status).toBe(200)
    const unmeasured = await api.enter({ health_data_consent_at: new Date() })
    expect(await change(unmeasured, { goal_weight: 60 })).toMatchObject({ status: 400, body: { height: [{}] } })
  })

  it('never leads to a deficit for people to whom none is proposed', async () => {
    const person = await enter({ sex: 'female', pregnant_or_breastfeeding: true, target_goal: 'Weight loss' })
    const { body } = await change(person, {
      goal_weight: 70,
      goal_pace: 0.5,
      weekday_kilojoules: [-3000, 0, 0, 0, 0, 0, 0],
    })
    const { maintenance_kilojoules } = body.target_reasoning ?? {}
    expect(body).toMatchObject({ target_reasoning: { limited_by: 'pregnant_or_breastfeeding' } })
    const { week } = (await read(person)).body
    for (const energy of week?.days ?? []) expect(energy).toBe(maintenance_kilojoules)
  })
})

describe('a weekly adjustment', () => {
  const estimate = { low: 9900, middle: 10_400, high: 10_900 }

  it('is proposed where it is wished, holds once accepted, and can be taken back', async () => {
    const person = await enter({ target_goal: 'Weight maintain', weekly_adjustment: true })
    const { kilojoules: computed } = (await read(person)).body.day
    await proposeAdjustment(ctxOf(person), estimate)
    const { body: waiting } = await read(person)
    expect(waiting).toMatchObject({ proposed: { expenditure_low: 9900, kilojoules: 10_400 }, accepted: null })
    expect(waiting.day.kilojoules).toBe(computed)
    const body = { adjustment: waiting.proposed?.guid, decision: 'accepted' }
    const accepted = await api.ask<Targets>('POST', path(person, '/adjustment'), { as: person, body })
    expect(accepted.body).toMatchObject({ proposed: null, accepted: { measured_kilojoules: 10_400 } })
    expect(accepted.body.day.kilojoules).toBe(10_400)
    // The same decision may arrive again; another is too late.
    expect((await api.ask('POST', path(person, '/adjustment'), { as: person, body })).status).toBe(200)
    const late = { ...body, decision: 'declined' }
    expect((await api.ask('POST', path(person, '/adjustment'), { as: person, body: late })).status).toBe(404)
    const back = await api.ask<Targets>('DELETE', path(person, '/adjustment'), { as: person })
    expect(back.body).toMatchObject({ accepted: null, day: { kilojoules: computed } })
  })

  it('is not proposed unasked, nor twice a week', async () => {
    const unasked = await enter({ target_goal: 'Weight maintain' })
    await proposeAdjustment(ctxOf(unasked), estimate)
    expect((await read(unasked)).body.proposed).toBeNull()
    const person = await enter({ target_goal: 'Weight maintain', weekly_adjustment: true })
    await proposeAdjustment(ctxOf(person), estimate)
    const { proposed } = (await read(person)).body
    await api.ask('POST', path(person, '/adjustment'), {
      as: person,
      body: { adjustment: proposed?.guid, decision: 'declined' },
    })
    await proposeAdjustment(ctxOf(person), estimate)
    expect((await read(person)).body).toMatchObject({ proposed: null, accepted: null })
  })

  it('is decided by its owner alone', async () => {
    const [person, other] = [await enter({ weekly_adjustment: true, target_goal: 'Weight maintain' }), await enter()]
    await proposeAdjustment(ctxOf(person), estimate)
    const { proposed } = (await read(person)).body
    const body = { adjustment: proposed?.guid, decision: 'accepted' }
    expect((await api.ask('POST', path(other, '/adjustment'), { as: other, body })).status).toBe(404)
    expect((await read(person)).body.proposed).toEqual(proposed)
  })
})
