import { PLAN_PROPOSALS_KEPT } from '@zivina/contract/planning/limits'
import { PROPOSAL_STATES, type ProposalState } from '@zivina/contract/planning/plan-proposals'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { MealPlan } from '@zivina/planner/plan-request'
import type { StoredImpossibility, StoredKeptMeals, StoredRequest } from '@zivina/planner/stored-request'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf, texts } from '#db/schema/columns.ts'
import { mealPlan } from './meal-plan.ts'

/** A computed plan for a meal plan, with the request it answers, and how far its improvement is. */
export const planProposal = pgTable(
  'plan_proposal',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    meal_plan: uuid()
      .notNull()
      .references(() => mealPlan.guid, { onDelete: 'cascade' }),
    request: jsonb().$type<StoredRequest>().notNull(),
    /** Allergens that no dish of it has, as an eater avoids them. */
    without_allergens: texts().$type<Allergen[]>(),
    /** Recipes that the person did not want to see again. */
    refused: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    state: text().$type<ProposalState>().notNull(),
    /** The best plan so far; null where there is none. */
    plan: jsonb().$type<MealPlan>(),
    impossibility: jsonb().$type<StoredImpossibility>(),
    /** The meals that were last asked for anew in vain; they hold only beside the same other meals. */
    kept: jsonb().$type<StoredKeptMeals>(),
    gap: doublePrecision(),
    candidates: integer(),
    is_certified: boolean().notNull().default(false),
    /** The search that may write; null while there is none. A later search has another, and the former one ends. */
    search: uuid(),
    /** When it began to wait for its turn. */
    search_since: timestamp({ withTimezone: true }),
    /** When the search last wrote. */
    seen_at: moment(),
    created_at: moment(),
  },
  (table) => [
    check('plan_proposal_state', oneOf(table.state, PROPOSAL_STATES)),
    index('plan_proposal_latest').on(table.user, table.meal_plan, table.created_at),
    index('plan_proposal_meal_plan').on(table.meal_plan),
    index('plan_proposal_waiting').on(table.state, table.search_since),
  ],
)

/**
 * The proposals that a person asked for. Targets and needs of the eaters are in what was computed from them; those of others are not the
 * person's to take along.
 */
export const planProposalPersonalData: PersonalData = {
  file: 'navrhy-jidelnicku.json',
  part: 'kept',
  tables: { plan_proposal: { rows: PLAN_PROPOSALS_KEPT, row_bytes: 1_000_000, by: 'limit' } },
  at_once: 1,
  rows: (user) => sql`
    select to_jsonb(p) - 'without_allergens' - 'impossibility' - 'kept' || jsonb_build_object('request', p.request - 'eaters') as proposal
    from plan_proposal p where p."user" = ${user} order by p.created_at`,
}
