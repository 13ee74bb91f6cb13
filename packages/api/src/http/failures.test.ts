import { openDatabase } from '@zivina/db/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { openTestApi, type TestApi } from '../testing/open-api.ts'
import { OUTSIDE } from '../testing/outside.ts'
import { isDatabaseUnreachable } from './failures.ts'

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

  test('connections cut by the server: 503, and the next call is served again', async () => {
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
    expect(isDatabaseUnreachable(await waiting)).toBe(true)
    expect((await api.fetch('/recipe')).status).toBe(200)
    await api.close()
  })
})

describe('a failure nobody foresaw', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
    await api.database.pool.query('alter table recipe rename column search_vector to gone')
  })
  afterAll(() => api.close())

  test('is a 500 that says nothing, and a line in the log that says all but the values', async () => {
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

  test('is not taken for an unreachable database', () => {
    expect(isDatabaseUnreachable(new Error('relation does not exist'))).toBe(false)
    expect(isDatabaseUnreachable(Object.assign(new Error('x'), { code: '42P01' }))).toBe(false)
    expect(isDatabaseUnreachable(new Error('x', { cause: Object.assign(new Error('y'), { code: '08006' }) }))).toBe(
      true,
    )
    expect(isDatabaseUnreachable(null)).toBe(false)
  })
})
