import { ApiError } from '#api/kernel/errors/api-error.ts'

/** Requires that the account is the logged-in user's own: for others it does not exist. */
export function requireOwn(actor: { guid: string }, guid: string): void {
  if (guid.toLowerCase() !== actor.guid) throw new ApiError('NOT_FOUND')
}

/**
 * The account that owns what erased people leave behind. Its name contains a space, which no username may have, and its address
 * can receive no mail.
 */
export const HEIR = {
  username: 'Smazaný uživatel',
  username_key: 'smazany uzivatel',
  email: 'smazany-uzivatel@zivina.invalid',
}
