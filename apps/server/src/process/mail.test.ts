import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openMail, showsOutbox } from './mail.ts'

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.0.2.1' }, false],
  [{ SMTP_URL: 'smtp://localhost' }, false],
  [{ DATABASE_URL: 'postgresql://localhost/zivina' }, false],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
  [{ PUBLIC_URL: 'https://zivina.example' }, false],
  [{ PUBLIC_URL: 'http://localhost.zivina.example' }, false],
  [{ TRUST_PROXY: '1' }, true],
])('with %j the outbox is shown: %s', (environment, shown) => {
  expect(showsOutbox(readConfig(environment))).toBe(shown)
})

test('mails go to the outbox unless an SMTP server is configured', async () => {
  const files = openMail(readConfig({}))
  expect(files.sender).toBe(files.outbox)
  const smtp = openMail(readConfig({ SMTP_URL: 'smtp://localhost' }))
  expect(smtp.outbox).toBeNull()
  await smtp.sender.close()
})
