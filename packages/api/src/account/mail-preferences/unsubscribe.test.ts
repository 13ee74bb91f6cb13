import { MAIL_KINDS, type MailKind } from '@zivina/contract/account/mail-kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { receiversOf, unsubscribeUrl } from './service.ts'

const SITE = 'https://zivina.example'
let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const ctx = () => ({ db: api.database.db, keys: createKeyReader(api.database.db), public_url: SITE })
const tokenOf = async (guid: string, kind: MailKind) =>
  new URL(await unsubscribeUrl(ctx(), guid, kind)).searchParams.get('token') ?? ''
const kept = async (guid: string) =>
  (
    await api.sql('select newsletter_at is not null as newsletter, mail_opt_outs from "user" where guid = $1', [guid])
  )[0]
const receiver = async (guid: string, kind: MailKind) => (await receiversOf(ctx(), [guid], kind)).get(guid) ?? null
/** As a mail program does it: no cookie, no script, a form's body. */
const click = (token: string) =>
  api.call(`/mail/unsubscribe?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

async function subscriber() {
  const user = await api.user({ newsletter_at: new Date() })
  await api.sql(`insert into consent ("user", kind, version) values ($1, 'newsletter', '1'), ($1, 'terms', '1')`, [
    user.guid,
  ])
  return user
}

describe.each(MAIL_KINDS)('%s', (kind) => {
  it('is unsubscribed by one click, once or twice, for its recipient only', async () => {
    const [user, decoy] = [await subscriber(), await subscriber()]
    const token = await tokenOf(user.guid, kind)
    const before = await kept(decoy.guid)
    for (let times = 0; times < 2; times += 1) expect((await click(token)).status).toBe(204)
    const expected =
      kind === 'newsletter' ? { newsletter: false, mail_opt_outs: [] } : { newsletter: true, mail_opt_outs: [kind] }
    expect(await kept(user.guid)).toEqual(expected)
    expect(await kept(decoy.guid)).toEqual(before)
    expect(await receiver(user.guid, kind)).toBeNull()
    const { email, full_name } = decoy
    const unsubscribe_url = await unsubscribeUrl(ctx(), decoy.guid, kind)
    expect(await receiver(decoy.guid, kind)).toEqual({ email, full_name, unsubscribe_url })
    for (const other of MAIL_KINDS) if (other !== kind) expect(await receiver(user.guid, other)).not.toBeNull()
  })

  it('is not unsubscribed by opening the link, which leads to the page that asks', async () => {
    const user = await subscriber()
    const token = await tokenOf(user.guid, kind)
    const { status, headers } = await api.call(`/mail/unsubscribe?token=${token}`)
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/odhlasit-odber?token=${token}`])
    expect(await receiver(user.guid, kind)).not.toBeNull()
  })
})

it('withdraws the consent to the newsletter, and no other', async () => {
  const user = await subscriber()
  await click(await tokenOf(user.guid, 'newsletter'))
  const rows = await api.sql('select kind from consent where "user" = $1 and withdrawn_at is null', [user.guid])
  expect(rows).toEqual([{ kind: 'terms' }])
})

it('a changed or foreign token is refused with a message', async () => {
  const [user, decoy] = [await subscriber(), await subscriber()]
  const token = await tokenOf(user.guid, 'moderation')
  const changed = [
    token.replace('moderation', 'newsletter'),
    token.replace('moderation', 'everything'),
    token.replace(user.guid, decoy.guid),
    token.slice(0, -1),
    `${token}x`,
    token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    'x',
  ]
  for (const one of changed) {
    const { status, body } = await click(one)
    expect([status, body.code]).toEqual([400, 'INVALID_UNSUBSCRIBE_TOKEN'])
  }
  expect(await kept(user.guid)).toEqual({ newsletter: true, mail_opt_outs: [] })
  expect(await kept(decoy.guid)).toEqual({ newsletter: true, mail_opt_outs: [] })
})

it('the link of a deleted account is harmless', async () => {
  const user = await subscriber()
  const token = await tokenOf(user.guid, 'recipe_reviews')
  await api.sql('delete from "user" where guid = $1', [user.guid])
  expect((await click(token)).status).toBe(204)
})

it('is not sent to people who cannot or must not be written to: unverified address, ban, no consent', async () => {
  const receivers = [await api.user({ email_verified: false }), await api.user({ is_banned: true })]
  for (const { guid } of receivers) expect(await receiver(guid, 'moderation')).toBeNull()
  expect(await receiver((await api.user()).guid, 'newsletter')).toBeNull()
})

it('can be switched in the settings too', async () => {
  const user = await api.user()
  const { access: token } = await api.login(user.email)
  const change = (body: object) => api.call(`/user/${user.guid}`, { method: 'PATCH', token, body })
  expect((await change({ mail_opt_outs: ['moderation', 'moderation'] })).body.mail_opt_outs).toEqual(['moderation'])
  expect(await receiver(user.guid, 'moderation')).toBeNull()
  expect((await change({ mail_opt_outs: ['newsletter'] })).status).toBe(400)
  expect((await change({ mail_opt_outs: [] })).body.mail_opt_outs).toEqual([])
  expect(await receiver(user.guid, 'moderation')).not.toBeNull()
})
