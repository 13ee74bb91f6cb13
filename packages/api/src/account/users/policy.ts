import { ApiError } from '#api/kernel/errors/api-error.ts'

/** An account is its owner's business alone: for anybody else it does not exist. */
export function requireOwn(actor: { guid: string }, guid: string): void {
  if (guid.toLowerCase() !== actor.guid) throw new ApiError('NOT_FOUND')
}
