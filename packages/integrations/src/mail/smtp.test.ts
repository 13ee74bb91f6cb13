import { afterEach, describe, expect, test } from 'vitest'
import { type LocalServer, type LocalServerOptions, startLocalServer } from './local-server.ts'
import { type Mail, MailRefused, type MailSender } from './port.ts'
import { createSmtpSender } from './smtp.ts'

const FROM = { name: 'Živina', address: 'noreply@zivina.example' }

const open: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

async function start(options: LocalServerOptions = {}): Promise<LocalServer> {
  const server = await startLocalServer(options)
  open.push(server)
  return server
}

function connect(url: string): MailSender {
  const sender = createSmtpSender(url, FROM)
  open.push(sender)
  return sender
}

function mail(fields: Partial<Mail> = {}): Mail {
  return {
    id: '0192-a',
    queued_at: new Date('2026-11-21T07:05:00Z'),
    to: 'jana@example.cz',
    subject: 'Žluťoučký kůň',
    html: '<p>Dobrý den</p>',
    text: 'Dobrý den',
    unsubscribe_url: null,
    ...fields,
  }
}

describe('a mail by SMTP', () => {
  test('arrives as HTML and plain text, with the right sender and recipient', async () => {
    const server = await start()
    await connect(server.url).send(mail())
    const [arrived] = server.arrived
    expect(arrived?.to).toEqual(['jana@example.cz'])
    expect(arrived?.mail).toMatchObject({
      subject: 'Žluťoučký kůň',
      html: '<p>Dobrý den</p>\n',
      text: 'Dobrý den\n',
      from: FROM,
      messageId: '<0192-a@zivina.example>',
      date: '2026-11-21T07:05:00.000Z',
    })
    expect(arrived?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(arrived?.raw).not.toMatch(/^List-Unsubscribe/m)
  })

  test('names where to unsubscribe, also by one click', async () => {
    const server = await start()
    await connect(server.url).send(mail({ unsubscribe_url: 'https://zivina.example/odhlasit?t=a b' }))
    expect(server.arrived[0]?.raw).toMatch(/^List-Unsubscribe: <https:\/\/zivina\.example\/odhlasit\?t=a%20b>\r?$/m)
    expect(server.arrived[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  })

  test('has no additional header from a line break in its subject', async () => {
    const server = await start()
    await connect(server.url).send(mail({ subject: 'Kód\r\nBcc: zlo@example.cz\r\n\r\ntělo' }))
    expect(server.arrived[0]?.to).toEqual(['jana@example.cz'])
    expect(server.arrived[0]?.raw).not.toMatch(/^Bcc:/im)
    expect(server.arrived[0]?.mail.subject).toBe('Kód Bcc: zlo@example.cz tělo')
    expect(server.arrived[0]?.mail.text).toBe('Dobrý den\n')
  })

  test.each([
    'a@example.cz\r\nBcc: b@example.cz',
    'a@example.cz, b@example.cz',
    'Jana <a@example.cz>',
    'a@example.cz>',
    'a b@example.cz',
    'a@b@example.cz',
    'bez-zavinace',
    '',
  ])('to %j is refused before anything is sent', async (to) => {
    const server = await start()
    await expect(connect(server.url).send(mail({ to }))).rejects.toThrow(MailRefused)
    expect(server.arrived).toEqual([])
  })

  test.each([550, 553])('is refused permanently where the server refuses its recipient with %i', async (code) => {
    const server = await start({ refuse: () => code })
    await expect(connect(server.url).send(mail())).rejects.toThrow(MailRefused)
  })

  test('may be retried where the server refuses its recipient with 451', async () => {
    const server = await start({ refuse: () => 451 })
    await expect(connect(server.url).send(mail())).rejects.not.toThrow(MailRefused)
  })

  test('may be retried where our own password is wrong', async () => {
    const server = await start({ login: { user: 'zivina', password: 'spravne' } })
    const wrong = server.url.replace('://', '://zivina:spatne@')
    await expect(connect(wrong).send(mail())).rejects.not.toThrow(MailRefused)
    await connect(server.url.replace('://', '://zivina:spravne@')).send(mail())
    expect(server.arrived).toHaveLength(1)
  })

  test('may be retried where the server is not running', async () => {
    const { port, close } = await startLocalServer()
    await close()
    const sender = connect(`smtp://127.0.0.1:${port}`)
    await expect(sender.send(mail())).rejects.not.toThrow(MailRefused)
    const server = await start({ port })
    await sender.send(mail())
    expect(server.arrived).toHaveLength(1)
  })
})
