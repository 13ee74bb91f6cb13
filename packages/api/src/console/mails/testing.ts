import type { MailTemplate } from '@zivina/integrations/mail/templates/templates'
import { DEAD_MAIL_QUEUE } from '#api/kernel/mail/mail-queue.ts'

/** Puts a mail among those that failed for good. @returns its guid */
export async function killMail(
  sql: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>,
  { template, to, queued_at = new Date() }: { template: MailTemplate; to: string; queued_at?: Date },
): Promise<string> {
  const mail = { mail_id: crypto.randomUUID(), template, to, data: { full_name: 'Jana', code: '123456' }, queued_at }
  const [row] = await sql(
    `insert into jobs.job (name, data, output) values ($1, $2, '{"reason": "550"}') returning id`,
    [DEAD_MAIL_QUEUE, JSON.stringify(mail)],
  )
  return String(row?.id)
}
