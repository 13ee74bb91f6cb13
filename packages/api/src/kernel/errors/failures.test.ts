import { openDatabase } from '@zivina/db/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/app.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { outageOf } from './failures.ts'

const nothing = { info: () => {}, error: () => {} }

describe('a database that is down', () => {
  test.each([
    ['a socket that is not there', 'postgresql://postgres@/zivina?host=/nonexistent'],
    ['a port nobody listens on', 'postgresql://postgres@127.0.0.1:1/zivina'],
  ])('%s: 503 without internals, while the process still answers', async (_, databaseUrl) => {
    const database = await openDatabase({ dataDir: '', databaseUrl })
    const options = { catalogue: { version: () => null }, log: nothing, image_url_endpoint: '/images', public_url: '' }
    const api = createApi({ db: database.db, ...OUTSIDE, ...options })
    for (const path of ['/recipe', '/recipe/x', '/search_all?search=a', '/ready']) {
      const response = await api.fetch(new Request(`http://localhost/api${path}`))
      expect(response.status, path).toBe(503)
      const text = await response.text()
      expect(JSON.parse(text)).toEqual({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('nedostupná') })
      expect(text).not.toMatch(/select|ECONN|ENOENT|postgres/i)
    }
    expect((await api.fetch(new Request('http://localhost/api/health'))).status).toBe(200)
    await database.close()
  })

  test('connections cut by the server: 503, and the next call succeeds', async () => {
    const api = await openTestApi()
    const { pool } = api.database
    const waiting = pool.query('select pg_sleep(30)').catch((error: unknown) => error)
    await expect
      .poll(() =>
        pool.query("select from pg_stat_activity where query like 'select pg_sleep%'").then((r) => r.rowCount),
      )
      .toBeGreaterThan(0)
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and pid <> pg_backend_pid()",
    )
    expect(outageOf(await waiting)).toBe('database unreachable')
    expect((await api.fetch('/recipe')).status).toBe(200)
    await api.close()
  })
})

describe('an unexpected failure', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
    await api.database.pool.query('alter table recipe rename column search_vector to gone')
  })
  afterAll(() => api.close())

  test('is a 500 that reveals nothing, and a line in the log with everything but the values', async () => {
    const response = await api.fetch('/recipe?search=tajenka', { headers: { 'x-request-id': 'unforeseen' } })
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({ code: 'INTERNAL_ERROR', message: expect.stringContaining('neznámá chyba') })
    const line = api.log.find(({ level }) => level === 'error')
    expect(line?.fields).toMatchObject({ request_id: 'unforeseen', route: '/recipe' })
    expect(String(line?.fields.sql)).toMatch(/search_vector/)
    const cause = line?.fields.err
    expect(cause).toBeInstanceOf(Error)
    if (!(cause instanceof Error)) return
    expect(cause.message).toMatch(/search_vector/)
    expect(`${JSON.stringify(line?.fields)} ${cause.stack}`).not.toMatch(/tajen/)
  })

  test.each([
    ['a query that is refused', new Error('relation does not exist')],
    ['a query that is refused, with its code', coded('42P01')],
    ['a missing right on a file', coded('EACCES')],
    ['nothing', null],
  ])('is not mistaken for an outage: %s', (_, error) => {
    expect(outageOf(error)).toBeNull()
  })
})

describe('an outage', () => {
  test.each([
    ['08006', 'database unreachable'],
    ['57P03', 'database unreachable'],
    ['ECONNREFUSED', 'database unreachable'],
    ['53100', 'out of resources'],
    ['53200', 'out of resources'],
    ['53300', 'out of resources'],
    ['ENOSPC', 'out of resources'],
    ['EDQUOT', 'out of resources'],
    ['EMFILE', 'out of resources'],
  ])('is recognised by %s, however deep: %s', (code, outage) => {
    expect(outageOf(coded(code))).toBe(outage)
    expect(outageOf(new Error('x', { cause: new Error('y', { cause: coded(code) }) }))).toBe(outage)
    expect(outageOf(new AggregateError([new Error('x'), coded(code)]))).toBe(outage)
  })

  test.each([
    ['ERROR', 'could not extend file "base/5/1": Disk quota exceeded', 'out of resources'],
    ['ERROR', 'could not find "Read-only file system" among the words', null],
    ['PANIC', 'could not write to file', 'database unreachable'],
    ['FATAL', 'terminating connection', 'database unreachable'],
    [undefined, 'somebody wrote: Disk quota exceeded', null],
  ])('is recognised by the error of the database (%s: %s)', (severity, message, outage) => {
    expect(outageOf(Object.assign(new Error(message), { code: 'XX000', severity }))).toBe(outage)
  })
})

test('a database without a free connection: 503, and a line in the log with the reason', async () => {
  const api = await openTestApi()
  const { pool, url } = api.database
  const role = `limited_${crypto.randomUUID().replaceAll('-', '')}`
  await pool.query(`create role ${role} login connection limit 0`)
  const database = await openDatabase({ dataDir: '', databaseUrl: url.replace('postgres@', `${role}@`) })
  const logged: string[] = []
  const log = { info: () => {}, error: (_: object, message: string) => void logged.push(message) }
  const options = { catalogue: { version: () => null }, log, image_url_endpoint: '/images', public_url: '' }
  const response = await createApi({ db: database.db, ...OUTSIDE, ...options }).fetch(
    new Request('http://localhost/api/recipe'),
  )
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }])
  expect(logged).toEqual(['out of resources'])
  await database.close()
  await pool.query(`drop role ${role}`)
  await api.close()
})

function coded(code: string): Error {
  return Object.assign(new Error('x'), { code })
}
