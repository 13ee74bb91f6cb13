import type { BodyMeasurement, MeasurementImport } from '@zivina/contract/body/body-measurements'
import { MEASUREMENTS_MAX } from '@zivina/contract/body/limits'
import { NOTHING_MEASURED } from '@zivina/domain/body/measured-fields'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const enter = () => api.enter({ health_data_consent_at: new Date() })
const record = (as: Person, body: object) => api.ask<BodyMeasurement>('POST', '/body_measurement', { as, body })
const change = (as: Person, day: string, body: object) =>
  api.ask<BodyMeasurement>('PATCH', `/body_measurement/${day}`, { as, body })
const remove = (as: Person, day: string) => api.ask('DELETE', `/body_measurement/${day}`, { as })
const fill = (as: Person, rows: object[]) =>
  api.ask<MeasurementImport>('POST', '/body_measurement/import', { as, body: { rows } })
const list = async (as: Person, query = '') => {
  const path = `/body_measurement${query}`
  return (await api.ask<{ results: BodyMeasurement[]; count: number }>('GET', path, { as })).body
}
const profileWeight = async (as: Person) =>
  (await api.ask<{ weight: number | null }>('GET', `/user/${as.user.guid}`, { as })).body.weight
const today = calendarDay(new Date())

/** So many days in a row, the last of them today. */
const daysUntilToday = (count: number) => Array.from({ length: count }, (_, at) => addDays(today, at - count + 1))

describe('the measurements of a person', () => {
  it('end at a number of days, also for two writes at once and for an import', async () => {
    const [person, other] = [await enter(), await enter()]
    const days = daysUntilToday(MEASUREMENTS_MAX + 2)
    const [first = '', second = '', ...rest] = days
    const rowsOf = (part: readonly string[]) => part.map((day) => ({ day, weight: 80 }))
    const half = MEASUREMENTS_MAX / 2
    expect((await fill(person, rowsOf(rest.slice(0, half)))).status).toBe(200)
    // Twice the rest: all of it is refused, and nothing of it is stored.
    const tooMuch = await fill(person, rowsOf([first, ...rest.slice(half)]))
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'LIMIT_REACHED' } })
    expect((await list(person)).count).toBe(half)
    expect((await fill(person, rowsOf(rest.slice(half, -1)))).status).toBe(200)
    const twice = await Promise.all([
      record(person, { day: first, weight: 70 }),
      record(person, { day: second, weight: 70 }),
    ])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // What is there can be written again and changed; a deleted day makes room.
    expect((await record(person, { day: rest[0], weight: 81 })).status).toBe(200)
    expect((await fill(person, rowsOf(rest.slice(0, 5)))).body).toEqual({ added: 0, filled: 0, unchanged: 5 })
    await remove(person, rest[0] ?? '')
    expect((await record(person, { day: today, weight: 70 })).status).toBe(200)
    expect((await list(person)).count).toBe(MEASUREMENTS_MAX)
    expect((await record(other, { day: today, weight: 60 })).status).toBe(200)
  })
})

describe('measurements of a day', () => {
  it('are written field by field, and listed with the newest day first', async () => {
    const [person, other] = [await enter(), await enter()]
    await record(other, { day: '2026-11-02', weight: 60 })
    expect(await record(person, { day: '2026-11-01', weight: 80.4 })).toEqual({
      status: 200,
      body: { ...NOTHING_MEASURED, day: '2026-11-01', weight: 80.4 },
    })
    await record(person, { day: '2026-11-01', waist_girth: 91.5 })
    await record(person, { day: '2026-11-03', weight: 80 })
    expect(await list(person)).toEqual({
      count: 2,
      results: [
        { ...NOTHING_MEASURED, day: '2026-11-03', weight: 80 },
        { ...NOTHING_MEASURED, day: '2026-11-01', weight: 80.4, waist_girth: 91.5 },
      ],
    })
    expect((await list(person, '?to=2026-11-02')).results.map(({ day }) => day)).toEqual(['2026-11-01'])
    expect((await list(person, '?from=2026-11-02')).results.map(({ day }) => day)).toEqual(['2026-11-03'])
    expect(await list(person, '?limit=1&offset=1')).toMatchObject({ count: 2, results: [{ day: '2026-11-01' }] })
  })

  it('from two phones hold the later value of each field, in any order of arrival and however often', async () => {
    const writes = [
      { day: '2026-11-05', at: '2026-11-05T06:00:00.000Z', weight: 81, waist_girth: 92 },
      { day: '2026-11-05', at: '2026-11-05T07:00:00.000Z', weight: 80.5 },
      { day: '2026-11-05', at: '2026-11-05T06:30:00.000Z', weight: 99, arm_girth: 33 },
    ]
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2, 1, 0],
    ]) {
      const person = await enter()
      for (const index of order) expect((await record(person, writes[index] ?? {})).status).toBe(200)
      expect((await list(person)).results).toEqual([
        { ...NOTHING_MEASURED, day: '2026-11-05', weight: 80.5, waist_girth: 92, arm_girth: 33 },
      ])
    }
  })

  it('are written at the same moment without loss', async () => {
    const person = await enter()
    const fields = [{ weight: 80 }, { waist_girth: 90 }, { hips_girth: 100 }, { arm_girth: 30 }]
    const answers = await Promise.all(fields.map((field) => record(person, { day: '2026-11-06', ...field })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await list(person)).results).toMatchObject([
      { weight: 80, waist_girth: 90, hips_girth: 100, arm_girth: 30 },
    ])
  })

  it('are changed and deleted by their owner alone, and an older write does not bring them back', async () => {
    const [person, other] = [await enter(), await enter()]
    await record(person, { day: '2026-11-07', weight: 80, waist_girth: 90 })
    for (const answer of [await change(other, '2026-11-07', { weight: 70 }), await remove(other, '2026-11-07')]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await change(person, '2026-11-07', { weight: 79.5, waist_girth: null })).body).toEqual({
      ...NOTHING_MEASURED,
      day: '2026-11-07',
      weight: 79.5,
    })
    expect([(await remove(person, '2026-11-07')).status, (await remove(person, '2026-11-07')).status]).toEqual([
      204, 404,
    ])
    await record(person, { day: '2026-11-07', weight: 80, at: '2026-11-07T05:00:00.000Z' })
    expect(await list(person)).toEqual({ results: [], count: 0 })
    expect((await change(person, '2026-11-07', { weight: 81 })).status).toBe(404)
    // Undo is a new write.
    await record(person, { day: '2026-11-07', weight: 79.5 })
    expect((await list(person)).results).toMatchObject([{ day: '2026-11-07', weight: 79.5 }])
  })

  it('need the consent to data about health, and are gone when it ends', async () => {
    const person = await api.enter()
    const refused = { status: 400, body: { health_data_consent: [{ code: 'accept' }] } }
    expect(await record(person, { day: '2026-11-01', weight: 80 })).toMatchObject(refused)
    expect(await fill(person, [{ day: '2026-11-01', weight: 80 }])).toMatchObject(refused)
    const account = `/user/${person.user.guid}`
    await api.ask('PATCH', account, { as: person, body: { health_data_consent: true } })
    expect((await record(person, { day: '2026-11-01', weight: 80 })).status).toBe(200)
    await api.ask('PATCH', account, { as: person, body: { health_data_consent: false } })
    expect(await list(person)).toEqual({ results: [], count: 0 })
    expect(await change(person, '2026-11-01', { weight: 80 })).toMatchObject(refused)
    expect(await remove(person, '2026-11-01')).toMatchObject(refused)
  })
})

describe('the weight of the profile', () => {
  it('is that of the newest day', async () => {
    const person = await enter()
    await record(person, { day: '2026-11-10', weight: 80 })
    expect(await profileWeight(person)).toBe(80)
    await record(person, { day: '2026-11-01', weight: 85 })
    expect(await profileWeight(person)).toBe(80)
    await record(person, { day: '2026-11-12', waist_girth: 90 })
    expect(await profileWeight(person)).toBe(80)
    await change(person, '2026-11-10', { weight: 79 })
    expect(await profileWeight(person)).toBe(79)
    await remove(person, '2026-11-10')
    expect(await profileWeight(person)).toBe(85)
    await fill(person, [{ day: '2026-11-11', weight: 78 }])
    expect(await profileWeight(person)).toBe(78)
  })

  it('is today’s measurement where the profile is changed', async () => {
    const person = await enter()
    await api.ask('PATCH', `/user/${person.user.guid}`, { as: person, body: { weight: 77 } })
    expect((await list(person)).results).toEqual([{ ...NOTHING_MEASURED, day: today, weight: 77 }])
  })
})

describe('bad input', () => {
  it.each([
    ['a weight of zero', { day: '2026-11-01', weight: 0 }],
    ['a million kilograms', { day: '2026-11-01', weight: 1_000_000 }],
    ['a negative girth', { day: '2026-11-01', waist_girth: -5 }],
    ['a girth in millimetres', { day: '2026-11-01', waist_girth: 900 }],
    ['29 February of a common year', { day: '2026-02-29', weight: 80 }],
    ['the 31st of November', { day: '2026-11-31', weight: 80 }],
    ['the day after tomorrow', { day: addDays(today, 2), weight: 80 }],
    ['a day of the nineteenth century', { day: '1899-12-31', weight: 80 }],
    ['nothing', { day: '2026-11-01' }],
    ['text', { day: '2026-11-01', weight: '80' }],
    ['another field', { day: '2026-11-01', weight: 80, height: 180 }],
  ])('%s is refused, also in a file', async (_, body) => {
    const person = await enter()
    expect((await record(person, body)).status).toBe(400)
    expect((await fill(person, [{ day: '2026-11-02', weight: 80 }, body])).status).toBe(400)
    expect(await list(person)).toEqual({ results: [], count: 0 })
  })

  it.each(['2024-02-29', '2026-03-29', '2026-10-25', addDays(today, 1)])('the day %s exists', async (day) => {
    const person = await enter()
    expect(await record(person, { day, weight: 80 })).toMatchObject({ status: 200, body: { day } })
    expect((await list(person, `?from=${day}&to=${day}`)).count).toBe(1)
    expect((await remove(person, day)).status).toBe(204)
  })

  it('in an address is not found or refused', async () => {
    const person = await enter()
    expect((await change(person, '2026-02-29', { weight: 80 })).status).toBe(404)
    expect((await remove(person, 'zítra')).status).toBe(404)
    expect((await api.ask('GET', '/body_measurement?from=2026-02-30', { as: person })).status).toBe(400)
  })
})

describe('a file', () => {
  it('adds what is not there, and changes nothing the second time', async () => {
    const [person, other] = [await enter(), await enter()]
    await record(person, { day: '2026-11-01', weight: 80 })
    await record(person, { day: '2026-11-03', weight: 79 })
    await remove(person, '2026-11-03')
    const rows = [
      { day: '2026-11-01', weight: 99, waist_girth: 90 },
      { day: '2026-11-02', weight: 79.5 },
      { day: '2026-11-03', weight: 79.2 },
    ]
    expect((await fill(person, rows)).body).toEqual({ added: 2, filled: 1, unchanged: 0 })
    expect((await fill(person, rows)).body).toEqual({ added: 0, filled: 0, unchanged: 3 })
    expect((await list(person)).results.map(({ day, weight, waist_girth }) => [day, weight, waist_girth])).toEqual([
      ['2026-11-03', 79.2, null],
      ['2026-11-02', 79.5, null],
      ['2026-11-01', 80, 90],
    ])
    expect((await list(other)).count).toBe(0)
  })

  it('with a day twice has each field once', async () => {
    const person = await enter()
    const rows = [
      { day: '2026-11-01', weight: 80 },
      { day: '2026-11-01', weight: 81, arm_girth: 30 },
    ]
    expect((await fill(person, rows)).body).toEqual({ added: 1, filled: 0, unchanged: 0 })
    expect((await list(person)).results).toMatchObject([{ weight: 81, arm_girth: 30 }])
  })

  it('of one’s own can be downloaded as CSV and as JSON', async () => {
    const [person, other] = [await enter(), await enter()]
    await record(person, { day: '2026-11-02', weight: 79.5 })
    await record(person, { day: '2026-11-01', weight: 80, waist_girth: 90 })
    await record(other, { day: '2026-11-01', weight: 55 })
    const csv = await api.send('GET', '/body_measurement/csv', { as: person })
    expect(csv.headers.get('content-type')).toBe('text/csv')
    expect(csv.headers.get('cache-control')).toBe('no-store')
    expect(await csv.text()).toBe(
      'day,weight,waist_girth,hips_girth,chest_girth,thigh_girth,arm_girth\r\n2026-11-01,80,90,,,,\r\n2026-11-02,79.5,,,,,\r\n',
    )
    const json = await api.send('GET', '/body_measurement/json', { as: person })
    expect(await json.json()).toMatchObject([
      { day: '2026-11-01', weight: 80, waist_girth: 90 },
      { day: '2026-11-02', weight: 79.5, waist_girth: null },
    ])
  })
})
