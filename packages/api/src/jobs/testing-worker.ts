// A mail worker as a process of its own, for tests that kill it. Arguments: database, SMTP server.
import { createSmtpSender } from '@zivina/integrations/mail/smtp'
import { workOnMail } from './mail-worker.ts'
import { openQueue } from './queue.ts'

const [url = '', smtpUrl = ''] = process.argv.slice(2)

async function work(): Promise<void> {
  const log = { info: () => {}, error: () => {} }
  const boss = await openQueue(url, log)
  const sender = createSmtpSender(smtpUrl, { name: 'Živina', address: 'noreply@zivina.example' })
  await workOnMail({ boss, sender, public_url: 'https://zivina.example', log })
}

await work()
