import type { ProposalState } from '@zivina/contract/planning/plan-proposals'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { Impossibility, KeptMeals, MealPlan, PlanRequest } from '@zivina/planner/plan-request'
import {
  NewerRequest,
  readImpossibility,
  readKept,
  readRequest,
  type StoredImpossibility,
  type StoredKeptMeals,
  type StoredRequest,
} from '@zivina/planner/stored-request'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** A proposal. `created_at` is PostgreSQL's text of an instant. */
export type ProposalRow = {
  guid: string
  meal_plan: string
  request: PlanRequest
  without_allergens: Allergen[]
  refused: string[]
  state: ProposalState
  place: number | null
  plan: MealPlan | null
  impossibility: Impossibility | null
  kept: KeptMeals | null
  gap: number | null
  candidates: number | null
  is_certified: boolean
  created_at: string
}

/** A proposal as it is stored, by this release of the product or by another. */
export type StoredProposal = Omit<ProposalRow, 'request' | 'impossibility' | 'kept'> & {
  request: StoredRequest
  impossibility: StoredImpossibility | null
  kept: StoredKeptMeals | null
}

/**
 * A stored proposal with requests as this planner takes them.
 * @throws ApiError SERVICE_UNAVAILABLE where a newer release stored one: another process of it can answer, or this one after its update
 */
export function readStored(row: StoredProposal): ProposalRow {
  try {
    return {
      ...row,
      request: readRequest(row.request),
      impossibility: row.impossibility && readImpossibility(row.impossibility),
      kept: row.kept && readKept(row.kept),
    }
  } catch (error) {
    throw error instanceof NewerRequest ? new ApiError('SERVICE_UNAVAILABLE') : error
  }
}
