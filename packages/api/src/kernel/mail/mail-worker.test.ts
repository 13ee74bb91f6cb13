import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { EMPTY_LIBRARY } from '@zivina/content/library'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { type Database, openDatabase } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { type Arrived, type LocalServerOptions, startLocalServer } from '@zivina/integrations/mail/local-server'
import { createSmtpSender } from '@zivina/integrations/mail/smtp'
import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendIssueNow } from '#api/content/newsletter/issue-service.ts'
import { createLateMails } from '#api/content/newsletter/late-mails.ts'
import { prepareQueue } from '#api/kernel/jobs/job-queue.ts'
import { closeQueue, openQueue } from '#api/kernel/jobs/queue.ts'
import { standIn } from '#api/kernel/ports/testing-port.ts'
import { URLS } from '#api/testing/outside.ts'
import { deadMailQueue, mailQueue } from './mail-jobs.ts'
import { createMailer, DEAD_MAIL_QUEUE, MAIL_QUEUE, type Mailer, type MailJob } from './mail-queue.ts'
import { workOnMail } from './mail-worker.ts'

const WORKER = fileURLToPath(new URL('../../testing/mail-worker.ts', import.meta.url))
const FROM = { name: 'Živina', address: 'noreply@zivina.example' }
const JANA = { full_name: 'Jana Nováková' }
const ENOUGH = { timeout: 30_000, interval: 50 }

let database: Database
let boss: PgBoss
let mail: Mailer
let lines: string[]
const open: { close(): Promise<void> }[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  lines = []
  boss = await openQueue(database.url, log, { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 })
  await prepareQueue(boss, deadMailQueue)
  await prepareQueue(boss, mailQueue, { retryDelay: 1, retryDelayMax: 1, expireInSeconds: 2 })
  mail = createMailer(boss, log)
})

afterEach(async () => {
  await closeQueue(boss)
  for (const one of open.splice(0).toReversed()) await one.close()
  await database.close()
})

const log = {
  info: (fields: object, message: string) => lines.push(`${message} ${JSON.stringify(fields)}`),
  error: (fields: object, message: string) => lines.push(`${message} ${JSON.stringify(fields)}`),
}

async function server(options: LocalServerOptions = {}) {
  const started = await startLocalServer(options)
  open.push(started)
  return started
}

async function work(smtpUrl: string, pollSeconds = 0.5): Promise<void> {
  const sender = createSmtpSender(smtpUrl, FROM)
  open.push(sender)
  const public_url = 'https://zivina.example'
  await workOnMail({
    boss,
    sender,
    late: [createLateMails(database.db, public_url)],
    public_url,
    log,
    ...standIn,
    pollSeconds,
  })
}

function waiting(): Promise<{ data: MailJob }[]> {
  return boss.findJobs<MailJob>(MAIL_QUEUE)
}

function headerOf({ headers }: Arrived['mail'], name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value
}

test('a queued mail is sent, and its data are deleted', async () => {
  const { url, arrived } = await server()
  await work(url)
  await mail.enqueue(database.db, 'verify_email', 'jana@example.cz', {
    ...JANA,
    email: 'jana@example.cz',
    code: '048213',
  })
  await vi.waitFor(() => expect(arrived).toHaveLength(1), ENOUGH)
  expect(arrived[0]?.to).toEqual(['jana@example.cz'])
  expect(arrived[0]?.mail.subject).toBe('048213 je váš ověřovací kód')
  expect(arrived[0]?.mail.text).toContain('Dobrý den, Jano,')
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), ENOUGH)
  expect(lines.join('\n')).toContain('mail sent')
  expect(lines.join('\n')).not.toMatch(/jana@example|048213/)
})

test('many mails are sent without a pause between them', async () => {
  const { url, arrived } = await server()
  await work(url, 3600)
  await database.db.transaction(async (transaction) => {
    for (let i = 0; i < 11; i++) await mail.enqueue(transaction, 'account_deleted', `a${i}@example.cz`, JANA)
  })
  await vi.waitFor(() => expect(arrived).toHaveLength(11), ENOUGH)
  expect(new Set(arrived.map(({ mail: { messageId } }) => messageId)).size).toBe(11)
})

test('one refused mail does not delay the others', async () => {
  const { url, arrived } = await server({ refuse: (address) => (address === 'plno@example.cz' ? 452 : null) })
  await database.db.transaction(async (transaction) => {
    for (const to of ['a@example.cz', 'plno@example.cz', 'b@example.cz']) {
      await mail.enqueue(transaction, 'account_deleted', to, JANA)
    }
  })
  await work(url)
  await vi.waitFor(() => expect(lines.filter((line) => line.startsWith('mail not sent')).length).toBe(2), ENOUGH)
  expect(arrived.map(({ to }) => to[0]).sort()).toEqual(['a@example.cz', 'b@example.cz'])
  expect((await waiting()).map(({ data }) => data.to)).toEqual(['plno@example.cz'])
})

test('a rolled-back change sends nothing, a committed one does', async () => {
  const { url, arrived } = await server()
  await work(url)
  const change = database.db.transaction(async (transaction) => {
    await mail.enqueue(transaction, 'account_deleted', 'zrusena@example.cz', JANA)
    throw new Error('changed my mind')
  })
  await expect(change).rejects.toThrow('changed my mind')
  expect(await waiting()).toEqual([])
  await database.db.transaction(async (transaction) => {
    await mail.enqueue(transaction, 'account_deleted', 'platna@example.cz', JANA)
    expect(await waiting()).toEqual([])
  })
  await vi.waitFor(() => expect(arrived).toHaveLength(1), ENOUGH)
  expect(arrived[0]?.to).toEqual(['platna@example.cz'])
})

test('a mail is sent once its server is back', async () => {
  const gone = await startLocalServer()
  await gone.close()
  await work(gone.url)
  await mail.enqueue(database.db, 'account_deleted', 'jana@example.cz', JANA)
  await vi.waitFor(
    () => expect(lines.filter((line) => line.startsWith('mail not sent')).length).toBeGreaterThan(1),
    ENOUGH,
  )
  expect(lines.join('\n')).toMatch(/"attempt":2,"reason":"E\w+"/)
  const { arrived } = await server({ port: gone.port })
  await vi.waitFor(() => expect(arrived).toHaveLength(1), ENOUGH)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), ENOUGH)
})

test('a permanently refused mail is moved to the dead mails at once', async () => {
  const { url } = await server({ refuse: () => 550 })
  await work(url)
  await mail.enqueue(database.db, 'account_deleted', 'nikdo@example.cz', JANA)
  await vi.waitFor(async () => expect(await boss.findJobs(DEAD_MAIL_QUEUE)).toHaveLength(1), ENOUGH)
  expect(lines.filter((line) => line.startsWith('mail not sent'))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('nikdo@example.cz')
})

test('a mail whose process is killed while sending is sent by another, with the same Message-ID', async () => {
  const seen: Arrived[] = []
  const { url, arrived } = await server({
    onMail: async (one) => {
      seen.push(one)
      // The first one is never told that its mail was accepted.
      if (seen.length === 1) await new Promise(() => {})
    },
  })
  const child = spawn(process.execPath, [WORKER, database.url, url], { stdio: 'inherit' })
  await mail.enqueue(database.db, 'account_deleted', 'jana@example.cz', JANA)
  await vi.waitFor(() => expect(seen).toHaveLength(1), ENOUGH)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await work(url)
  await vi.waitFor(() => expect(arrived).toHaveLength(1), ENOUGH)
  expect(seen).toHaveLength(2)
  expect(arrived[0]?.mail.messageId).toMatch(/^<[\w-]+@zivina\.example>$/)
  expect(seen[1]?.mail.messageId).toBe(seen[0]?.mail.messageId)
})

test('an issue is sent once to each recipient, with an unsubscribe link, also after a killed worker; those who unsubscribe meanwhile get none', async () => {
  const { db, pool } = database
  await buildRecipe(db, { name: 'Bramboračka' })
  await pool.query(`insert into newsletter_subscriber (email, consent_version, confirmed_at)
    values ('a@example.cz', '1', now()), ('b@example.cz', '1', now()), ('c@example.cz', '1', now())`)
  const site = { library: EMPTY_LIBRARY, urls: URLS }
  expect(await sendIssueNow(db, { ...site, mail }, new Date())).toBe(3)
  await pool.query(`update newsletter_subscriber set unsubscribed_at = now() where email = 'c@example.cz'`)
  const seen: Arrived[] = []
  const { url, arrived } = await server({
    onMail: async (one) => {
      seen.push(one)
      if (seen.length <= 2) await new Promise(() => {})
    },
  })
  const child = spawn(process.execPath, [WORKER, database.url, url], { stdio: 'inherit' })
  await vi.waitFor(() => expect(seen).toHaveLength(2), ENOUGH)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await work(url)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), ENOUGH)
  expect(arrived.map(({ to }) => to[0]).sort()).toEqual(['a@example.cz', 'b@example.cz'])
  // The mails that the killed worker had begun have the same ids as those sent now.
  expect(new Set(seen.map(({ mail: { messageId } }) => messageId)).size).toBe(2)
  const refusals = arrived.map(({ mail: sent }) => headerOf(sent, 'list-unsubscribe'))
  expect(new Set(refusals).size).toBe(2)
  for (const { mail: sent } of arrived) {
    expect(headerOf(sent, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = /^<(https:\/\/zivina\.example\/api\/mail\/unsubscribe\?token=newsletter_list\.\S+)>$/.exec(
      headerOf(sent, 'list-unsubscribe') ?? '',
    )?.[1]
    expect(sent.text).toContain(link)
  }
  const { rows } = await pool.query('select sent_at is not null as sent from newsletter_delivery')
  expect(rows).toEqual([{ sent: true }, { sent: true }])
})

test('a mail that waited until its code expired is not sent', async () => {
  const { url, arrived } = await server()
  const stale: MailJob<'verify_email'> = {
    mail_id: 'stara',
    template: 'verify_email',
    to: 'jana@example.cz',
    data: { ...JANA, email: 'jana@example.cz', code: '048213' },
    queued_at: new Date(Date.now() - 31 * 60_000).toISOString(),
  }
  await boss.send(MAIL_QUEUE, stale)
  await mail.enqueue(database.db, 'account_deleted', 'petr@example.cz', JANA)
  await work(url)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), ENOUGH)
  expect(arrived.map(({ to }) => to)).toEqual([['petr@example.cz']])
})

test('without a database the answer is EMAIL_NOT_SENT', async () => {
  const away = await openDatabase({ dataDir: '', databaseUrl: 'postgresql://127.0.0.1:1/nothing' })
  open.push(away)
  const asked = mail.enqueue(away.db, 'account_deleted', 'jana@example.cz', JANA)
  await expect(asked).rejects.toMatchObject({ code: 'EMAIL_NOT_SENT' })
  expect(lines.join('\n')).toContain('mail could not be queued')
  expect(lines.join('\n')).not.toContain('jana@example.cz')
})
