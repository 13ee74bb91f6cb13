/** A finished mail to one person. */
export type Mail = {
  /** Stays the same however often the sending is tried: the Message-ID is made of it, so that a repeated mail is known. */
  id: string
  /** When it was asked for, not when it left. */
  queued_at: Date
  to: string
  subject: string
  html: string
  /** The same in plain text. */
  text: string
  /** Where its receiver says no to further mails of this kind; must take a one-click POST. Null for mails one cannot refuse. */
  unsubscribe_url: string | null
  /** Whom an answer goes to, where it is not the sender. */
  reply_to?: string | null
}

/** Who mails come from. */
export type MailAddress = { name: string; address: string }

/** A way for mails out of the product. */
export type MailSender = {
  /**
   * Hands one mail over.
   * @throws MailRefused when it makes no sense to try again; any other error means that another try may succeed
   */
  send(mail: Mail): Promise<void>
  /** Lets mails under way finish and ends all connections. */
  close(): Promise<void>
}

/** The mail was refused for good: no such mailbox, an address that cannot be one, content nobody takes. */
export class MailRefused extends Error {}
