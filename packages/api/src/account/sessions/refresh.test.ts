import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { describe, expect, it } from 'vitest'
import { openAccountApi, readClaims } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { sweepExpired } from './service.ts'
import { cookiesOf } from './testing.ts'

const api = await shared(openAccountApi())

const refresh = (token: string) => api.post('/refresh_token', { refresh: token })
const own = (token: string, guid: string) => api.call(`/user/${guid}`, { token })

/** Lets time pass for the sessions of an account, as the database reckons it. */
const pass = (user: string, time: string) =>
  api.sql(
    `update session set rotated_at = rotated_at - $2::interval, reissued_at = reissued_at - $2::interval,
       late_tokens = (select coalesce(jsonb_agg(t || jsonb_build_object('until',
         (t ->> 'until')::float8 - extract(epoch from $2::interval))), '[]') from jsonb_array_elements(late_tokens) t)
     where "user" = $1`,
    [user, time],
  )
const tokensOf = (answers: readonly Renewed[]) => new Set(answers.map(({ body }) => body.refresh))

/** The parts of an answer in which a body or cookies hold the new tokens. */
type Renewed = { status: number; body: { access?: string | undefined; refresh?: string | undefined } }
const twenty = (call: () => Promise<Renewed>) => Promise.all(Array.from({ length: 20 }, call))

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

describe('a refresh token that was exchanged before', () => {
  it('gives another successor while the first one is unused, which then is valid no longer', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const lost = (await refresh(first.refresh)).body
    await pass(user.guid, '31 seconds')
    const again = (await refresh(first.refresh)).body
    expect(again.refresh).not.toBe(lost.refresh)
    await pass(user.guid, '29 days')
    const later = (await refresh(first.refresh)).body
    expect((await own(later.access, user.guid)).status).toBe(200)
    expect((await refresh(later.refresh)).status).toBe(200)
  })

  it('is valid for 30 days at most, counted from its first exchange', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    await refresh(first.refresh)
    await pass(user.guid, '29 days')
    await refresh(first.refresh)
    await pass(user.guid, '25 hours')
    expect((await refresh(first.refresh)).body.code).toBe('EXPIRED_TOKEN')
  })

  it('ends the whole family once its successor was used, and is recorded in the audit log', async () => {
    const user = await api.user()
    const other = await api.login(user.email)
    const first = await api.login(user.email)
    const second = (await refresh(first.refresh)).body
    const third = (await refresh(second.refresh)).body
    await pass(user.guid, '31 seconds')
    expect((await refresh(first.refresh)).body.code).toBe('EXPIRED_TOKEN')
    for (const { refresh: token } of [second, third]) expect((await refresh(token)).body.code).toBe('EXPIRED_TOKEN')
    expect((await own(third.access, user.guid)).body.code).toBe('EXPIRED_TOKEN')
    expect((await own(other.access, user.guid)).status).toBe(200)
    const kinds = await api.sql(`select kind from audit_event where "user" = $1 order by guid desc limit 1`, [
      user.guid,
    ])
    expect(kinds).toEqual([{ kind: 'refresh_reused' }])
  })

  it('stolen and used by a thief ends the family as soon as its owner goes on', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const owners = (await refresh(first.refresh)).body
    await pass(user.guid, '2 days')
    const thiefs = (await refresh(first.refresh)).body
    expect((await refresh(owners.refresh)).body.code).toBe('EXPIRED_TOKEN')
    expect((await refresh(thiefs.refresh)).body.code).toBe('EXPIRED_TOKEN')
    expect((await own(thiefs.access, user.guid)).body.code).toBe('EXPIRED_TOKEN')
  })

  it('is valid for 30 seconds even where its successor was used, and the session goes on from either', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    const second = (await refresh(first.refresh)).body
    await pass(user.guid, '20 seconds')
    await refresh(second.refresh)
    const slow = await refresh(first.refresh)
    expect(slow.body.refresh).toBe(second.refresh)
    await pass(user.guid, '11 seconds')
    const next = await refresh(slow.body.refresh)
    expect(next.status).toBe(200)
    expect((await refresh(next.body.refresh)).status).toBe(200)
    expect((await refresh(first.refresh)).body.code).toBe('EXPIRED_TOKEN')
  })

  it('gives twenty calls at once the same successor, new or repeated, by body and by cookies', async () => {
    const user = await api.user()
    let held = await api.login(user.email)
    const byBody = () => refresh(held.refresh)
    const byCookies = async () => {
      const { status, cookies } = await api.asPage('/session/exchange', { [SESSION_COOKIES.refresh]: held.refresh })
      return { status, body: { access: cookies[SESSION_COOKIES.access], refresh: cookies[SESSION_COOKIES.refresh] } }
    }
    for (const call of [byBody, byCookies]) {
      const answers = await twenty(call)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(tokensOf(answers).size).toBe(1)
      // All twenty answers were lost.
      await pass(user.guid, '1 hour')
      const retried = await twenty(call)
      expect(tokensOf(retried).size).toBe(1)
      expect(tokensOf(retried)).not.toEqual(tokensOf(answers))
      const { access = '', refresh: next = '' } = retried[19]?.body ?? {}
      expect((await own(access, user.guid)).status).toBe(200)
      held = { access, refresh: next }
    }
    expect((await byBody()).status).toBe(200)
  })

  it('survives the clean-up while it may be exchanged again', async () => {
    const user = await api.user()
    const first = await api.login(user.email)
    await refresh(first.refresh)
    await pass(user.guid, '29 days')
    await sweepExpired(api.database.db)
    expect((await refresh(first.refresh)).status).toBe(200)
  })
})
