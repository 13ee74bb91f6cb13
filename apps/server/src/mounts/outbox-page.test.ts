import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOutbox, type Outbox } from '@zivina/integrations/mail/outbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutboxPage, type Trial } from './outbox-page.ts'

const trial = (send: Trial['send']): Trial => ({ name: 'newsletter', label: 'Rozeslat', send })
const EVIL = '<script>alert(1)</script>'

let folder: string
let outbox: Outbox
let page: (path: string, method?: string, headers?: Record<string, string>) => Promise<Response>
let issues = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-outbox-page-'))
  outbox = createOutbox(folder, { name: 'Živina', address: 'noreply@zivina.example' })
  const sendIssue = async () => {
    issues += 1
  }
  const answer = createOutboxPage(outbox, { image_origin: 'http://localhost:3000', trials: [trial(sendIssue)] })
  page = (path, method = 'GET', headers = {}) => answer(new Request(`http://localhost${path}`, { method, headers }))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(id: string, day: number, subject: string, text = 'Ahoj'): Promise<string> {
  const queued_at = new Date(Date.UTC(2026, 10, day, 7, 5))
  const html = `<p>${text}</p><script>alert(1)</script>`
  await outbox.send({ id, queued_at, to: 'jana@example.cz', subject, html, text, unsubscribe_url: null })
  return `2026-11-${day}T07-05-00.000Z-${id}.eml`
}

test('an empty outbox is shown as empty', async () => {
  expect(await (await page('/outbox')).text()).toContain('Zatím tu nic není.')
})

test('an issue of the newsletter is sent only by the page’s own form', async () => {
  for (const site of ['cross-site', 'same-site', 'none', '']) {
    expect((await page('/outbox/newsletter', 'POST', { 'sec-fetch-site': site })).status).toBe(403)
  }
  expect((await page('/outbox/newsletter')).status).toBe(404)
  expect(issues).toBe(0)
  const sent = await page('/outbox/newsletter', 'POST', { 'sec-fetch-site': 'same-origin' })
  expect([sent.status, sent.headers.get('location'), issues]).toEqual([303, '/outbox', 1])
})

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.0.2.1'])(
  'the outbox is not shown under another host name (%s) that resolves to this machine',
  async (name) => {
    const ask = (path: string, method: string) =>
      createOutboxPage(outbox, { image_origin: 'http://localhost', trials: [trial(async () => issues++)] })(
        new Request(`http://${name}:3000${path}`, { method, headers: { 'sec-fetch-site': 'same-origin' } }),
      )
    const before = issues
    await write('rebound', 20, 'Kód')
    for (const answer of [await ask('/outbox', 'GET'), await ask('/outbox/newsletter', 'POST')]) {
      expect(answer.status).toBe(421)
      expect(await answer.text()).not.toContain('Kód')
    }
    expect(issues).toBe(before)
  },
)

test.each(['localhost', '127.0.0.1', '[::1]'])('the outbox is shown under the name %s', async (name) => {
  const answer = createOutboxPage(outbox, { image_origin: 'http://localhost', trials: [] })
  expect((await answer(new Request(`http://${name}:3000/outbox`))).status).toBe(200)
})

test('mails are listed newest first, with subject, recipient and time', async () => {
  await write('a', 20, 'Starší')
  await write('b', 21, 'Novější')
  const response = await page('/outbox')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html.indexOf('Novější')).toBeLessThan(html.indexOf('Starší'))
  expect(html).toContain('jana@example.cz')
  expect(html).toContain('21. 11. 2026 8:05')
  expect(html).not.toContain('<iframe')
})

test('a mail is shown in a sandbox, with its plain text and links that can be followed', async () => {
  const name = await write('c', 22, 'Odkaz', 'Pokračujte na https://zivina.example/a?b=1&c=2 hned')
  const response = await page(`/outbox/${name}`)
  const html = await response.text()
  expect(html).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/outbox/${name}/html"`)
  expect(html).toContain('<a href="https://zivina.example/a?b=1&amp;c=2" rel="noopener">')
  expect(html).toContain('aria-current="page"')
})

test('the content policy allows the page its own style only, and the mail no script at all', async () => {
  const name = await write('d', 23, 'Skript')
  const response = await page(`/outbox/${name}`)
  const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  const mail = await page(`/outbox/${name}/html`)
  const policy = mail.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/)
  expect(policy).not.toContain('script')
  expect(await mail.text()).toContain('<p>Ahoj</p>')
})

test('HTML in a subject or text is shown as text', async () => {
  const name = await write('e', 24, EVIL, EVIL)
  const html = await (await page(`/outbox/${name}`)).text()
  expect(html).not.toContain(EVIL)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each(['/outbox/neni.eml', '/outbox/..%2F..%2Fetc%2Fpasswd', '/outbox/a/b', '/outbox/a/html/b'])(
  'the path %s does not exist',
  async (path) => {
    const response = await page(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Takový e-mail tu není.')
  },
)

test('the outbox accepts only GET and HEAD', async () => {
  expect((await page('/outbox', 'POST')).status).toBe(405)
})
