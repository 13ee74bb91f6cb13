import type { SendMailOptions } from 'nodemailer'
import { oneLine } from './one-line.ts'
import { type Mail, type MailAddress, MailRefused } from './port.ts'

/** One mailbox: not a second address, a display name, a comment or a header. */
const MAILBOX = /^[^\s"(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u
const MAILBOX_MAX = 254
const SUBJECT_MAX = 200

/** Whether an address is a valid mailbox. */
export function isMailbox(address: string): boolean {
  return address.length <= MAILBOX_MAX && MAILBOX.test(address)
}

/**
 * Converts a mail to the mailer's form, with the headers that all our mails have.
 * @throws MailRefused when the address is invalid
 */
export function toMessage(mail: Mail, from: MailAddress): SendMailOptions {
  if (!isMailbox(mail.to)) throw new MailRefused('The address of the receiver cannot be one.')
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: mail.to },
    // An invalid reply address is left out.
    ...(mail.reply_to && isMailbox(mail.reply_to) ? { replyTo: { name: '', address: mail.reply_to } } : {}),
    subject: oneLine(mail.subject, SUBJECT_MAX),
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.queued_at,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe_url) },
    attachments: (mail.files ?? []).map(({ name, type, bytes }) => ({
      filename: oneLine(name),
      contentType: type,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
