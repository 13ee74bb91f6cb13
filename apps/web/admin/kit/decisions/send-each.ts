import { ApiFailure } from '@zivina/contract/client'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Moderated } from './use-decisions.ts'

/** A decision with the state that the admin saw. */
export function seenDecision({ status }: Pick<Moderated, 'status'>, decision: Decision) {
  return { ...decision, seen: status }
}

/** Whether a row is gone, or was changed or decided by another admin since this one saw it. */
export function isChanged(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  return failure.status === 404 || failure.has('DECIDED_ELSEWHERE') || failure.has('CHANGED_ELSEWHERE')
}

/**
 * Decides on each row by a call of its own, for nouns without a call for several. All calls are made, though one is refused.
 * @returns the guids of those that are not as they were seen
 * @throws what the first call threw that was refused for another reason
 */
export async function sendEach<Row extends { guid: string }>(
  rows: readonly Row[],
  send: (row: Row) => Promise<unknown>,
): Promise<{ changed: readonly string[] }> {
  const outcomes = await Promise.allSettled(rows.map(send))
  const changed: string[] = []
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue
    if (!isChanged(outcome.reason)) throw outcome.reason
    changed.push(rows[index]?.guid ?? '')
  }
  return { changed }
}
