import { ApiError } from '#api/kernel/errors/api-error.ts'

/** What tells one state of a row from a later one: a number that counts its changes, or the instant of the last one. */
export type Version = number | string | Date

/** Whether a row is still as the client saw it. The same instant is equal however it is written, to the millisecond. */
export function isAsSeen(seen: Version, present: Version): boolean {
  return comparable(seen) === comparable(present)
}

/**
 * Refuses to change a row that has changed since the client saw it. Call it with the row locked.
 * @param seen undefined where the client names none: it changes the row in any case
 * @throws ApiError CHANGED_ELSEWHERE
 */
export function requireAsSeen(seen: Version | undefined, present: Version): void {
  if (seen !== undefined && !isAsSeen(seen, present)) throw new ApiError('CHANGED_ELSEWHERE')
}

function comparable(version: Version): number {
  return typeof version === 'number' ? version : new Date(version).getTime()
}
