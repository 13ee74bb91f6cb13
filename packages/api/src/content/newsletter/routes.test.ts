import { describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { openAccountApi } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import { newsletterCleanup } from './newsletter-cleanup.ts'
import { writeConfirmation } from './token.ts'

const api = await shared(openAccountApi())

let count = 0
const fresh = () => {
  count += 1
  return `odber${count}@example.cz`
}
const ask = (email: string, more: object = {}, address?: string) =>
  api.post('/newsletter/subscribe', { email, consent: true, ...more }, address === undefined ? {} : { address })
const confirm = (token: string) => api.post('/newsletter/confirm', { token })
const mailsTo = async (email: string) => (await api.mail.queued()).filter(({ to }) => to === email)
const tokenSentTo = async (email: string) => (await api.mail.last('newsletter_confirm', email)).data.token
const kept = async (email: string) =>
  (
    await api.sql(
      `select consent_version, confirmed_at is not null as confirmed, unsubscribed_at is not null as ended
       from newsletter_subscriber where lower(email) = lower($1)`,
      [email],
    )
  )[0]
/** As a mail program does it: no cookie, no script, a form's body. */
const refuse = async (email: string) => {
  const { unsubscribe_url } = (await api.mail.last('newsletter_confirm', email)).data
  const { search } = new URL(unsubscribe_url)
  return api.call(`/mail/unsubscribe${search}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}
const minutesPass = (email: string, minutes: number) =>
  api.sql(`update newsletter_subscriber set requested_at = requested_at - make_interval(mins => $2) where email = $1`, [
    email,
    minutes,
  ])
const newsletterOf = async (guid: string) =>
  (
    await api.sql(
      `select newsletter_at is not null as newsletter,
        (select count(*)::int from consent c where c."user" = u.guid and kind = 'newsletter' and withdrawn_at is null) as consents
       from "user" u where guid = $1`,
      [guid],
    )
  )[0]

async function subscribed() {
  const email = fresh()
  await ask(email)
  expect((await confirm(await tokenSentTo(email))).status).toBe(204)
  return email
}

describe('subscribing', () => {
  it('sends one link and does not start the newsletter', async () => {
    const email = fresh()
    const { status, body } = await ask(email)
    expect([status, body]).toEqual([204, null])
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['newsletter_confirm'])
    expect(await kept(email)).toEqual({ consent_version: '2026-11-01', confirmed: false, ended: false })
  })

  it('is answered in the same way whether the address is new, unconfirmed, confirmed or an account’s', async () => {
    const reader = await api.user({ newsletter_at: new Date() })
    const [asked, confirmed] = [fresh(), await subscribed()]
    await ask(asked)
    for (const email of [fresh(), asked, confirmed, reader.email, (await api.user()).email]) {
      const { status, body, headers } = await ask(email)
      expect([status, body, [...headers.keys()].sort()]).toEqual([204, null, ['cache-control', 'x-request-id']])
    }
    expect(await mailsTo(reader.email)).toEqual([])
    expect(await mailsTo(confirmed)).toHaveLength(1)
  })

  it('twice, at once or in another spelling, sends one mail in ten minutes', async () => {
    const email = fresh()
    const answers = await Promise.all([ask(email), ask(email), ask(email.toUpperCase())])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const sent = async () => [...(await mailsTo(email)), ...(await mailsTo(email.toUpperCase()))].length
    expect(await sent()).toBe(1)
    await api.sql('update newsletter_subscriber set email = $1 where lower(email) = $1', [email])
    await minutesPass(email, 9)
    await ask(email)
    expect(await sent()).toBe(1)
    await minutesPass(email, 1)
    await ask(email)
    expect(await sent()).toBe(2)
  })

  it('by a program that fills every field is discarded', async () => {
    const email = fresh()
    expect((await ask(email, { website: 'https://spam.example' })).status).toBe(204)
    expect([await kept(email), await mailsTo(email)]).toEqual([undefined, []])
  })

  it('needs an address and the consent', async () => {
    for (const more of [{ consent: false }, { consent: undefined }, { email: 'x' }, { email: undefined }]) {
      expect((await ask(fresh(), more)).status).toBe(400)
    }
  })

  it('is limited per network address and per e-mail', async () => {
    const statuses = async (asks: (() => ReturnType<typeof ask>)[]) => {
      const answers: number[] = []
      for (const one of asks) answers.push((await one()).status)
      return answers
    }
    const email = fresh()
    const sameEmail = Array.from({ length: 6 }, () => () => ask(email))
    expect(await statuses(sameEmail)).toEqual([204, 204, 204, 204, 204, 429])
    const sameAddress = Array.from({ length: 11 }, () => () => ask(fresh(), {}, '198.51.100.7'))
    expect((await statuses(sameAddress)).slice(9)).toEqual([204, 429])
  })
})

it('spellings of one mailbox count together, and each gets its own newsletter', async () => {
  const statuses = []
  for (let label = 1; label <= 6; label += 1) {
    statuses.push((await ask(`schranka+${label}@example.cz`, {}, `198.51.100.${100 + label}`)).status)
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect((await ask('Schranka@example.cz')).status).toBe(429)
  expect((await ask('schranka2@example.cz')).status).toBe(204)
  expect((await confirm(await tokenSentTo('schranka+1@example.cz'))).status).toBe(204)
  expect(await kept('schranka+1@example.cz')).toMatchObject({ confirmed: true })
  expect(await kept('schranka+2@example.cz')).toMatchObject({ confirmed: false })
})

describe('confirming', () => {
  it('starts the newsletter of that address only, whether done once or twice', async () => {
    const [email, decoy] = [fresh(), fresh()]
    await ask(email)
    await ask(decoy)
    const token = await tokenSentTo(email)
    for (let times = 0; times < 2; times += 1) expect((await confirm(token)).status).toBe(204)
    expect(await kept(email)).toMatchObject({ confirmed: true, ended: false })
    expect(await kept(decoy)).toMatchObject({ confirmed: false })
  })

  it('is refused with a changed link', async () => {
    const [email, decoy] = [fresh(), fresh()]
    await ask(email)
    await ask(decoy)
    const token = await tokenSentTo(email)
    const other = await tokenSentTo(decoy)
    const [guid = '', at = '', seal = ''] = token.split('.')
    const changed = [
      [other.split('.')[0], at, seal].join('.'),
      [guid, String(Number(at) + 1), seal].join('.'),
      [guid, at, seal.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.'),
      token.slice(0, -1),
      `${token}x`,
      'x',
    ]
    for (const one of changed) {
      const { status, body } = await confirm(one)
      expect([status, body.code]).toEqual([400, 'INVALID_NEWSLETTER_TOKEN'])
    }
    expect(await kept(email)).toMatchObject({ confirmed: false })
    expect(await kept(decoy)).toMatchObject({ confirmed: false })
  })

  it('accepts links of the last seven days, signed with our key', async () => {
    const email = fresh()
    await ask(email)
    const [row] = await api.sql('select guid from newsletter_subscriber where email = $1', [email])
    const keys = await createKeyReader(api.database.db)()
    const week = 7 * 24 * 3600 * 1000
    const made = (ago: number, key = keys.newsletter) =>
      writeConfirmation({ subscriber: String(row?.guid), requested_at: Date.now() - ago }, key)
    for (const bad of [made(week), made(1000, keys.unsubscribe)]) {
      expect((await confirm(bad)).body.code).toBe('INVALID_NEWSLETTER_TOKEN')
    }
    expect((await confirm(made(week - 60_000))).status).toBe(204)
  })

  it('gives the account’s consent where the address belongs to one', async () => {
    const [user, decoy] = [await api.user(), await api.user()]
    await ask(user.email)
    const token = await tokenSentTo(user.email)
    for (let times = 0; times < 2; times += 1) expect((await confirm(token)).status).toBe(204)
    expect(await newsletterOf(user.guid)).toEqual({ newsletter: true, consents: 1 })
    expect(await newsletterOf(decoy.guid)).toEqual({ newsletter: false, consents: 0 })
    // The list itself sends nothing there, and the old link restores nothing.
    expect(await kept(user.email)).toMatchObject({ confirmed: true, ended: true })
    const { access } = await api.login(user.email)
    await api.call(`/user/${user.guid}`, { method: 'PATCH', token: access, body: { newsletter: false } })
    expect((await confirm(token)).body.code).toBe('INVALID_NEWSLETTER_TOKEN')
    expect(await newsletterOf(user.guid)).toEqual({ newsletter: false, consents: 0 })
  })

  it('has no effect on an account that never verified the address', async () => {
    const user = await api.user({ email_verified: false })
    await ask(user.email)
    await confirm(await tokenSentTo(user.email))
    expect(await newsletterOf(user.guid)).toEqual({ newsletter: false, consents: 0 })
    expect(await kept(user.email)).toMatchObject({ confirmed: true, ended: false })
  })
})

describe('unsubscribing', () => {
  it('ends the newsletter by one click for that address only; an old link restores nothing, a new subscription does', async () => {
    const [email, decoy] = [await subscribed(), await subscribed()]
    const old = await tokenSentTo(email)
    for (let times = 0; times < 2; times += 1) expect((await refuse(email)).status).toBe(204)
    expect(await kept(email)).toMatchObject({ ended: true })
    expect(await kept(decoy)).toMatchObject({ confirmed: true, ended: false })
    expect((await confirm(old)).body.code).toBe('INVALID_NEWSLETTER_TOKEN')
    await minutesPass(email, 10)
    await ask(email)
    expect(await kept(email)).toMatchObject({ ended: true })
    expect((await confirm(await tokenSentTo(email))).status).toBe(204)
    expect(await kept(email)).toMatchObject({ confirmed: true, ended: false })
  })

  it('ends the newsletter of the account that the address belongs to', async () => {
    const user = await api.user()
    await ask(user.email)
    await confirm(await tokenSentTo(user.email))
    await refuse(user.email)
    expect(await newsletterOf(user.guid)).toEqual({ newsletter: false, consents: 0 })
  })

  it('before the confirmation cancels the subscription, and leaves accounts unchanged', async () => {
    const user = await api.user()
    await ask(user.email)
    await api.sql('update "user" set newsletter_at = now() where guid = $1', [user.guid])
    await refuse(user.email)
    expect(await newsletterOf(user.guid)).toMatchObject({ newsletter: true })
    const email = fresh()
    await ask(email)
    await refuse(email)
    expect((await confirm(await tokenSentTo(email))).body.code).toBe('INVALID_NEWSLETTER_TOKEN')
  })
})

describe('deleting', () => {
  it('an account removes its address from the list, and no other', async () => {
    const [user, decoy] = [await api.user(), await subscribed()]
    await ask(user.email)
    const token = await tokenSentTo(user.email)
    await api.sql(`insert into account_deletion ("user", due_at) values ($1, now())`, [user.guid])
    expect(await eraseDueAccounts(api.database.db, api.mail.mail, DECLARED.erasure)).toBe(1)
    expect(await kept(user.email)).toBeUndefined()
    expect(await kept(decoy)).toMatchObject({ confirmed: true })
    expect((await confirm(token)).body.code).toBe('INVALID_NEWSLETTER_TOKEN')
  })

  it('removes subscriptions not confirmed in a week, and keeps confirmed or recent ones', async () => {
    const [confirmed, stale, recent] = [await subscribed(), fresh(), fresh()]
    for (const email of [stale, recent]) await ask(email)
    const week = 7 * 24 * 60
    for (const email of [confirmed, stale]) await minutesPass(email, week + 1)
    await minutesPass(recent, week - 1)
    await newsletterCleanup.run({ db: api.database.db } as JobContext)
    expect(await kept(stale)).toBeUndefined()
    expect(await kept(confirmed)).toBeDefined()
    expect(await kept(recent)).toBeDefined()
  })
})
