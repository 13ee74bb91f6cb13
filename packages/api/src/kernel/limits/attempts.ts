import { hash } from 'node:crypto'
import type { Db } from '@zivina/db/database'
import { type Bound, countOneEach, type Met, uncountOneEach } from './attempt-queries.ts'

export type { Bound } from './attempt-queries.ts'

/**
 * The key of a counter. Neither addresses nor e-mails are stored in readable form.
 * @param kind what is counted
 * @param of for whom, or where
 */
export function attemptKey(kind: string, ...of: string[]): string {
  return `${kind} ${hash('sha256', of.join('\n'), 'base64url')}`
}

/**
 * Counts an attempt before it is made, under every limit or, where one is reached, under none: a refused attempt does not
 * count. Counting first leaves no gap for simultaneous attempts; `giveBackAttempt` undoes it when the attempt was right.
 * @returns the limits that are reached; none where the attempt may be made
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

/** Uncounts an attempt. */
export async function giveBackAttempt(db: Db, bounds: readonly Bound[]): Promise<void> {
  if (bounds.length === 0) return
  await uncountOneEach(
    db,
    bounds.map(({ key }) => key),
  )
}
