import type { ProposalState } from '@zivina/contract/planning/plan-proposals'
import type { Db } from '@zivina/db/database'
import type { KeptMeals } from '@zivina/planner/plan-request'
import { type SQL, sql } from 'drizzle-orm'
import { type ProposalRow, readStored, type StoredProposal } from './stored-proposal.ts'

const COLUMNS = sql`
  p.guid, p.meal_plan, p.request, p.without_allergens, p.refused, p.plan, p.impossibility, p.kept, p.gap, p.candidates, p.is_certified, p.created_at,
  p.state, case when p.state = 'waiting' then (
    select count(*)::int from plan_proposal w where w.state = 'waiting' and w.search_since <= p.search_since) end as place`

async function selectOne(db: Db, condition: SQL): Promise<ProposalRow | null> {
  const { rows } = await db.execute<StoredProposal>(sql`select ${COLUMNS} from plan_proposal p where ${condition}`)
  return rows[0] === undefined ? null : readStored(rows[0])
}

/** A proposal of a user. */
export function selectProposal(db: Db, user: string, guid: string): Promise<ProposalRow | null> {
  return selectOne(db, sql`p.guid = ${guid} and p.user = ${user}`)
}

/** The latest proposal of a user for a meal plan. */
export function selectLatest(db: Db, user: string, meal_plan: string): Promise<ProposalRow | null> {
  return selectOne(
    db,
    sql`p.user = ${user} and p.meal_plan = ${meal_plan} order by p.created_at desc, p.guid desc limit 1`,
  )
}

export type NewProposal = Pick<
  ProposalRow,
  'guid' | 'meal_plan' | 'request' | 'without_allergens' | 'refused' | 'state' | 'plan' | 'impossibility'
> & { user: string }

/** Stores a proposal and deletes the user's older ones beyond the kept number. @returns when it was made; null where the guid is taken */
export async function insertProposal(db: Db, proposal: NewProposal, kept: number): Promise<string | null> {
  const { guid, user, meal_plan, request, without_allergens, refused, state, plan, impossibility } = proposal
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
  const { rows } = await db.execute<{ created_at: string }>(sql`
    with older as (
      delete from plan_proposal p where p.user = ${user} and p.guid in (
        select o.guid from plan_proposal o where o.user = ${user} order by o.created_at desc, o.guid desc
        offset ${kept - 1})
    )
    insert into plan_proposal (guid, "user", meal_plan, request, without_allergens, refused, state, plan, impossibility)
    values (${guid}, ${user}, ${meal_plan}, ${json(request)}, ${sql.param(without_allergens)}::text[],
      ${sql.param(refused)}::uuid[], ${state}, ${json(plan)}, ${json(impossibility)})
    on conflict (guid) do nothing returning created_at`)
  return rows[0]?.created_at ?? null
}

/** Lets a search write from now on; other searches of the user end, and their proposals keep what they have. */
export async function beginSearch(db: Db, user: string, guid: string, search: string): Promise<void> {
  await db.execute(sql`
    update plan_proposal p set
      search = case when p.guid = ${guid} then ${search}::uuid end,
      state = case when p.guid = ${guid} then 'waiting' else 'planned' end,
      search_since = now(), seen_at = now()
    where p.user = ${user} and (p.guid = ${guid} or p.state in ('waiting', 'improving'))`)
}

/** Notes at a proposal of a user the meals for which nothing else was found. */
export async function writeKept(db: Db, user: string, guid: string, kept: KeptMeals): Promise<void> {
  await db.execute(sql`
    update plan_proposal p set kept = ${JSON.stringify(kept)}::jsonb where p.guid = ${guid} and p.user = ${user}`)
}

/** What a search has found so far. */
export type Found = Pick<ProposalRow, 'plan' | 'gap' | 'candidates' | 'is_certified'>

/** Writes what a search found. @returns whether it is still the one that may write */
export async function writeFound(
  db: Db,
  guid: string,
  search: string,
  { plan, gap, candidates, is_certified }: Found,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update plan_proposal p set state = 'improving', plan = ${JSON.stringify(plan)}::jsonb, gap = ${gap},
      candidates = ${candidates}, is_certified = ${is_certified}, seen_at = now()
    where p.guid = ${guid} and p.search = ${search} returning p.guid`)
  return rows.length > 0
}

/** Whether a search is still the one that may write. */
export async function isCurrentSearch(db: Db, guid: string, search: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select p.guid from plan_proposal p where p.guid = ${guid} and p.search = ${search}`)
  return rows.length > 0
}

/** Ends a search; the plan found so far stays. */
export async function endSearch(db: Db, guid: string, search: string, state: ProposalState): Promise<void> {
  await db.execute(sql`
    update plan_proposal p set state = ${state}, search = null where p.guid = ${guid} and p.search = ${search}`)
}

/** Ends whatever search a proposal of a user has; without one those of all their proposals. */
export async function stopSearch(db: Db, user: string, guid: string | null = null): Promise<void> {
  await db.execute(sql`
    update plan_proposal p set state = 'planned', search = null
    where p.user = ${user} and p.guid = coalesce(${guid}::uuid, p.guid) and p.state in ('waiting', 'improving')`)
}

/** Ends searches for which no job is left that may still run; the plans found so far stay. */
export async function endLostSearches(db: Db, queue: string): Promise<void> {
  await db.execute(sql`
    update plan_proposal p set state = 'interrupted', search = null
    where p.state in ('waiting', 'improving') and not exists (
      select from jobs.job j where j.name = ${queue} and j.state in ('created', 'retry', 'active')
        and j.data ->> 'search' = p.search::text)`)
}
