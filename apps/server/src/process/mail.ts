import { join } from 'node:path'
import { createOutbox, type Outbox } from '@zivina/integrations/mail/outbox'
import type { MailSender } from '@zivina/integrations/mail/port'
import { createSmtpSender } from '@zivina/integrations/mail/smtp'
import { type Config, isPrivate } from './config.ts'

/** How mails leave: by SMTP where it is configured, else as files in the outbox. */
export function openMail({ data_dir, smtp_url, mail_from }: Config): { sender: MailSender; outbox: Outbox | null } {
  if (smtp_url !== null) return { sender: createSmtpSender(smtp_url, mail_from), outbox: null }
  const outbox = createOutbox(join(data_dir, 'outbox'), mail_from)
  return { sender: outbox, outbox }
}

/**
 * Whether mails may be read on a page: they hold codes that let somebody in, so only where the product runs on its own
 * database, sends none of them and is reached from this machine alone.
 */
export function showsOutbox(config: Config): boolean {
  return config.smtp_url === null && isPrivate(config)
}
