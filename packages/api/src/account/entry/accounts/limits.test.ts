import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

describe('limits', () => {
  it('allow ten registrations from one address in an hour, including invalid ones', async () => {
    const address = '198.51.100.7'
    const register = (from: string) => api.post('/register', {}, { address: from })
    for (let tries = 0; tries < 10; tries += 1) expect((await register(address)).status).toBe(400)
    expect((await register(address)).status).toBe(429)
    expect((await register('::ffff:198.51.100.7')).status).toBe(429)
    expect((await register('198.51.100.8')).status).toBe(400)
  })

  it('count an IPv6 network as one address', async () => {
    for (let tries = 0; tries < 10; tries += 1) await api.post('/register', {}, { address: `2001:db8:1:2::${tries}` })
    expect((await api.post('/register', {}, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429)
    expect((await api.post('/register', {}, { address: '2001:db8:1:3::1' })).status).toBe(400)
  })

  it('count the networks of one IPv6 site together, with ten times as much', async () => {
    const register = (network: number) => api.post('/register', {}, { address: `2001:db8:7:${network}::1` })
    for (let network = 0; network < 100; network += 1) expect((await register(network)).status).toBe(400)
    expect((await register(200)).status).toBe(429)
    expect((await api.post('/register', {}, { address: '2001:db8:8::1' })).status).toBe(400)
  })

  it('ignore the port and the brackets that a proxy adds to an address', async () => {
    for (let port = 1; port <= 10; port += 1) await api.post('/register', {}, { address: `198.51.100.20:${port}` })
    expect((await api.post('/register', {}, { address: '198.51.100.20' })).status).toBe(429)
    for (let port = 1; port <= 10; port += 1) await api.post('/register', {}, { address: `[2001:db8:9::1]:${port}` })
    expect((await api.post('/register', {}, { address: '2001:db8:9::1' })).status).toBe(429)
  })

  it('do not count calls within the process', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await api.post('/register', {}, { address: '' })).status).toBe(400)
    }
  })

  it('allow forty calls a day from one address that reveal whether an e-mail has an account', async () => {
    const address = '198.51.100.30'
    const ask = () => api.post('/password/forgot_request', { email: 'nikdo@example.com' }, { address })
    const tenMinutesPass = () => api.sql(`delete from rate_limit where key like '% 600%'`)
    for (let tries = 0; tries < 40; tries += 1) {
      if (tries % 10 === 0) await tenMinutesPass()
      expect((await ask()).status).toBe(404)
    }
    await tenMinutesPass()
    const { status, headers } = await ask()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
  })

  it('are shared by instances', async () => {
    const address = '198.51.100.99'
    const { createApi } = await import('#api/app.ts')
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

  it('store neither addresses nor e-mails in readable form', async () => {
    const rows = await api.sql('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).not.toMatch(/@|198\.51|203\.0/)
  })
})
