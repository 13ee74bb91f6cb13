import type { MailData } from '@zivina/integrations/mail/templates/templates'

/** Mails whose content is read just before sending. */
export type LateTemplate = 'newsletter_issue'

/** Reads the content of such mails. */
export type LateMails = {
  template: LateTemplate
  /** Null where it was withdrawn or sent before. */
  open(delivery: string, to: string): Promise<MailData<LateTemplate> | null>
  /** Stores that it was sent. */
  close(delivery: string): Promise<void>
}
