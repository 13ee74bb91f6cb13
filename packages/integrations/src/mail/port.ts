/** A finished mail to one person. */
export type Mail = {
  /** The same for every attempt to send the mail: the Message-ID is made from it, so that duplicates are recognised. */
  id: string
  /** When the mail was requested, not when it was sent. */
  queued_at: Date
  to: string
  subject: string
  html: string
  /** The same in plain text. */
  text: string
  /**
   * Where the recipient unsubscribes from mails of this kind; must accept a one-click POST. Null for mails without
   * unsubscribing.
   */
  unsubscribe_url: string | null
  /** The address for answers, where it is not the sender. */
  reply_to?: string | null
  /** Files that come with it. */
  files?: readonly MailFile[]
}

/** A file that a mail has with it. */
export type MailFile = { name: string; type: string; bytes: Uint8Array }

/** The sender of mails. */
export type MailAddress = { name: string; address: string }

/** Sends mails from the product. */
export type MailSender = {
  /**
   * Sends one mail.
   * @throws MailRefused when a retry makes no sense; after any other error a retry may succeed
   */
  send(mail: Mail): Promise<void>
  /** Finishes mails under way and ends all connections. */
  close(): Promise<void>
}

/** The mail was refused permanently: no such mailbox, an invalid address, unacceptable content. */
export class MailRefused extends Error {}
