// A separate mail worker process, for tests that kill it. Arguments: database, SMTP server.
import { openDatabase } from '@zivina/db/database'
import { createSmtpSender } from '@zivina/integrations/mail/smtp'
import { createLateMails } from '#api/content/newsletter/late-mails.ts'
import { openQueue } from '#api/kernel/jobs/queue.ts'
import { workOnMail } from '#api/kernel/mail/mail-worker.ts'
import { standIn } from '#api/kernel/ports/testing-port.ts'

const [url = '', smtpUrl = ''] = process.argv.slice(2)

async function work(): Promise<void> {
  const log = { info: () => {}, error: () => {} }
  const boss = await openQueue(url, log)
  const sender = createSmtpSender(smtpUrl, { name: 'Živina', address: 'noreply@zivina.example' })
  const { db } = await openDatabase({ dataDir: '', databaseUrl: url })
  const public_url = 'https://zivina.example'
  await workOnMail({ boss, sender, late: [createLateMails(db, public_url)], public_url, log, ...standIn })
}

await work()
