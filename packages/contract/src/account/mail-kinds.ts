/**
 * Mails that a person may do without. The newsletter comes by consent alone; the others come unless refused, and those
 * refused are the account's `mail_opt_outs`.
 */
export const REFUSABLE_MAILS = ['recipe_reviews', 'moderation'] as const
export type RefusableMail = (typeof REFUSABLE_MAILS)[number]

export const MAIL_KINDS = ['newsletter', ...REFUSABLE_MAILS] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * In a link that refuses mails: the newsletter of an address without an account. The kinds above are an account's.
 */
export const NEWSLETTER_LIST = 'newsletter_list'

/** What each kind is, within a sentence: „Už vám nebudeme posílat …“ */
export const MAIL_KIND_NAMES: Readonly<Record<MailKind, string>> = {
  newsletter: 'novinky',
  recipe_reviews: 'upozornění na hodnocení vašich receptů',
  moderation: 'upozornění na posouzení vašich receptů, surovin, fotografií, hodnocení a\u00a0hlášení chyb',
}
