import type { DiaryDayChanges } from '@zivina/contract/body/diary-read'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { FRIDAY, newEntry, openDiaryApi } from './testing.ts'

let diary: Awaited<ReturnType<typeof openDiaryApi>>
beforeAll(async () => {
  diary = await openDiaryApi()
})
afterAll(() => diary.api.close())

const THURSDAY = '2026-11-19'
const RANGE = 'from=2026-11-16&to=2026-11-22'

async function changes(person: Person, since?: string, range = RANGE): Promise<DiaryDayChanges> {
  const mark = since === undefined ? '' : `&changed_since=${since}`
  return (await diary.get<DiaryDayChanges>(person, `/diary/changes?${range}${mark}`)).body
}

/** What a person's days were written longer ago than the overlap of marks. */
const pass = (person: Person) =>
  diary.sql(`update diary_day set stored_at = stored_at - interval '1 hour' where "user" = $1`, [person.user.guid])

const shown = ({ days }: DiaryDayChanges) =>
  days.map(({ day, entries, totals }) => [day, entries.map(({ guid }) => guid), totals.kilojoules])

/** Two days with an entry each, long ago, and the mark of a copy of them. */
async function lived() {
  const person = await diary.person()
  const [thursday, friday] = [newEntry({ day: THURSDAY }), newEntry()]
  await diary.record(person, thursday, friday)
  await pass(person)
  const { mark } = await changes(person)
  expect(await changes(person, mark)).toMatchObject({ is_whole: false, days: [] })
  return { person, thursday: thursday.guid, friday: friday.guid, mark }
}

describe('changes of the diary since a mark', () => {
  it('without one are all days of the range that have something, as the diary itself answers them', async () => {
    const { person } = await lived()
    const whole = await changes(person)
    const { body } = await diary.get<{ days: DiaryDayChanges['days'] }>(person, `/diary?${RANGE}`)
    expect(whole).toMatchObject({ is_whole: true, days: [{ day: THURSDAY }, { day: FRIDAY }] })
    expect(body.days).toMatchObject([{}, {}, {}, ...whole.days, {}, {}])
  })

  it('are the days with something recorded, changed or said, whole, of one’s own and in the range', async () => {
    const { person, friday, mark } = await lived()
    const second = newEntry({ what: { kind: 'quick', name: 'Káva', kilojoules: 50 } })
    await diary.record(person, second, newEntry({ day: '2026-11-23' }))
    await diary.record(await diary.person(), newEntry())
    expect(shown(await changes(person, mark))).toEqual([[FRIDAY, [friday, second.guid], 1050]])
    await pass(person)
    await diary.patch(person, `/diary/entry/${friday}`, { note: 'Doma' })
    expect((await changes(person, mark)).days).toMatchObject([{ day: FRIDAY, entries: [{ note: 'Doma' }, {}] }])
    await pass(person)
    await diary.patch(person, `/diary/day/${THURSDAY}`, { is_complete: true })
    expect((await changes(person, mark)).days).toMatchObject([{ day: THURSDAY, is_complete: true }])
  })

  it('tell of what was deleted, brought back or moved to another day', async () => {
    const { person, thursday, friday, mark } = await lived()
    await diary.api.ask('DELETE', `/diary/entry/${friday}`, { as: person })
    expect(shown(await changes(person, mark))).toEqual([[FRIDAY, [], 0]])
    await pass(person)
    await diary.post(person, '/diary/restore', { guids: [friday] })
    expect(shown(await changes(person, mark))).toEqual([[FRIDAY, [friday], 1000]])
    await pass(person)
    await diary.patch(person, `/diary/entry/${thursday}`, { day: FRIDAY })
    expect(shown(await changes(person, mark))).toEqual([
      [THURSDAY, [], 0],
      [FRIDAY, [friday, thursday], 2000],
    ])
  })

  it('lose nothing that a transaction wrote before the mark and commits after it', async () => {
    const { person, mark } = await lived()
    const writer = await diary.api.database.pool.connect()
    try {
      await writer.query('begin')
      await writer.query(
        `update diary_day set note = 'Pozdě', stored_at = clock_timestamp() where "user" = $1 and day = $2`,
        [person.user.guid, FRIDAY],
      )
      const meanwhile = await changes(person, mark)
      expect(meanwhile.days).toEqual([])
      await writer.query('commit')
      expect((await changes(person, meanwhile.mark)).days).toMatchObject([{ day: FRIDAY, note: 'Pozdě' }])
    } finally {
      writer.release(true)
    }
  })

  it('of too long a range, or since something that is no moment, are refused', async () => {
    const person = await diary.person()
    for (const path of [
      '/diary/changes?from=2026-10-01&to=2026-11-12',
      `/diary/changes?${RANGE}&changed_since=yesterday`,
      '/diary/changes',
    ]) {
      expect(await diary.get(person, path)).toMatchObject({ status: 400, body: { code: 'INCORRECT_QUERY_PARAMS' } })
    }
  })
})
