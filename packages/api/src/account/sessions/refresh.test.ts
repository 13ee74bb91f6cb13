import { describe, expect, it } from 'vitest'
import { openAccountApi, readClaims } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { cookiesOf } from './testing.ts'

const api = await shared(openAccountApi())

const refresh = (token: string) => api.post('/refresh_token', { refresh: token })
const own = (token: string, guid: string) => api.call(`/user/${guid}`, { token })

describe('a refresh', () => {
  it('returns a new pair, and the new token works in turn', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const second = await refresh(first.refresh)
    expect(second.status).toBe(200)
    expect(Object.keys(second.body).sort()).toEqual(['access', 'refresh'])
    expect(second.body.refresh).not.toBe(first.refresh)
    expect((await own(second.body.access, user.guid)).status).toBe(200)
    expect((await refresh(second.body.refresh)).status).toBe(200)
  })

  it('by two tabs at once keeps the session and gives both the same token', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refresh)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1)
    // A slower tab; then the session continues.
    expect((await refresh(first.refresh)).status).toBe(200)
    expect((await refresh(answers[0]?.body.refresh)).status).toBe(200)
  })

  it('by two tabs that both saw the token unused gives both the same token, too', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    // Both have read the session and wait to change it while its row is locked here.
    const holder = await api.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from session where "user" = $1 for update', [user.guid])
    const tabs = [refresh(first.refresh), refresh(first.refresh)]
    await expect
      .poll(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await holder.query(waiting)).rowCount
      })
      .toBe(2)
    await holder.query('commit')
    holder.release()
    const answers = await Promise.all(tabs)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.refresh).toBe(answers[1]?.body.refresh)
    expect((await refresh(answers[0]?.body.refresh)).status).toBe(200)
  })

  it('with a used token 30 seconds later ends the whole family, and is recorded in the audit log', async () => {
    const user = await api.user()
    const other = await api.login(user.email)
    const first = await api.login(user.email)
    const second = (await refresh(first.refresh)).body
    await api.sql(`update session set rotated_at = rotated_at - interval '31 seconds' where "user" = $1`, [user.guid])
    expect((await refresh(first.refresh)).body.code).toBe('EXPIRED_TOKEN')
    expect((await refresh(second.refresh)).body.code).toBe('EXPIRED_TOKEN')
    expect((await own(second.access, user.guid)).body.code).toBe('EXPIRED_TOKEN')
    expect((await own(other.access, user.guid)).status).toBe(200)
    const kinds = await api.sql(`select kind from audit_event where "user" = $1 order by guid desc limit 1`, [
      user.guid,
    ])
    expect(kinds).toEqual([{ kind: 'refresh_reused' }])
  })

  it('with a token two rotations old ends the family even within the grace', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const second = (await refresh(first.refresh)).body
    const third = (await refresh(second.refresh)).body
    expect((await refresh(first.refresh)).status).toBe(401)
    expect((await refresh(third.refresh)).status).toBe(401)
  })

  it('reads the roles again', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    await api.sql('insert into membership ("user", is_premium) values ($1, true)', [user.guid])
    expect(readClaims((await refresh(first.refresh)).body.access).is_premium).toBe(true)
  })

  it.each(['', 'x', 'a'.repeat(64), 'a'.repeat(201), '<script>', 'ž'.repeat(64)])(
    'with „%s“ is refused',
    async (token) => {
      const { status } = await refresh(token)
      expect(status).toBe(token === '' || token.length > 200 ? 400 : 401)
    },
  )

  it('of a banned person says so', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    await api.sql(`update "user" set is_banned = true where guid = $1`, [user.guid])
    expect((await refresh(first.refresh)).body.code).toBe('BANNED_USER')
    expect((await own(first.access, user.guid)).body.code).toBe('BANNED_USER')
    expect((await api.asPage('/session/exchange', cookiesOf(first))).body.code).toBe('BANNED_USER')
  })

  it('is refused a year after the last use', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    await api.sql(`update session set expires_at = now() where "user" = $1`, [user.guid])
    expect((await refresh(first.refresh)).body.code).toBe('EXPIRED_TOKEN')
  })

  it('stores no token in the database in the form in which it is sent', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const [row] = await api.sql(`select s::text as text from session s where "user" = $1`, [user.guid])
    expect(row?.text).not.toContain(first.refresh)
    expect(row?.text).not.toContain(first.refresh.slice(0, 20))
  })
})
