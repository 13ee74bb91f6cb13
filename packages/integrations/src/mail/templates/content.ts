/**
 * What a mail says, apart from how it looks: each template writes this, and the HTML and the plain text are both made of it,
 * so that they cannot say different things.
 */
export type MailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  heading: string
  /** As in the account; the greeting is made of it. Empty where unknown. */
  full_name: string
  blocks: Block[]
  /** Why this mail came, for the foot. */
  reason: string
  /** Given where the mail can be refused for the future. */
  unsubscribe_url?: string
  /** Given where an answer goes to somebody else than the sender. */
  reply_to?: string
}

export type Block =
  | { kind: 'text'; text: string }
  /** Begins a part of a longer mail. */
  | { kind: 'title'; text: string }
  /** Things to open, one below the other; the first with a large picture where `is_led` says so. */
  | { kind: 'cards'; cards: Card[]; is_led: boolean }
  /** Digits to copy, large. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** Pairs of a label and a value. */
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** Less important than a text: what to do if something is wrong. */
  | { kind: 'note'; text: string }

/** Something to open: a recipe, a text. */
export type Card = {
  title: string
  url: string
  /** What there is to say of it in a line or two. */
  text: string
  /** Absolute addresses of a wide and a small picture by the image host; null without one. */
  picture: { wide: string; small: string } | null
}
