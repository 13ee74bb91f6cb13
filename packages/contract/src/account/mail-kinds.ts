/**
 * Mails that a person can unsubscribe from. The newsletter is sent only with consent; the other kinds are sent unless they are
 * among the account's `mail_opt_outs`.
 */
export const REFUSABLE_MAILS = ['recipe_reviews', 'moderation'] as const
export type RefusableMail = (typeof REFUSABLE_MAILS)[number]

export const MAIL_KINDS = ['newsletter', ...REFUSABLE_MAILS] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The value in an unsubscribe link for the newsletter of an address without an account. The kinds above are an account's. */
export const NEWSLETTER_LIST = 'newsletter_list'

/** The name of each kind within the sentence „Už vám nebudeme posílat …“ */
export const MAIL_KIND_NAMES: Readonly<Record<MailKind, string>> = {
  newsletter: 'novinky',
  recipe_reviews: 'upozornění na hodnocení vašich receptů',
  moderation: 'upozornění na posouzení vašich receptů, surovin, fotek, hodnocení a\u00a0hlášení chyb',
}
