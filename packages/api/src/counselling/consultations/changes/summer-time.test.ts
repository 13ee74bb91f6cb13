import { addDays } from '@zivina/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { selectFreeTerms } from '../booking/term-queries.ts'
import { confirmedConsultation } from '../testing.ts'
import { moveConsultation } from './change.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => {
  vi.useRealTimers()
})

/** The clock in Prague at an instant. */
const clock = (at: Date | string): string =>
  new Date(at).toLocaleTimeString('cs-CZ', { timeZone: 'Europe/Prague', hour: 'numeric', minute: '2-digit' })

/** The day on which the clock changes, and nine o’clock of that day and of the day before, in universal time. */
const CHANGES = [
  { name: 'begins', day: '2027-03-28', before: '08:00', after: '07:00' },
  { name: 'ends', day: '2027-10-31', before: '07:00', after: '08:00' },
]

describe.each(CHANGES)('where summer time $name', ({ day, before, after }) => {
  /** A client with a consultation at nine of the day before, and openings from nine to ten on three days around the change. */
  async function around() {
    const found = await confirmedConsultation(world)
    const body = { from: '09:00', to: '10:00', places: ['online'], weeks: 1 }
    for (const from_change of [-1, 0, 1]) {
      const opened = { ...body, day: addDays(day, from_change) }
      await world.make('POST', { path: '/consultation_opening', as: found.nutritionist, body: opened })
    }
    const begins = `${addDays(day, -1)}T${before}:00Z`
    await world.api.sql(
      `update consultation set begins = $2, ends = $2::timestamptz + interval '30 minutes' where guid = $1`,
      [found.guid, begins],
    )
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addDays(day, -5)}T08:00:00Z`) })
    return {
      ...found,
      service: (await world.api.sql('select service from consultation where guid = $1', [found.guid]))[0]
        ?.service as string,
    }
  }
  const termsOf = async (service: string, { user }: Person) =>
    (await selectFreeTerms(world.api.database.db, { service, from: addDays(day, -2) }))
      .filter(({ nutritionist }) => nutritionist === user.guid)
      .map(({ begins }) => new Date(begins).toISOString().slice(0, 16))
  const move = ({ user }: Person, guid: string, nutritionist: Person, begins: string) => {
    const { db } = world.api.database
    const outside = {
      mail: world.api.mail.mail,
      log: { info: () => {}, error: () => {} },
      payments: null,
      declared: DECLARED,
    }
    const ctx = { db, actor: { guid: user.guid }, ...outside } as unknown as Parameters<typeof moveConsultation>[0]
    return moveConsultation(ctx, { guid, nutritionist: nutritionist.user.guid, begins, place: 'online' })
  }

  it('free terms are at nine by the clock on each day, and as many', async () => {
    const { service, nutritionist, guid } = await around()
    const [sold] = await world.api.sql('select minutes from counselling_service where service = $1', [service])
    expect(sold?.minutes).toBe(30)
    const free = await termsOf(service, nutritionist)
    expect(free).toEqual([
      `${addDays(day, -1)}T${before.replace(':00', ':30')}`,
      ...[0, 1].flatMap((days) => [after, after.replace(':00', ':30')].map((at) => `${addDays(day, days)}T${at}`)),
    ])
    expect(free.map((at) => clock(`${at}Z`))).toEqual(['9:30', '9:00', '9:30', '9:00', '9:30'])
    expect(guid).toEqual(expect.any(String))
  })

  it('a consultation is moved over it and back, and keeps its hour and its length', async () => {
    const { as, guid, nutritionist, service } = await around()
    for (const [to, at] of [
      [addDays(day, 1), after],
      [addDays(day, -1), before],
      [day, after],
    ]) {
      const moved = await move(as, guid, nutritionist, `${to}T${at}:00.000Z`)
      expect(clock(moved.begins ?? '')).toBe('9:00')
      expect(clock(moved.ends ?? '')).toBe('9:30')
      expect(await termsOf(service, nutritionist)).not.toContain(`${to}T${at}`)
    }
    // Nine o’clock by the wrong side of the change is no term.
    const wrong = `${addDays(day, 1)}T${before}:00.000Z`
    await world.api.sql('update consultation set moves = 0 where guid = $1', [guid])
    await expect(move(as, guid, nutritionist, wrong)).rejects.toMatchObject({ code: 'TERM_TAKEN' })
  })
})
