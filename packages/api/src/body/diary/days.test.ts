import type { DiaryChange, DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { guid, newEntry, openDiaryApi } from './testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
const zone = process.env.TZ
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(async () => {
  if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ')
  else process.env.TZ = zone
  await diary.api.close()
})

/** The days around both changes of the clock in Czechia: of 23 hours on 29 March 2026, of 25 on 25 October. */
const CHANGES = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']

const quick = (day: string, kilojoules: number) => newEntry({ day, what: { kind: 'quick', name: day, kilojoules } })
const change = (as: Person, entry: string, body: object) => diary.patch<DiaryChange>(as, `/diary/entry/${entry}`, body)

/** Lets the server and all its sessions of the database live in a zone. */
async function liveIn(name: string): Promise<void> {
  process.env.TZ = name
  const { pool } = diary.api.database
  const sessions = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()))
  for (const session of sessions) await session.query(`set timezone to '${name}'`)
  for (const session of sessions) session.release()
}

describe.each(['Europe/Prague', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'days where the server is in %s',
  (name) => {
    beforeAll(() => liveIn(name))

    it('really have that zone', async () => {
      const [now] = await diary.sql<{ zone: string }>(`select current_setting('timezone') as zone`)
      expect([now?.zone, Intl.DateTimeFormat().resolvedOptions().timeZone]).toEqual([name, name])
    })

    it('keep what was written for them over both changes of the clock, each once', async () => {
      const person = await diary.person()
      for (const [place, day] of CHANGES.entries()) await diary.record(person, quick(day, 100 + place))
      for (const [place, day] of CHANGES.entries()) {
        expect(await diary.readDay(person, day)).toMatchObject({
          day,
          entry_count: 1,
          totals: { kilojoules: 100 + place },
        })
      }
      for (const [from, to, sum] of [
        ['2026-03-23', '2026-04-05', 303],
        ['2026-10-19', '2026-11-01', 312],
      ] as const) {
        const { days } = (await diary.get<{ days: DiaryDayDetail[] }>(person, `/diary?from=${from}&to=${to}`)).body
        expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, count) => addDays(from, count)))
        expect(days.reduce((all, { totals }) => all + (totals.kilojoules ?? 0), 0)).toBe(sum)
      }
    })

    it('are the same in the export', async () => {
      const person = await diary.person()
      await diary.record(person, ...CHANGES.map((day) => quick(day, 500)))
      const text = await (await diary.api.send('GET', '/diary/export/csv', { as: person })).text()
      const rows: Record<string, string>[] = parse(text, { delimiter: ';', columns: true, bom: true })
      expect(rows.map(({ Datum, Název }) => [Datum, Název])).toEqual(CHANGES.map((day) => [day, day]))
    })

    it('are left and entered by an entry that is moved over the night of the change', async () => {
      const person = await diary.person()
      const [one, other] = [quick('2026-10-24', 700), quick('2026-10-25', 900)]
      await diary.record(person, one, other)
      await change(person, one.guid, { day: '2026-10-25' })
      await change(person, other.guid, { day: '2026-10-26' })
      const counts = await Promise.all(
        ['2026-10-24', '2026-10-25', '2026-10-26'].map(
          async (day) => (await diary.readDay(person, day)).totals.kilojoules,
        ),
      )
      expect(counts.map((sum) => sum ?? 0)).toEqual([0, 700, 900])
    })
  },
)

describe('an entry around midnight', () => {
  it('belongs to the day that the person named, however late it was written or arrives', async () => {
    const person = await diary.person()
    const supper = quick('2025-10-25', 800)
    await diary.record(person, supper)
    await diary.sql('update diary_entry set amount_at = $2, place_at = $2, note_at = $2 where guid = $1', [
      supper.guid,
      '2025-10-25T18:00:00.000Z',
    ])
    // Half past midnight in Prague, and still Saturday in London.
    const { body } = await change(person, supper.guid, { note: 'až po půlnoci', at: '2025-10-25T22:30:00.000Z' })
    expect(body.entries).toMatchObject([{ day: '2025-10-25', note: 'až po půlnoci' }])
    expect((await diary.readDay(person, '2025-10-26')).entry_count).toBe(0)
  })

  it.each([
    ['arrive in their order', [0, 1]],
    ['arrive the other way round', [1, 0]],
  ] as const)(
    'is changed by what was done later, where the clock went back between two changes that %s',
    async (_, order) => {
      const person = await diary.person()
      const supper = quick('2025-10-25', 800)
      await diary.record(person, supper)
      await diary.sql('update diary_entry set amount_at = $2, place_at = $2, note_at = $2 where guid = $1', [
        supper.guid,
        '2025-10-25T18:00:00.000Z',
      ])
      // 02:50 in summer time, then 02:10 in winter time: twenty minutes later, though the clock on the wall says otherwise.
      const changes = [
        { note: 'dřív', at: '2025-10-26T00:50:00.000Z' },
        { note: 'později', at: '2025-10-26T01:10:00.000Z' },
      ]
      for (const place of order) await change(person, supper.guid, changes[place] ?? {})
      expect((await diary.readDay(person, '2025-10-25')).entries).toMatchObject([{ note: 'později' }])
    },
  )
})

describe('a person who travels', () => {
  it('may name the day of where they are, before it begins in Czechia and after it has ended', async () => {
    const person = await diary.person()
    const today = calendarDay(new Date())
    const [ahead, behind] = [quick(addDays(today, 1), 300), quick(addDays(today, -1), 400)]
    await diary.record(person, ahead, behind)
    expect(await diary.readDay(person, ahead.day)).toMatchObject({ entry_count: 1, totals: { kilojoules: 300 } })
    expect(await diary.readDay(person, behind.day)).toMatchObject({ entry_count: 1, totals: { kilojoules: 400 } })
    expect((await diary.readDay(person, today)).entry_count).toBe(0)
  })

  it('with a clock that runs ahead does not win over what is done later', async () => {
    const person = await diary.person()
    const entry = quick('2025-10-25', 800)
    await diary.record(person, entry)
    await change(person, entry.guid, { note: 'z budoucnosti', at: '2099-01-01T00:00:00.000Z' })
    const { body } = await change(person, entry.guid, { note: 'teď' })
    expect(body.entries).toMatchObject([{ note: 'teď' }])
  })
})

describe('a day that is entered from two phones', () => {
  const day = '2026-10-25'

  it('has everything of both, each once though their answers were lost, and both read the same', async () => {
    const person = await diary.person()
    const [one, other] = [
      [quick(day, 100), quick(day, 200)],
      [quick(day, 400), quick(day, 800)],
    ]
    await Promise.all([one, other, one, other].map((entries) => diary.record(person, ...entries)))
    const [first, second] = await Promise.all([diary.readDay(person, day), diary.readDay(person, day)])
    expect(first).toMatchObject({ entry_count: 4, totals: { kilojoules: 1500 } })
    expect(second).toEqual(first)
    expect(new Set(first.entries.map(({ position }) => position)).size).toBe(4)
  })

  it('loses the second helping alone where one of them takes it away, though the other sends it again', async () => {
    const person = await diary.person()
    const [kept, double] = [quick(day, 1000), quick(day, 1000)]
    await Promise.all([kept, double].map((entry) => diary.record(person, entry)))
    expect((await diary.api.send('DELETE', `/diary/entry/${double.guid}`, { as: person })).status).toBeLessThan(300)
    await diary.record(person, double)
    expect(await diary.readDay(person, day)).toMatchObject({ entry_count: 1, totals: { kilojoules: 1000 } })
  })

  it('copied by both has two copies, and one is left where a copy is deleted', async () => {
    const person = await diary.person()
    const breakfast = quick('2026-10-24', 600)
    await diary.record(person, breakfast)
    const copies = [guid(), guid()].map((copy) =>
      newEntry({ guid: copy, day, meal: 'Breakfast', what: { kind: 'copy', entry: breakfast.guid } }),
    )
    await Promise.all(copies.map((copy) => diary.record(person, copy)))
    expect(await diary.readDay(person, day)).toMatchObject({ entry_count: 2, totals: { kilojoules: 1200 } })
    await diary.api.send('DELETE', `/diary/entry/${copies[0]?.guid}`, { as: person })
    expect(await diary.readDay(person, day)).toMatchObject({ entry_count: 1, totals: { kilojoules: 600 } })
  })
})
