import type { Proof } from '@zivina/contract/content/contact'
import { CONTACT_SUBJECTS } from '@zivina/contract/content/contact-subjects'
import { BRAND } from '@zivina/contract/kernel/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { buildImageFile } from '#api/media/images/testing.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { challengeCleanup } from './challenge-cleanup.ts'
import { setWork } from './proof.ts'
import { solve } from './testing.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

/** A solution of a challenge created ten seconds ago, so that tests do not wait. */
async function proof(secondsAgo = 10): Promise<Proof> {
  const { proof: key } = await createKeyReader(api.database.db)()
  return solve(await setWork(key, new Date(Date.now() - secondsAgo * 1000)))
}

let people = 0
async function message(fields: Record<string, unknown> = {}) {
  people += 1
  const email = `pisatel${people}@example.com`
  const text = 'Dobrý den, kdy máte volný termín?'
  const given = { subject: 'consultation_availability', name: 'Jana Nová', email, text }
  return { ...given, submission: crypto.randomUUID(), proof: await proof(), ...fields }
}
const send = (body: object, options?: Parameters<AccountApi['post']>[2]) => api.post('/contact_form', body, options)
const kept = (submission: string) =>
  api.sql(`select "user", subject, name, email, text, attachments from contact_message where submission = $1`, [
    submission,
  ])
const mailsTo = async (to: string) =>
  (await api.mail.queued()).filter((mail) => mail.to === to).map(({ template }) => template)

describe('a message without an account', () => {
  it.each(CONTACT_SUBJECTS)('about %s is stored, sent to the support and confirmed', async (subject) => {
    const body = await message({ subject })
    const { status, body: answer } = await send(body)
    expect([status, answer]).toEqual([200, { submission: body.submission }])
    expect(await kept(body.submission)).toEqual([
      { user: null, subject, name: 'Jana Nová', email: body.email, text: body.text, attachments: [] },
    ])
    expect(await mailsTo(body.email)).toEqual(['contact_confirmation'])
    const { data } = await api.mail.last('contact_message', BRAND.support_email)
    expect(data).toMatchObject({ subject, email: body.email, text: body.text, account: null, attachments: [] })
  })

  it('sent twice, at once or later, is stored and mailed once, and answered in the same way', async () => {
    const body = await message()
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const later = await send({ ...body, proof: await proof() })
    expect([later.status, later.body]).toEqual([200, { submission: body.submission }])
    expect(await kept(body.submission)).toHaveLength(1)
    expect(await mailsTo(body.email)).toEqual(['contact_confirmation'])
  })

  it('needs a challenge of ours, solved, after the minimum time, and used once', async () => {
    const spent = await message()
    await send(spent)
    const refused = [
      await message({ proof: await proof(0) }),
      await message({ proof: await proof(3700) }),
      await message({ proof: { ...(await proof()), number: 0 } }),
      await message({ proof: spent.proof }),
    ]
    for (const body of refused) {
      const { status, body: answer } = await send(body)
      expect([status, answer.code]).toEqual([400, 'PROOF_NOT_ACCEPTED'])
      expect(await kept(body.submission)).toEqual([])
      expect(await mailsTo(body.email)).toEqual([])
    }
  })

  it('has a challenge that can be solved', async () => {
    const { body } = await api.call('/contact_form/challenge')
    expect(solve(body)).toMatchObject({ number: expect.any(Number), challenge: body.challenge })
  })

  it('from a program that fills every field is answered and discarded', async () => {
    const body = await message({ website: 'https://spam.example' })
    expect((await send(body)).status).toBe(200)
    expect(await kept(body.submission)).toEqual([])
    expect(await mailsTo(body.email)).toEqual([])
  })

  it.each([
    ['text', 'krátký', 'min_length'],
    ['text', 'a'.repeat(5001), 'max_length'],
    ['text', `          ${'a'.repeat(9)}          `, 'min_length'],
    ['text', `zvonek \u0007 ${'a'.repeat(20)}`, 'excluded_character'],
    ['name', 'Jana\r\nBcc: zlo@example.com', 'excluded_character'],
    ['name', 'a'.repeat(101), 'max_length'],
    ['email', 'jana', 'email'],
    ['email', 'jana@example.com\r\nBcc: zlo@example.com', 'email'],
    ['email', 'jana@example.com, zlo@example.com', 'email'],
    ['email', '', 'required'],
    ['subject', 'Ahoj\r\nBcc: zlo@example.com', 'invalid_format'],
    ['submission', 'x', 'invalid_format'],
    ['unknown', 'x', 'invalid_format'],
  ])('%s %j is refused at its field', async (field, value, code) => {
    const { status, body } = await send(await message({ [field]: value }))
    expect(status).toBe(400)
    expect(body[field]?.[0]?.code).toBe(code)
  })

  it.each([
    ['name', 'Jana\r\nBcc: zlo@example.com', 'Hodnota nesmí obsahovat konec řádku'],
    ['text', `zvonek \u0007 ${'a'.repeat(20)}`, 'Hodnota obsahuje neviditelný znak U+0007, smažte ho prosím'],
  ])('%s %j is answered with the character that is not permitted', async (field, value, sentence) => {
    const { body } = await send(await message({ [field]: value }))
    expect(body[field]?.[0]?.message).toBe(sentence)
  })

  it('may contain lines, HTML and headers, which stay text', async () => {
    const text = 'Dobrý den,\n\n\t<script>alert(1)</script>\nSubject: nic\nBcc: zlo@example.com'
    const body = await message({ text })
    expect((await send(body)).status).toBe(200)
    expect(await kept(body.submission)).toMatchObject([{ text }])
  })

  it('of a megabyte is refused', async () => {
    expect((await send(await message({ text: 'a'.repeat(1_000_000) }))).body.text?.[0]?.code).toBe('max_length')
    const beyond = await send(await message({ text: 'a'.repeat(1_100_000) }))
    expect([beyond.status, beyond.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it('is limited per address and per mailbox', async () => {
    const address = '198.51.100.9'
    const body = await message()
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body, { address })))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(90)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
    const other = await message()
    const many = []
    for (let times = 0; times < 6; times += 1) many.push((await send(other)).status)
    expect(many).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a message of a logged-in user', () => {
  async function writer() {
    const user = await api.user({ full_name: 'Petr Psavec' })
    const { access: token } = await api.login(user.email)
    const write = (fields: Record<string, unknown> = {}) => {
      const submission = crypto.randomUUID()
      const body = { subject: 'technical_problem', text: 'Nejde mi uložit recept.', submission, ...fields }
      return api.post('/contact_form/personal', body, { token })
    }
    return { user, write }
  }

  it('has the account’s name, and pictures that its owner uploaded', async () => {
    const { user, write } = await writer()
    const path = await buildImageFile(api.database.db, `uploads/contact/${crypto.randomUUID()}.webp`, user.guid)
    const { status, body } = await write({ attachments: [`/images/${path}`] })
    expect(status).toBe(200)
    expect(await kept(body.submission)).toMatchObject([
      { user: user.guid, name: 'Petr Psavec', email: user.email, attachments: [path] },
    ])
    const { data } = await api.mail.last('contact_message', BRAND.support_email)
    expect(data).toMatchObject({ account: user.guid, attachments: [`http://localhost:3000/images/${path}`] })
    expect(await mailsTo(user.email)).toEqual(['contact_confirmation'])
  })

  it('cannot contain pictures of other users, from elsewhere, or too many', async () => {
    const { user, write } = await writer()
    const decoy = await api.user()
    const own = await buildImageFile(api.database.db, `uploads/contact/${crypto.randomUUID()}.webp`, user.guid)
    const theirs = await buildImageFile(api.database.db, `uploads/contact/${crypto.randomUUID()}.webp`, decoy.guid)
    for (const url of [
      `/images/${theirs}`,
      'https://zlo.example/a.webp',
      '/images/uploads/users/a.webp',
      '/etc/passwd',
    ]) {
      const { body } = await write({ attachments: [`/images/${own}`, url] })
      expect(body.code).toBe('IMAGEKIT')
    }
    const { status } = await write({ attachments: Array.from({ length: 4 }, () => `/images/${own}`) })
    expect(status).toBe(400)
    expect(await api.sql('select 1 from contact_message where "user" = $1', [user.guid])).toEqual([])
  })

  it('sent twice is stored once', async () => {
    const { user, write } = await writer()
    const submission = crypto.randomUUID()
    expect([(await write({ submission })).status, (await write({ submission })).status]).toEqual([200, 200])
    expect(await kept(submission)).toHaveLength(1)
    expect(await mailsTo(user.email)).toEqual(['contact_confirmation'])
  })

  it('ignores a sender given in the body', async () => {
    const { write } = await writer()
    expect((await write({ email: 'jiny@example.com' })).body.email?.[0]?.code).toBe('invalid_format')
  })
})

it('used challenges are deleted after their expiry, and not earlier', async () => {
  await api.sql(`insert into spent_challenge values ('old', now() - interval '1 s'), ('new', now() + interval '1 h')`)
  await challengeCleanup.run({ db: api.database.db } as JobContext)
  expect(await api.sql(`select challenge from spent_challenge where challenge in ('old', 'new')`)).toEqual([
    { challenge: 'new' },
  ])
})
