/**
 * The content of a mail without its design: each template returns this, and both the HTML and the plain text are made from it,
 * so that they cannot differ.
 */
export type MailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  heading: string
  /** As in the account, for the greeting. Empty where unknown. */
  full_name: string
  blocks: Block[]
  /** Why the recipient gets this mail, for the footer. */
  reason: string
  /** Present where the recipient can unsubscribe. */
  unsubscribe_url?: string
  /** Present where a reply goes to another address than the sender's. */
  reply_to?: string
}

/** A file of a mail, made when the mail is sent: what makes it, and of what. */
export type Attached = {
  noun: string
  guid: string
  /** The account that it is made for, where the same thing is another file for each. */
  account?: string
}

export type Block =
  | { kind: 'text'; text: string }
  /** Begins a part of a longer mail. */
  | { kind: 'title'; text: string }
  /** Items to open, one below the other; the first with a large picture if `is_led`. */
  | { kind: 'cards'; cards: Card[]; is_led: boolean }
  /** Digits to copy, large. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** Pairs of a label and a value. */
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** Less important than a text: what to do if something is wrong. */
  | { kind: 'note'; text: string }

/** An item to open: a recipe, a text. */
export type Card = {
  title: string
  url: string
  /** Its description in a line or two. */
  text: string
  /** Absolute addresses of a wide and a small picture by the image host; null without one. */
  picture: { wide: string; small: string } | null
}
