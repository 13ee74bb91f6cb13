import { hash } from 'node:crypto'
import type { Db } from '@zivina/db/database'
import { type Bound, countOneEach, type Met, uncountOneEach } from './queries.ts'

export type { Bound } from './queries.ts'

/**
 * The key of a count. Neither addresses nor e-mails are kept readable.
 * @param kind what is counted
 * @param of whose, or where
 */
export function attemptKey(kind: string, ...of: string[]): string {
  return `${kind} ${hash('sha256', of.join('\n'), 'base64url')}`
}

/**
 * Counts an attempt before it is made, under every bound or, where one is met, under none: what is refused is no attempt.
 * Counting first leaves no gap for attempts made at once; `giveBackAttempt` undoes it once the attempt turns out to be good.
 * @returns the bounds that are met; none where the attempt may be made
 */
export async function takeAttempt(db: Db, bounds: readonly Bound[]): Promise<Met[]> {
  const met = await countOneEach(db, bounds)
  if (met.length > 0) {
    const refusing = new Set(met.map(({ key }) => key))
    await giveBackAttempt(
      db,
      bounds.filter(({ key }) => !refusing.has(key)),
    )
  }
  return met
}

/** Has an attempt not count. */
export async function giveBackAttempt(db: Db, bounds: readonly Bound[]): Promise<void> {
  if (bounds.length === 0) return
  await uncountOneEach(
    db,
    bounds.map(({ key }) => key),
  )
}
