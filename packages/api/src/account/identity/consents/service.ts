import type { Db } from '@zivina/db/database'
import { selectNewsletterAccount, startNewsletter, stopNewsletter } from './queries.ts'
import { recordConsents } from './sql.ts'

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
