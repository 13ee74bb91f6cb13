import { ApiError } from '#api/kernel/errors/api-error.ts'

/** An account is its owner's business alone: for anybody else it does not exist. */
export function requireOwn(actor: { guid: string }, guid: string): void {
  if (guid.toLowerCase() !== actor.guid) throw new ApiError('NOT_FOUND')
}

/**
 * The account that what people leave behind belongs to. Its name has a space, which no username may have, and its address
 * can receive nothing.
 */
export const HEIR = {
  username: 'Smazaný uživatel',
  username_key: 'smazany uzivatel',
  email: 'smazany-uzivatel@zivina.invalid',
}
