import type { Db } from '@zivina/db/database'
import { withoutRefused } from '@zivina/planner/generate-plan'
import type { Candidate } from '@zivina/planner/plan-request'
import { doDear } from '#api/kernel/limits/dear.ts'
import type { ProposalRow } from '../stored-proposal.ts'
import { selectCandidates } from './candidate-queries.ts'
import { candidateOf, tasteOf } from './candidates.ts'
import { choiceOf } from './plan-request-of.ts'

/** A request, what no dish may have, and recipes that the person did not want to see again. */
export type Wanted = Pick<ProposalRow, 'request' | 'without_allergens'> & { refused: readonly string[] }

/**
 * The dishes that a plan of the person may have. Reading them is expensive, so it waits for a place; the work in the pool that follows
 * holds none.
 * @param recipes dishes that are among them in any case
 */
export async function readCandidates(
  db: Db,
  person: string,
  { request, without_allergens, refused }: Wanted,
  recipes: readonly string[],
): Promise<Candidate[]> {
  const choosing = { ...choiceOf(request), without_allergens, person, recipes }
  const rows = await doDear(db, person, (db) => selectCandidates(db, choosing))
  const candidates = rows.map((row) => candidateOf(row, tasteOf(row, request.first_day)))
  return withoutRefused(request, candidates, refused)
}
