import type { Db } from '@zivina/db/database'
import { addDays } from '@zivina/domain/calendar-day'
import { grantStep, type StoreTerm } from '@zivina/domain/commerce/store-terms'
import { insertGrant, type NewGrant, selectStoreGrant, updateGrant } from './queries.ts'

/** What was bought in an app store. */
type StoreBought = Pick<NewGrant, 'user' | 'plan' | 'platform'> & { store_subscription: string; product: string }

/** Lets the grants of a purchase be what its store says; nothing of another grant changes. The account is locked. */
export async function runStoreGrant(
  db: Db,
  { user, plan, platform, store_subscription, product }: StoreBought,
  { term, today }: { term: StoreTerm; today: string },
): Promise<void> {
  const latest = await selectStoreGrant(db, store_subscription)
  const step = grantStep(latest, term)
  if (step.kind === 'give') {
    const bought = { user, plan, platform, store_subscription, source: 'store', reason: product } as const
    await insertGrant(db, { ...bought, ...step.term })
  }
  if (step.kind === 'move' && latest !== null) {
    await updateGrant(db, latest.guid, { ends: step.ends, ended_at: endedAt(step.ends, today) })
  }
}

/** Ends what a purchase gives, as its store has it no more. The account is locked. */
export async function endStoreGrant(db: Db, store_subscription: string, today: string): Promise<void> {
  const latest = await selectStoreGrant(db, store_subscription)
  if (latest === null || (latest.ends !== null && latest.ends < today)) return
  await updateGrant(db, latest.guid, { ends: addDays(today, -1), ended_at: new Date() })
}

/** A grant whose last day is moved into the past was ended before it. */
function endedAt(ends: string | null, today: string): Date | null {
  return ends !== null && ends < today ? new Date() : null
}
