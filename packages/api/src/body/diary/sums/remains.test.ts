import type { DayRemains } from '@zivina/contract/body/diary-read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { FRIDAY, guid, newEntry, openDiaryApi } from '../testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

/** A sedentary man of 36 years, 80 kg and 180 cm: 1750 kcal at rest × 1.2 on a day without movement. */
const FACTS = {
  health_data_consent_at: new Date(),
  sex: 'male',
  birth_date: '1990-01-01',
  height: 180,
  weight: 80,
  activity: 'sedentary',
  target_goal: 'Weight maintain',
} as const
const TARGET = 1750 * 1.2 * 4.184

const ask = async (as: Person, day = FRIDAY) => (await diary.get<DayRemains>(as, `/diary/remains?day=${day}`)).body
const quick = (figures: object) =>
  newEntry({ what: { kind: 'quick', name: 'Oběd', kilojoules: 3000, ...figures } as never })

describe('what remains of a day', () => {
  it('follows from the target and from what one ate oneself on that day', async () => {
    const [person, other] = [await diary.api.enter(FACTS), await diary.api.enter(FACTS)]
    await diary.record(person, quick({ protein: 40 }))
    await diary.record(other, quick({ protein: 90 }))
    await diary.record(person, { ...quick({}), guid: guid(), day: '2026-11-21' })
    const { parts, is_begun } = await ask(person)
    expect(is_begun).toBe(true)
    expect(parts.kilojoules).toEqual({
      goal: { least: expect.closeTo(TARGET, 6), most: expect.closeTo(TARGET, 6) },
      eaten: 3000,
      coverage: 1,
    })
    expect(parts.protein).toEqual({ goal: { least: 86, most: 106 }, eaten: 40, coverage: 1 })
  })

  it('says what is not known instead of zero', async () => {
    const person = await diary.api.enter(FACTS)
    await diary.record(person, quick({}))
    expect((await ask(person)).parts.fat).toMatchObject({ eaten: null, coverage: 0 })
  })

  it('of a day without entries is all of it, and water begins no day', async () => {
    const person = await diary.api.enter(FACTS)
    await diary.record(person, newEntry({ meal: 'Drinks', what: { kind: 'water', milliliters: 250 } }))
    expect(await ask(person)).toMatchObject({ is_begun: false, parts: { kilojoules: { eaten: 0, coverage: 1 } } })
  })

  it('has no goal where there is no target', async () => {
    const { parts } = await ask(await diary.person())
    expect(Object.values(parts).map(({ goal }) => goal)).toEqual([null, null, null, null])
  })

  it('has movement added only where the person wishes it and the factor does not contain it', async () => {
    const rise = async (facts: object) => {
      const person = await diary.api.enter({ ...FACTS, ...facts })
      const run = { guid: guid(), day: FRIDAY, code: '12050', minutes: 30 }
      expect((await diary.post(person, '/activity', run)).status).toBe(201)
      const { parts, movement } = await ask(person)
      const day = await diary.readDay(person)
      // The same movement stands in the diary, whether it is added or not.
      expect(day.movement).toMatchObject({ kilojoules: expect.closeTo(1472.768, 3), activities: [{ code: '12050' }] })
      expect((parts.kilojoules.goal?.most ?? 0) - (day.target.kilojoules ?? 0)).toBeCloseTo(movement, 6)
      return movement
    }
    expect(await rise({})).toBe(0)
    expect(await rise({ activities_added: true })).toBeCloseTo(1472.768, 3)
    expect(await rise({ activities_added: true, activity: 'light' })).toBe(0)
  })
})
