import type { Db } from '@zivina/db/database'
import { selectInForce, selectNewsletterAccount, startNewsletter, stopNewsletter } from './queries.ts'
import { type ConsentDecision, recordConsents } from './sql.ts'

/** The account with a verified address, and whether it gets the newsletter; null where there is none. */
export function findNewsletterAccount(db: Db, email: string): Promise<{ guid: string; newsletter: boolean } | null> {
  return selectNewsletterAccount(db, email)
}

/** Starts an account's newsletter, with the consent to the wording that was shown. */
export async function giveNewsletter(db: Db, user: string, version: string): Promise<void> {
  await startNewsletter(db, user)
  await recordConsents(db, user, [{ kind: 'newsletter', version }])
}

/** Ends the newsletter of an account, and withdraws the consent to it. */
export async function endNewsletter(db: Db, user: string): Promise<void> {
  await stopNewsletter(db, user)
  await recordConsents(db, user, [{ kind: 'newsletter', version: null }])
}

/** Records a person's consent to a version of the wording, or (null) its withdrawal. */
export async function decideConsent(db: Db, user: string, decision: ConsentDecision): Promise<void> {
  await recordConsents(db, user, [decision])
}

/** When a person gave the consent of a kind that is in force; null where none is. */
export function consentedAt(db: Db, user: string, kind: ConsentDecision['kind']): Promise<Date | null> {
  return selectInForce(db, user, kind)
}
