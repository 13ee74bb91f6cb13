import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, Timestamp } from '#contract/kernel/fields.ts'
import { PLAN_DISLIKED_MAX, PLAN_PROPOSAL_DAYS_MAX, PLAN_PROPOSALS_PER_MINUTE } from '#contract/planning/limits.ts'
import { DAY_MODES, LowerGuid, PlanDay } from './meal-plan-fields.ts'
import { EaterTotals, MealPlanChange } from './meal-plan-read.ts'

const MealTypeField = z.enum(MEAL_TYPES)
const CookingMinutes = z.int().min(0).max(600)

/** How much two recipes may be alike in a plan: how often one returns, and whether a dish may follow itself. */
export const VARIETIES = ['low', 'usual', 'high'] as const
export type VarietyWish = (typeof VARIETIES)[number]

/** What a person wishes of a plan. Targets, diets and exclusions are those of the plan's eaters. */
export const PlanWishes = z
  .strictObject({
    first_day: PlanDay,
    days: z.int().min(1).max(PLAN_PROPOSAL_DAYS_MAX),
    /** Meals of every day with their share of its energy; shares count in proportion. */
    meals: z
      .array(z.strictObject({ meal_type: MealTypeField, energy_share: z.number().min(0.01).max(1) }))
      .min(1)
      .max(MEAL_TYPES.length)
      .refine((meals) => new Set(meals.map(({ meal_type }) => meal_type)).size === meals.length),
    /** The part of each eater's day that the planned meals are; null: as much as such meals usually are. */
    day_share: z.number().min(0.05).max(1).nullable().default(null),
    /** Share of the target by which the energy of a day may differ. */
    energy_tolerance: z.number().min(0.01).max(0.25).default(0.03),
    /** Share by which the energy of a meal may differ from its part of the day. */
    meal_tolerance: z.number().min(0.05).max(1).default(0.3),
    /** Minutes in the kitchen by weekday, Monday first; null is no limit. */
    cooking_minutes: z
      .array(CookingMinutes.nullable())
      .length(7)
      .default(() => [null, null, null, null, null, null, null]),
    /** Ingredients that are avoided where it costs little else. */
    disliked_ingredients: z.array(LowerGuid).max(PLAN_DISLIKED_MAX).default([]),
    /** Prefers what is at home. */
    use_pantry: z.boolean().default(true),
    /** Cooks once and eats twice where the dish keeps. */
    leftovers: z.boolean().default(false),
    /** Keeps all dishes that the plan has in these meals already. Those that are pinned are kept in any case. */
    keep_planned: z.boolean().default(true),
    variety: z.enum(VARIETIES).default('usual'),
    /** Fish, legumes, red and processed meat and sweet dishes as often in a week as the diets at the table say. */
    balanced_week: z.boolean().default(true),
    /** The same wishes and seed give the same plan. */
    seed: z.int().min(0).max(0x7fffffff).default(1),
  })
  .meta({ id: 'PlanWishes' })
export type PlanWishes = z.output<typeof PlanWishes>

const Slot = z.object({ day: z.iso.date(), meal_type: MealTypeField })

/** A meal of a proposed day. */
export const ProposedMeal = z
  .object({
    meal_type: MealTypeField,
    /** Null where the recipe is no longer available. */
    recipe: Recipe.nullable(),
    portions: z.array(z.object({ eater: Guid, portions: z.number() })),
    /** The earlier meal from whose pot it is. */
    leftover_of: Slot.nullable(),
    /** The plan has it pinned: it is not computed anew. */
    is_pinned: z.boolean(),
  })
  .meta({ id: 'ProposedMeal' })
export type ProposedMeal = z.infer<typeof ProposedMeal>

/**
 * `planned`: a plan without a search under way; `waiting` and `improving`: a better one is looked for; `interrupted`: the search broke off, the best
 * plan so far stands and the search can go on; `impossible`: the wishes clash; `not_found`: neither a plan nor a proof within the allowed work.
 */
export const PROPOSAL_STATES = ['planned', 'waiting', 'improving', 'interrupted', 'impossible', 'not_found'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** A plan that the generator proposes, or why there is none. */
export const PlanProposal = z
  .object({
    guid: Guid,
    meal_plan: Guid,
    state: z.enum(PROPOSAL_STATES),
    /** Place in the queue from 1 while it waits; null otherwise. */
    place: z.int().nullable(),
    first_day: z.iso.date(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** False where the dishes that the day had stay, although with them it cannot be what was asked for. */
        is_bound: z.boolean(),
        /**
         * True where nothing was found in time that keeps the energy, bands and minutes of the day; its dishes suit everybody. A search goes on
         * with such days first.
         */
        is_open: z.boolean(),
        meals: z.array(ProposedMeal),
        totals: z.array(EaterTotals),
      }),
    ),
    /**
     * How far the plan may be from the best possible of the `candidates`, 0.008 is 0.8 %; null while it is not known. It is proven: no plan of
     * these recipes is better by more.
     */
    gap: z.number().min(0).nullable(),
    /** Suitable recipes that the proof covers; null while there is none. */
    candidates: z.int().nullable(),
    /** Whether nothing better is to be found or worth looking for. */
    is_certified: z.boolean(),
    /** What the plan is of, where a loosening may have changed it. */
    asked: z.object({
      cooking_minutes: z.array(z.int().nullable()).length(7),
      meal_tolerance: z.number(),
      energy_tolerance: z.number(),
      variety: z.enum(VARIETIES),
      /** What was loosened, as its buttons said it, in that order. */
      loosened: z.array(z.string()),
    }),
    /**
     * What the objective adds up, less is better: the plan is the cheapest that was found. `taste`: how little the person likes the dishes,
     * for each 1 − taste; the others are the price of what stands beside it. Null where there is no plan.
     */
    costs: z
      .object({
        taste: z.number(),
        disliked: z.number(),
        pantry: z.number(),
        variety: z.number(),
        leftovers: z.number(),
        habits: z.number(),
        week: z.number(),
        deviation: z.number(),
      })
      .nullable(),
    /** The wishes that clash, of which any one left out would do. Empty unless `impossible`, and where no recipe is offered at all. */
    clash: z.array(z.string()),
    /** A sentence that says when there is no plan, and whether wishes clash; null unless `impossible`. */
    why_impossible: z.string().nullable(),
    /**
     * The least change of each wish that helps, tried out; where nothing is proven or days of a plan are open, some change that does. `is_enough`: a
     * whole plan was found with it.
     */
    loosenings: z.array(z.object({ sentence: z.string(), is_enough: z.boolean() })),
    /** Meals that were asked for anew, but no other dish fits beside the rest: the plan is the former one. Null where there are none. */
    kept: z
      .object({
        day: z.iso.date(),
        /** Null is the whole day. */
        meal_type: MealTypeField.nullable(),
        sentence: z.string(),
        /** The cheapest change with which another dish was found; `index` is the one to `loosen`. Null where none is known. */
        loosening: z.object({ index: z.int(), sentence: z.string() }).nullable(),
      })
      .nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'PlanProposal' })
export type PlanProposal = z.infer<typeof PlanProposal>

/** A person presses a button; a program that asks more often only keeps itself waiting. */
const PRESSES = [{ by: 'user', attempts: PLAN_PROPOSALS_PER_MINUTE, seconds: 60 }] as const

const params = z.object({ guid: Guid })
const ofProposal = { params, access: 'premium', response: PlanProposal, status: 200 } as const

/** Plans that are computed: a first one at once, then better ones with a proof of how good they are. */
export const planProposals = {
  create: endpoint({
    method: 'POST',
    path: '/plan_proposal',
    access: 'premium',
    rate_limits: PRESSES,
    summary: 'Computes a plan for a meal plan that one may edit, or says which wishes clash; once for each guid.',
    body: z.strictObject({ guid: LowerGuid, meal_plan: LowerGuid, wishes: PlanWishes }),
    status: 201,
    response: PlanProposal,
    errors: [
      'NOT_FOUND',
      'MEALPLAN_NOT_FOUND',
      'NO_PREMIUM',
      'TARGET_MISSING',
      'PLAN_WISHES_INVALID',
      'SERVICE_UNAVAILABLE',
    ],
  }),
  // Before the detail: the first matching path answers.
  latest: endpoint({
    method: 'GET',
    path: '/plan_proposal/latest',
    access: 'premium',
    summary: 'The latest own proposal for a meal plan, with its progress; 204 where there is none.',
    query: z.strictObject({ meal_plan: LowerGuid }),
    status: 200,
    response: PlanProposal.nullable(),
    empty: true,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    ...ofProposal,
    method: 'GET',
    path: '/plan_proposal/{guid}',
    summary: 'An own proposal, with its progress.',
    errors: ['NOT_FOUND'],
  }),
  loosen: endpoint({
    method: 'POST',
    path: '/plan_proposal/{guid}/loosen',
    access: 'premium',
    rate_limits: PRESSES,
    summary:
      'Computes a new proposal with one of the loosenings of an impossible one, or of its kept meals; once for each guid.',
    params,
    body: z.strictObject({ guid: LowerGuid, loosening: z.int().min(0).max(99) }),
    status: 201,
    response: PlanProposal,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'SERVICE_UNAVAILABLE', 'PLAN_WISHES_INVALID'],
  }),
  again: endpoint({
    method: 'POST',
    path: '/plan_proposal/{guid}/again',
    access: 'premium',
    rate_limits: PRESSES,
    summary:
      'Computes a meal or a day of a proposal anew, with other dishes, while the rest stays; once for each guid. Where none fit, the answer is the former proposal with `kept`. A search of the former ends.',
    params,
    body: z.strictObject({
      guid: LowerGuid,
      day: PlanDay,
      /** Null is the whole day. */
      meal_type: MealTypeField.nullable(),
    }),
    status: 201,
    response: PlanProposal,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'SERVICE_UNAVAILABLE', 'PLAN_WISHES_INVALID'],
  }),
  improve: endpoint({
    ...ofProposal,
    method: 'POST',
    path: '/plan_proposal/{guid}/improve',
    summary: 'Looks for a better plan in the background; one search of a person at a time.',
    errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
  stop: endpoint({
    ...ofProposal,
    method: 'POST',
    path: '/plan_proposal/{guid}/stop',
    summary: 'Ends the search; the best plan so far stays.',
    errors: ['NOT_FOUND'],
  }),
  apply: endpoint({
    ...ofProposal,
    method: 'POST',
    path: '/plan_proposal/{guid}/apply',
    summary: 'Writes the proposed days into the meal plan. What is pinned there stays, and its meal gets nothing else.',
    body: z.strictObject({ mode: z.enum(DAY_MODES).default('replace') }),
    response: MealPlanChange,
    errors: ['NOT_FOUND', 'MEALPLAN_NOT_FOUND', 'DAY_ALREADY_EXISTS', 'LIMIT_REACHED'],
  }),
}
