import { PROGRESS_PHOTOS_BYTES_MAX, PROGRESS_PHOTOS_MAX } from '@zivina/contract/body/limits'
import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { photosWithSecrets, SECRET, SVG } from '@zivina/integrations/images/testing/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let api: AccountsApi
let jpeg = ''
beforeAll(async () => {
  api = await openAccountsApi()
  jpeg = Buffer.from((await photosWithSecrets()).jpeg ?? []).toString('base64')
})
afterAll(() => api.close())

const enter = () => api.enter({ health_data_consent_at: new Date() })
const add = (as: Person, fields: object = {}) => {
  const body = { guid: crypto.randomUUID(), day: '2026-11-01', photo: jpeg, ...fields }
  return api.ask<ProgressPhoto>('POST', '/progress_photo', { as, body })
}
const list = async (as: Person) =>
  (await api.ask<{ results: ProgressPhoto[]; count: number }>('GET', '/progress_photo', { as })).body
const picture = (as: Person | undefined, guid: string) => api.send('GET', `/progress_photo/${guid}/file`, { as })

describe('a progress photo', () => {
  it('is stored as its pixels alone, and loaded by its owner alone', async () => {
    const [person, other] = [await enter(), await enter()]
    const { status, body } = await add(person)
    expect([status, body]).toEqual([201, { guid: body.guid, day: '2026-11-01', width: 60, height: 40 }])
    const response = await picture(person, body.guid)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    for (const mark of [SECRET, 'Exif', 'GPS', 'xmpmeta']) expect(bytes.includes(mark)).toBe(false)
    expect((await picture(other, body.guid)).status).toBe(404)
    expect((await picture(undefined, body.guid)).status).toBe(401)
    expect(await list(other)).toEqual({ results: [], count: 0 })
    expect((await api.ask('DELETE', `/progress_photo/${body.guid}`, { as: other })).status).toBe(404)
    expect((await list(person)).results).toEqual([body])
  })

  it('is stored once, however often it arrives, and its guid is not taken over', async () => {
    const [person, other] = [await enter(), await enter()]
    const guid = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(person, { guid })))
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ status: 201, body: answers[0]?.body })))
    expect((await list(person)).count).toBe(1)
    expect(await add(other, { guid })).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  })

  it('is listed with the newest day first, and deleted for good', async () => {
    const person = await enter()
    const [older, newer] = [await add(person), await add(person, { day: '2026-11-20' })]
    expect((await list(person)).results.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-01'])
    expect((await api.ask('DELETE', `/progress_photo/${newer.body.guid}`, { as: person })).status).toBe(204)
    expect((await picture(person, newer.body.guid)).status).toBe(404)
    expect((await list(person)).results).toEqual([older.body])
  })

  it('needs the consent to data about health, and is gone when it ends', async () => {
    const person = await api.enter()
    const refused = { status: 400, body: { health_data_consent: [{ code: 'accept' }] } }
    expect(await add(person)).toMatchObject(refused)
    const consent = (health_data_consent: boolean) =>
      api.ask('PATCH', `/user/${person.user.guid}`, { as: person, body: { health_data_consent } })
    await consent(true)
    expect((await add(person)).status).toBe(201)
    await consent(false)
    expect(await list(person)).toEqual({ results: [], count: 0 })
  })

  it.each([
    ['a drawing', { photo: Buffer.from(SVG).toString('base64') }],
    ['a text', { photo: Buffer.from('není fotka').toString('base64') }],
    ['half of a file', () => ({ photo: Buffer.from(jpeg, 'base64').subarray(0, 500).toString('base64') })],
    ['no base64', { photo: 'čtyři' }],
    ['a day after tomorrow', { day: addDays(calendarDay(new Date()), 2) }],
    ['29 February of a common year', { day: '2026-02-29' }],
    ['no guid', { guid: 'x' }],
  ])('is refused as %s', async (_, fields) => {
    const person = await enter()
    const { status, body } = await add(person, typeof fields === 'function' ? fields() : fields)
    expect([status, Object.keys(body)]).toEqual([400, Object.keys(typeof fields === 'function' ? fields() : fields)])
    expect((await list(person)).count).toBe(0)
  })

  it.each([
    ['half of the photos', PROGRESS_PHOTOS_MAX / 2, 1000, 201],
    ['all photos but one', PROGRESS_PHOTOS_MAX - 1, 1000, 201],
    ['all photos', PROGRESS_PHOTOS_MAX, 1000, 409],
    ['half of the bytes', 100, PROGRESS_PHOTOS_BYTES_MAX / 200, 201],
    ['all bytes but a few', 150, PROGRESS_PHOTOS_BYTES_MAX / 150 - 2, 409],
  ])('is added by a person who has %s or refused', async (_, count, bytes, expected) => {
    const [person, other] = [await enter(), await enter()]
    // Equal bytes take hardly any room, and are counted as they are.
    await api.database.pool.query(
      `insert into progress_photo ("user", day, bytes, width, height)
      select $1, '2025-01-01', decode(repeat('00', $3::int), 'hex'), 1, 1 from generate_series(1, $2)`,
      [person.user.guid, count, Math.floor(bytes)],
    )
    const { status, body } = await add(person)
    expect([status, (body as { code?: string }).code]).toEqual([
      expected,
      expected === 201 ? undefined : 'LIMIT_REACHED',
    ])
    expect((await add(other)).status).toBe(201)
    if (expected !== 201) return
    // Of two at once, only those that fit are added.
    const twice = await Promise.all([add(person), add(person)])
    const room = PROGRESS_PHOTOS_MAX - count - 1
    expect(twice.filter((answer) => answer.status === 201)).toHaveLength(Math.min(2, room))
  })

  it('is refused where it is larger than can be sent', async () => {
    const person = await enter()
    expect((await add(person, { photo: 'A'.repeat(12 * 1024 * 1024) })).status).toBe(413)
  })
})
