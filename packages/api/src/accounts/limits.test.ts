import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '../testing/account-api.ts'
import { OUTSIDE } from '../testing/outside.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

describe('limits', () => {
  it('ten log-ins of one account in five minutes, from wherever', async () => {
    const user = await api.user()
    const login = (email: string) => api.post('/login', { email, password: 'x' })
    for (let tries = 0; tries < 10; tries += 1) expect((await login(user.email)).status).toBe(401)
    const refused = await login(user.email.toUpperCase())
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(300)
    expect((await login('jiny@example.com')).status).toBe(401)
  })

  it('ten registrations from one address in an hour, also when they are bad', async () => {
    const address = '198.51.100.7'
    const register = (from: string) => api.post('/register', {}, { address: from })
    for (let tries = 0; tries < 10; tries += 1) expect((await register(address)).status).toBe(400)
    expect((await register(address)).status).toBe(429)
    expect((await register('::ffff:198.51.100.7')).status).toBe(429)
    expect((await register('198.51.100.8')).status).toBe(400)
  })

  it('a network of IPv6 counts as one', async () => {
    for (let tries = 0; tries < 10; tries += 1) await api.post('/register', {}, { address: `2001:db8:1:2::${tries}` })
    expect((await api.post('/register', {}, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429)
    expect((await api.post('/register', {}, { address: '2001:db8:1:3::1' })).status).toBe(400)
  })

  it('are shared by instances', async () => {
    const address = '198.51.100.99'
    const { createApi } = await import('../app.ts')
    const { db } = api.database
    const silent = { info: () => {}, error: () => {} }
    const site = { image_url_endpoint: '/images', public_url: 'http://localhost:3000' }
    const catalogue = { version: () => null }
    const other = createApi({
      db,
      catalogue,
      log: silent,
      ...OUTSIDE,
      mail: api.mail.mail,
      recompute: api.mail.recompute,
      ...site,
    })
    const there = () =>
      other.fetch(new Request('http://localhost:3000/api/register', { method: 'POST', body: '{}' }), { address })
    for (let tries = 0; tries < 10; tries += 1) {
      await (tries % 2 === 0 ? there() : api.post('/register', {}, { address }))
    }
    expect((await there()).status).toBe(429)
    expect((await api.post('/register', {}, { address })).status).toBe(429)
  })

  it('keep neither addresses nor e-mails readable', async () => {
    const rows = await api.sql('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).not.toMatch(/@|198\.51|203\.0/)
  })
})
