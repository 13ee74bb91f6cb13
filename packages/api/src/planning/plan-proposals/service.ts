import { PLAN_PROPOSALS_KEPT } from '@zivina/contract/kernel/limits'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanChange } from '@zivina/contract/planning/meal-plan-read'
import type { PlanProposal, PlanWishes } from '@zivina/contract/planning/plan-proposals'
import type { Candidate, PlanAnswer, PlanRequest } from '@zivina/domain/planning/plan-request'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { readEditablePlan, putDays } from '#api/planning/meal-plans/service.ts'
import { pantryIngredients } from '#api/planning/pantry/service.ts'
import { candidateOf } from './candidates.ts'
import { selectCandidates } from './candidate-queries.ts'
import { choiceOf, dayOf, planRequestOf } from './plan-request-of.ts'
import { againRequest, newDaysOf, presentProposal } from './present.ts'
import {
  deleteOlder,
  insertProposal,
  type ProposalRow,
  selectCards,
  selectLatest,
  selectProposal,
  stopSearch,
} from './queries.ts'
import { searchOn } from './search.ts'
import { FIRST_PLAN } from './tasks.ts'

type ReadCtx = UserCtx<'db' | 'urls'>
type ProposingCtx = UserCtx<'db' | 'urls' | 'work' | 'signal'>
type NewProposal = { guid: string; meal_plan: string }

/**
 * Computes a plan for a meal plan that the logged-in user may edit. A guid that exists is a repeated attempt.
 * @throws ApiError MEALPLAN_NOT_FOUND, TARGET_MISSING, PLAN_WISHES_INVALID, SERVICE_UNAVAILABLE, UNIQUE
 */
export async function propose(
  ctx: ProposingCtx,
  { wishes, ...proposal }: NewProposal & { wishes: PlanWishes },
): Promise<PlanProposal> {
  return proposeOnce(ctx, proposal, async () => {
    const range = { from: wishes.first_day, to: dayOf(wishes, wishes.days - 1) }
    const plan = await readEditablePlan(ctx, { guid: proposal.meal_plan, ...range })
    const request = planRequestOf(wishes, plan, wishes.use_pantry ? await pantryIngredients(ctx) : [])
    if (request === null) throw new ApiError('TARGET_MISSING')
    return request
  })
}

/**
 * Computes a proposal with one of the loosenings of an impossible one.
 * @throws ApiError NOT_FOUND where the proposal has no such loosening, and as `propose`
 */
export async function loosen(
  ctx: ProposingCtx,
  { from, guid, loosening }: { from: string; guid: string; loosening: number },
): Promise<PlanProposal> {
  const { meal_plan, impossibility } = await requireProposal(ctx, from)
  const loosened = impossibility?.loosenings[loosening]
  if (loosened === undefined) throw new ApiError('NOT_FOUND')
  return proposeOnce(ctx, { guid, meal_plan }, async () => loosened.request)
}

/**
 * Computes some meals of a proposal anew; the others stay as they are.
 * @throws ApiError NOT_FOUND where there is no plan yet, and as `propose`
 */
export async function proposeAgain(
  ctx: ProposingCtx,
  { from, guid, slots }: { from: string; guid: string; slots: Parameters<typeof againRequest>[1] },
): Promise<PlanProposal> {
  const proposal = await requireProposal(ctx, from)
  return proposeOnce(ctx, { guid, meal_plan: proposal.meal_plan }, async () => {
    const request = againRequest(proposal, slots)
    if (request === null) throw new ApiError('NOT_FOUND')
    return request
  })
}

/** @throws ApiError NOT_FOUND */
export async function readProposal(ctx: ReadCtx, guid: string): Promise<PlanProposal> {
  return present(ctx, await requireProposal(ctx, guid))
}

/** The latest proposal of the logged-in user for a meal plan; null where there is none. */
export async function readLatest(ctx: ReadCtx, meal_plan: string): Promise<PlanProposal | null> {
  const latest = await selectLatest(ctx.db, ctx.actor.guid, meal_plan)
  return latest === null ? null : present(ctx, latest)
}

/**
 * Begins to look for a better plan; other searches of the logged-in user end.
 * @throws ApiError NOT_FOUND where there is no plan to improve
 */
export async function improve(ctx: UserCtx<'db' | 'urls' | 'work' | 'log'>, guid: string): Promise<PlanProposal> {
  const { request, plan } = await requireProposal(ctx, guid)
  if (plan === null) throw new ApiError('NOT_FOUND')
  await searchOn(ctx, guid, async () => {
    const recipes = plan.meals.map(({ recipe }) => recipe)
    return { request, plan, candidates: await candidatesFor(ctx, request, recipes) }
  })
  return readProposal(ctx, guid)
}

/** Ends the search of a proposal; there may be none. @throws ApiError NOT_FOUND */
export async function stop(ctx: ReadCtx, guid: string): Promise<PlanProposal> {
  await stopSearch(ctx.db, ctx.actor.guid, guid)
  return readProposal(ctx, guid)
}

/**
 * Writes the proposed days into the meal plan.
 * @throws ApiError NOT_FOUND where there is no plan; MEALPLAN_NOT_FOUND, DAY_ALREADY_EXISTS, LIMIT_REACHED
 */
export async function applyProposal(
  ctx: ReadCtx,
  { guid, mode }: { guid: string; mode: DayMode },
): Promise<MealPlanChange> {
  const { meal_plan, request, plan } = await requireProposal(ctx, guid)
  if (plan === null) throw new ApiError('NOT_FOUND')
  return putDays(ctx, { guid: meal_plan, days: newDaysOf(request, plan), mode })
}

/** Solves a request and stores the answer, once for each guid. */
async function proposeOnce(
  ctx: ProposingCtx,
  { guid, meal_plan }: NewProposal,
  readRequest: () => Promise<PlanRequest>,
): Promise<PlanProposal> {
  const former = await selectProposal(ctx.db, ctx.actor.guid, guid)
  if (former !== null) return present(ctx, former)
  const request = await readRequest()
  const answer = await solve(ctx, request)
  if (answer.state === 'refused') throw new ApiError('PLAN_WISHES_INVALID')
  await transaction(ctx, async (ctx) => {
    const made = await insertProposal(ctx.db, {
      ...{ guid, meal_plan, request, state: answer.state, user: ctx.actor.guid },
      plan: answer.state === 'planned' ? answer.plan : null,
      impossibility: answer.state === 'impossible' ? answer.impossibility : null,
    })
    if (made === null && (await selectProposal(ctx.db, ctx.actor.guid, guid)) === null) throw new ApiError('UNIQUE')
    await deleteOlder(ctx.db, ctx.actor.guid, PLAN_PROPOSALS_KEPT)
  })
  return readProposal(ctx, guid)
}

async function solve(ctx: ProposingCtx, request: PlanRequest): Promise<PlanAnswer> {
  const recipes = request.fixed.map(({ recipe }) => recipe)
  const candidates = await candidatesFor(ctx, request, recipes)
  const options = { who: ctx.actor.guid, signal: ctx.signal, too_much: 'SERVICE_UNAVAILABLE' } as const
  return doWork(ctx.work, FIRST_PLAN, { request, candidates }, options)
}

async function candidatesFor(
  ctx: UserCtx<'db'>,
  request: PlanRequest,
  recipes: readonly string[],
): Promise<Candidate[]> {
  const choosing = { ...choiceOf(request), person: ctx.actor.guid, recipes }
  return (await selectCandidates(ctx.db, choosing)).map(candidateOf)
}

async function requireProposal(ctx: UserCtx<'db'>, guid: string): Promise<ProposalRow> {
  const found = await selectProposal(ctx.db, ctx.actor.guid, guid)
  if (found === null) throw new ApiError('NOT_FOUND')
  return found
}

async function present(ctx: ReadCtx, row: ProposalRow): Promise<PlanProposal> {
  const recipes = [...new Set(row.plan?.meals.map(({ recipe }) => recipe) ?? [])]
  const cards = recipes.length === 0 ? [] : await selectProposed(ctx.db, ctx.actor.guid, recipes)
  return presentProposal(row, new Map(cards.map((card) => [card.guid, presentRecipe(card, ctx.urls)])))
}
