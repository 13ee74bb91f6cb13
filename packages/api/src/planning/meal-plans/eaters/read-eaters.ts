import type { Db } from '@zivina/db/database'
import type { PlanRow } from '../plans/plan-queries.ts'
import type { PlanReader } from '../sql.ts'
import { type DisclosedEater, type Purpose, tellEater } from './disclosed.ts'
import { selectEaters, selectReadableEaters } from './eater-queries.ts'

/**
 * Who eats by a plan that a person has found, in their order, as far as the person is told.
 * @param person null for a visitor with the link
 */
export async function readEatersOf(
  db: Db,
  { guid, role, premium_user }: Pick<PlanRow, 'guid' | 'role' | 'premium_user'>,
  person: string | null,
  purpose: Purpose = 'show',
): Promise<DisclosedEater[]> {
  const rows = await selectEaters(db, guid, person)
  return rows.map((row) => tellEater(row, { person, role, premium_user }, purpose))
}

/** Those who eat by a plan, as far as a person is told; null where they may not read the plan. Takes one statement. */
export async function findEatersOf(
  db: Db,
  plan: string,
  reader: PlanReader,
  purpose: Purpose,
): Promise<DisclosedEater[] | null> {
  const rows = await selectReadableEaters(db, plan, reader)
  if (rows.length === 0) return null
  return rows.map(({ role, premium_user, ...row }) =>
    tellEater(row, { person: reader.guid, role, premium_user }, purpose),
  )
}
