import { join } from 'node:path'
import { createOutbox, type Outbox } from '@zivina/integrations/mail/outbox'
import type { MailSender } from '@zivina/integrations/mail/port'
import { createSmtpSender } from '@zivina/integrations/mail/smtp'
import { type Config, isPrivate } from './config.ts'

/** Sends mails by SMTP where it is configured, otherwise writes them as files to the outbox. */
export function openMail({ data_dir, smtp_url, mail_from }: Config): { sender: MailSender; outbox: Outbox | null } {
  if (smtp_url !== null) return { sender: createSmtpSender(smtp_url, mail_from), outbox: null }
  const outbox = createOutbox(join(data_dir, 'outbox'), mail_from)
  return { sender: outbox, outbox }
}

/**
 * Whether the outbox page is shown. Mails contain codes that give access to accounts, so it is shown only where the product
 * uses its own database, sends no mails and is reachable from this machine only.
 */
export function showsOutbox(config: Config): boolean {
  return config.smtp_url === null && isPrivate(config)
}
