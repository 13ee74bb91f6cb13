import { PLAN_PROPOSALS_KEPT } from '@zivina/contract/planning/limits'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanChange, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { PlanProposal, PlanWishes } from '@zivina/contract/planning/plan-proposals'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { Impossibility, KeptMeals, Loosening, PlanAnswer, PlanRequest } from '@zivina/planner/plan-request'
import { requestProblems } from '@zivina/planner/request-problems'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { doDear } from '#api/kernel/limits/dear.ts'
import { findEaters, putDays, readEatersToCompute, readPlan } from '../meal-plans/service.ts'
import { readHeld } from '../pantry/service.ts'
import { askAgain, keptNow, newDaysOf, staysPinned } from './planned-days.ts'
import { namedIn, presentProposal } from './present.ts'
import { insertProposal, selectLatest, selectProposal, stopSearch, writeKept } from './queries.ts'
import { isStillAgreed } from './request/agreed.ts'
import { selectNames, selectProposed } from './request/candidate-queries.ts'
import { dayOf, planRequestOf } from './request/plan-request-of.ts'
import { readCandidates, type Wanted } from './request/read-candidates.ts'
import { queueFirstPlans } from './search/first-plans.ts'
import { queueSearch } from './search/search.ts'
import { FIRST_PLAN } from './search/tasks.ts'
import type { ProposalRow } from './stored-proposal.ts'

type ReadCtx = UserCtx<'db' | 'urls'>
type ProposingCtx = UserCtx<'db' | 'urls' | 'work' | 'signal'>
type NewProposal = { guid: string; meal_plan: string }
/** What is asked for, and where meals of a plan are asked for anew, the plan that stays if there are no others. */
type Asked = Wanted & { former?: { guid: string; kept: Omit<KeptMeals, 'impossibility'> } }

/**
 * Computes a plan for a meal plan that the logged-in user may edit. A guid that exists is a repeated attempt.
 * @throws ApiError MEALPLAN_NOT_FOUND, TARGET_MISSING, PLAN_WISHES_INVALID, SERVICE_UNAVAILABLE; NOT_FOUND where the guid is another person's
 */
export async function propose(
  ctx: ProposingCtx,
  { wishes, ...proposal }: NewProposal & { wishes: PlanWishes },
): Promise<PlanProposal> {
  return proposeOnce(ctx, proposal, async () => {
    const plan = await readDays(ctx, proposal.meal_plan, wishes)
    if (!plan.abilities.can_edit) throw new ApiError('MEALPLAN_NOT_FOUND')
    const eaters = await readEatersToCompute(ctx, proposal.meal_plan)
    const held = wishes.use_pantry ? await readHeld(ctx) : []
    const pantry = held.map(({ ingredient }) => ingredient)
    const request = requireSound(planRequestOf(wishes, { ...plan, eaters }, pantry))
    const without_allergens = [...new Set(eaters.flatMap(({ allergens }) => allergens))]
    return { request, without_allergens, refused: [] }
  })
}

/** The days of a plan that the wishes are about. It is much to read, so it waits for a place among the expensive calls. */
function readDays(ctx: ProposingCtx, meal_plan: string, wishes: PlanWishes): Promise<MealPlanDetail> {
  const range = { from: wishes.first_day, to: dayOf(wishes, wishes.days - 1) }
  return doDear(ctx.db, ctx.actor.guid, (db) => readPlan({ ...ctx, db }, meal_plan, range), ctx.signal)
}

/** @throws ApiError TARGET_MISSING, PLAN_WISHES_INVALID */
function requireSound(request: PlanRequest | null): PlanRequest {
  if (request === null) throw new ApiError('TARGET_MISSING')
  // Whether fixed recipes are to be had is seen with the candidates.
  const named = request.fixed.map(({ recipe }) => ({ guid: recipe }))
  if (requestProblems(request, named).length > 0) throw new ApiError('PLAN_WISHES_INVALID')
  return request
}

/**
 * Computes a proposal with one of the loosenings of an impossible one, or of the meals that one kept.
 * @throws ApiError NOT_FOUND where the proposal has no such loosening, and as `propose`
 */
export async function loosen(
  ctx: ProposingCtx,
  { from, guid, loosening }: { from: string; guid: string; loosening: number },
): Promise<PlanProposal> {
  const proposal = await requireProposal(ctx, from)
  const kept = keptNow(proposal)
  const loosened = (kept ?? proposal).impossibility?.loosenings[loosening]
  if (loosened === undefined) throw new ApiError('NOT_FOUND')
  const { meal_plan, without_allergens } = proposal
  const { request } = loosened
  return proposeOnce(ctx, { guid, meal_plan }, async () => {
    if (kept === null) return { request, without_allergens, refused: proposal.refused }
    return { request, without_allergens, refused: kept.refused, former: { guid: from, kept } }
  })
}

/**
 * Computes a meal or a day of a proposal anew, without the dishes it has; the others stay as they are. Where no others fit, the proposal
 * stays whole and is the answer, with the meals that were kept. A search of it ends, so that it is the plan that was asked about.
 * @throws ApiError NOT_FOUND where there is no plan, or no such day in it, and as `propose`
 */
export async function proposeAgain(
  ctx: ProposingCtx,
  { from, guid, ...slot }: { from: string; guid: string; day: string; meal_type: MealType | null },
): Promise<PlanProposal> {
  await stopSearch(ctx.db, ctx.actor.guid, from)
  const proposal = await requireProposal(ctx, from)
  const { meal_plan, without_allergens } = proposal
  return proposeOnce(ctx, { guid, meal_plan }, async () => {
    const kept = proposal.plan === null ? null : askAgain(proposal, proposal.plan, slot)
    if (kept === null) throw new ApiError('NOT_FOUND')
    const { request, refused } = kept
    return { request, refused, without_allergens, former: { guid: from, kept } }
  })
}

/** @throws ApiError NOT_FOUND */
export async function readProposal(ctx: ReadCtx, guid: string): Promise<PlanProposal> {
  return present(ctx, await requireProposal(ctx, guid))
}

/** The latest proposal of the logged-in user for a meal plan; null where there is none. */
export async function readLatest(ctx: ReadCtx, meal_plan: string): Promise<PlanProposal | null> {
  const latest = await selectLatest(ctx.db, ctx.actor.guid, meal_plan)
  return latest === null || !(await isStillTheirs(ctx, latest)) ? null : present(ctx, latest)
}

/**
 * Begins to look for a better plan; other searches of the logged-in user end.
 * @throws ApiError NOT_FOUND where there is no plan to improve; SERVICE_UNAVAILABLE where it cannot be queued
 */
export async function improve(ctx: UserCtx<'db' | 'urls' | 'jobs'>, guid: string): Promise<PlanProposal> {
  const { plan } = await requireProposal(ctx, guid)
  if (plan === null) throw new ApiError('NOT_FOUND')
  await queueSearch(ctx, guid)
  return readProposal(ctx, guid)
}

/** Ends the search of a proposal; there may be none. @throws ApiError NOT_FOUND */
export async function stop(ctx: ReadCtx, guid: string): Promise<PlanProposal> {
  await stopSearch(ctx.db, ctx.actor.guid, guid)
  return readProposal(ctx, guid)
}

/**
 * Writes the proposed days into the meal plan. What is pinned there stays as it is.
 * @throws ApiError NOT_FOUND where there is no plan; MEALPLAN_NOT_FOUND, DAY_ALREADY_EXISTS, LIMIT_REACHED
 */
export async function applyProposal(
  ctx: ReadCtx,
  { guid, mode }: { guid: string; mode: DayMode },
): Promise<MealPlanChange> {
  // What is written are portions, which everybody in the plan sees; whether they may write them is asked with the plan.
  const proposal = await selectProposal(ctx.db, ctx.actor.guid, guid)
  if (proposal === null || proposal.plan === null) throw new ApiError('NOT_FOUND')
  const { meal_plan, request, plan } = proposal
  return putDays(ctx, meal_plan, newDaysOf(request, plan), mode, (pinned) => staysPinned(request, pinned))
}

/** Solves a request in the person's turn and stores the answer, once for each guid; with nothing found a former plan stays. */
async function proposeOnce(
  ctx: ProposingCtx,
  proposal: NewProposal,
  readAsked: () => Promise<Asked>,
): Promise<PlanProposal> {
  const isStored = async () => (await selectProposal(ctx.db, ctx.actor.guid, proposal.guid)) !== null
  if (await isStored()) return readProposal(ctx, proposal.guid)
  const asked = await readAsked()
  return queueFirstPlans(ctx, async () => {
    // The same attempt may have waited in front of this one.
    return (await isStored()) ? readProposal(ctx, proposal.guid) : solveAndStore(ctx, proposal, asked)
  })
}

async function solveAndStore(ctx: ProposingCtx, { guid, meal_plan }: NewProposal, asked: Asked): Promise<PlanProposal> {
  const { without_allergens, refused, former } = asked
  // The work pool of a small machine has one process for a person, whom a search would keep waiting for a minute.
  await stopSearch(ctx.db, ctx.actor.guid)
  const answer = await solve(ctx, asked)
  if (answer.state === 'refused') throw new ApiError('PLAN_WISHES_INVALID')
  if (answer.state !== 'planned' && former !== undefined) return keepFormer(ctx, former, answer)
  const request = answer.state === 'planned' ? answer.request : asked.request
  const proposal = {
    guid,
    meal_plan,
    request,
    without_allergens,
    refused: [...refused],
    state: answer.state,
    plan: answer.state === 'planned' ? answer.plan : null,
    impossibility: answer.state === 'impossible' ? answer.impossibility : helpOf(answer.help),
  }
  const created_at = await insertProposal(ctx.db, { ...proposal, user: ctx.actor.guid }, PLAN_PROPOSALS_KEPT)
  // The same attempt has arrived twice, at two processes: the other one was stored first.
  if (created_at === null) return readProposal(ctx, guid)
  const unproven = { place: null, gap: null, candidates: null, is_certified: false, kept: null }
  return present(ctx, { ...proposal, ...unproven, created_at })
}

/** Changes that help, stored where those of a clash are: nothing is proven, so no wish is named. */
const helpOf = (loosenings: readonly Loosening[]): Impossibility | null =>
  loosenings.length === 0 ? null : { clash: [], slot: null, loosenings }

/** Notes at a proposal which of its meals have no others, and why if that is proven. */
async function keepFormer(
  ctx: ReadCtx,
  { guid, kept }: NonNullable<Asked['former']>,
  answer: Extract<PlanAnswer, { state: 'impossible' | 'not_found' }>,
): Promise<PlanProposal> {
  const impossibility = answer.state === 'impossible' ? answer.impossibility : null
  await writeKept(ctx.db, ctx.actor.guid, guid, { ...kept, impossibility })
  return readProposal(ctx, guid)
}

async function solve(ctx: ProposingCtx, asked: Asked): Promise<PlanAnswer> {
  const { request } = asked
  const recipes = request.fixed.map(({ recipe }) => recipe)
  const candidates = await readCandidates(ctx.db, ctx.actor.guid, asked, recipes)
  const options = { who: ctx.actor.guid, signal: ctx.signal, too_much: 'SERVICE_UNAVAILABLE' } as const
  // A former plan is better than one with open days.
  const may_open_days = asked.former === undefined
  return doWork(ctx.work, FIRST_PLAN, { request, candidates, may_open_days }, options)
}

async function requireProposal(ctx: UserCtx<'db'>, guid: string): Promise<ProposalRow> {
  const found = await selectProposal(ctx.db, ctx.actor.guid, guid)
  if (found === null || !(await isStillTheirs(ctx, found))) throw new ApiError('NOT_FOUND')
  return found
}

/** Whether a proposal of the person may still be used: they plan for the same people, who still let them. */
async function isStillTheirs(ctx: UserCtx<'db'>, { meal_plan, request }: ProposalRow): Promise<boolean> {
  const eaters = await findEaters(ctx, meal_plan, 'compute')
  return eaters !== null && isStillAgreed(request, eaters)
}

async function present(ctx: ReadCtx, row: ProposalRow): Promise<PlanProposal> {
  const recipes = [...new Set(row.plan?.meals.map(({ recipe }) => recipe) ?? [])]
  const cards = recipes.length === 0 ? [] : await selectProposed(ctx.db, ctx.actor.guid, recipes)
  const shown = new Map(cards.map((card) => [card.guid, presentRecipe(card, ctx.urls)]))
  const named = namedIn(row)
  const names = named.length === 0 ? [] : await selectNames(ctx.db, ctx.actor.guid, named)
  const eaters = named.length === 0 ? [] : ((await findEaters(ctx, row.meal_plan, 'show')) ?? [])
  const known = new Map(names.map(({ guid, name }) => [guid, name]))
  return presentProposal(row, shown, { names: known, eaters })
}
