import { createHmac, timingSafeEqual } from 'node:crypto'
import { MAIL_KINDS, type MailKind, NEWSLETTER_LIST } from '@zivina/contract/account/mail-kinds'

const KINDS = [...MAIL_KINDS, NEWSLETTER_LIST] as const

/** Who unsubscribes from what by a link: an account, or a subscriber without one where the kind is the list. */
export type Refusal = { kind: MailKind | typeof NEWSLETTER_LIST; user: string }

const SHAPE = /^([a-z_]{1,20})\.([0-9a-f-]{36})\.([\w-]{43})$/

/**
 * Creates the token of an unsubscribe link. It is valid as long as the account exists, since people keep old mails for years,
 * and allows nothing else.
 */
export function writeToken({ kind, user }: Refusal, key: Uint8Array): string {
  return `${kind}.${user}.${seal(kind, user, key)}`
}

/** Reads a token; null where its signature is invalid. */
export function readToken(token: string, key: Uint8Array): Refusal | null {
  const [, name = '', user = '', given = ''] = SHAPE.exec(token) ?? []
  const kind = KINDS.find((known) => known === name)
  if (kind === undefined) return null
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(seal(kind, user, key)))
  return isOurs ? { kind, user } : null
}

function seal(kind: string, user: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${kind} ${user}`).digest('base64url')
}
