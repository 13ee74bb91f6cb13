import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { totalsByEater } from '@zivina/domain/planning/plan-totals'
import { impossibilityText, looseningText, type PlanNames, wishText } from '@zivina/planner/explain'
import { cheapestLoosening, keptLooseningText, keptText } from '@zivina/planner/explain-kept'
import type { KeptMeals, MealPlan, Wish } from '@zivina/planner/plan-request'
import { isPinned, keptNow } from './planned-days.ts'
import { dayOf, varietyWish } from './request/plan-request-of.ts'
import type { ProposalRow } from './stored-proposal.ts'

/** Names of recipes, ingredients and eaters by their guids, as far as the author may know them, and what they are told of the eaters. */
export type Known = { names: ReadonlyMap<string, string>; eaters: readonly Pick<Eater, 'guid' | 'told'>[] }

/**
 * A proposal as its author sees it.
 * @param recipes those of the plan that the person may see now
 */
export function presentProposal(row: ProposalRow, recipes: ReadonlyMap<string, Recipe>, known: Known): PlanProposal {
  const { guid, meal_plan, state, place, request, plan, gap, candidates, is_certified, impossibility } = row
  const said = wordsOf(known)
  const kept = keptNow(row)
  return {
    guid,
    meal_plan,
    state,
    place,
    gap,
    candidates,
    is_certified,
    first_day: request.first_day,
    days: plan === null ? [] : Array.from({ length: request.days }, (_, day) => presentDay(row, plan, day, recipes)),
    asked: askedOf(request, said),
    // A plan of an earlier release knows neither habits nor rules of a week.
    costs: plan === null ? null : { ...plan.costs, habits: plan.costs.habits ?? 0, week: plan.costs.week ?? 0 },
    why_impossible: state !== 'impossible' || impossibility === null ? null : impossibilityText(impossibility, request),
    clash: (impossibility?.clash ?? []).map((wish) => wishText(wish, request, said)),
    loosenings: (isWhole(plan) ? [] : (impossibility?.loosenings ?? [])).map((loosening) => ({
      sentence: looseningText(loosening, request, said),
      is_enough: loosening.is_enough,
    })),
    kept: kept === null ? null : presentKept(kept, said),
    created_at: new Date(row.created_at).toISOString(),
  }
}

/** Nothing needs to be loosened for a plan without open days. */
const isWhole = (plan: MealPlan | null): boolean => plan !== null && (plan.open_days ?? []).length === 0

/** Eaters have the same tolerance, unless that of one was loosened. */
function askedOf(request: ProposalRow['request'], names: PlanNames): PlanProposal['asked'] {
  const { cooking_minutes, meal_tolerance, eaters, variety, loosened = [] } = request
  return {
    cooking_minutes: cooking_minutes.map((limit) => limit),
    meal_tolerance,
    energy_tolerance: Math.max(...eaters.map(({ energy_tolerance }) => energy_tolerance)),
    variety: varietyWish(variety),
    loosened: loosened.map((one) => looseningText({ ...one, request }, request, names)),
  }
}

function presentKept({ day, meal_type, request, impossibility }: KeptMeals, names: PlanNames): PlanProposal['kept'] {
  const index = impossibility === null ? null : cheapestLoosening(impossibility)
  const loosening = index === null ? undefined : impossibility?.loosenings[index]
  return {
    day: dayOf(request, day),
    meal_type,
    sentence: keptText(meal_type),
    loosening:
      index === null || loosening === undefined
        ? null
        : { index, sentence: keptLooseningText(loosening, request, names) },
  }
}

function presentDay(
  { request }: Pick<ProposalRow, 'request'>,
  { meals, open_days = [] }: Pick<MealPlan, 'meals' | 'open_days'>,
  day: number,
  recipes: ReadonlyMap<string, Recipe>,
): PlanProposal['days'][number] {
  const ofDay = meals
    .filter((meal) => meal.day === day)
    .toSorted((a, b) => MEAL_TYPES.indexOf(a.meal_type) - MEAL_TYPES.indexOf(b.meal_type))
    .map((meal) => ({
      meal_type: meal.meal_type,
      recipe: recipes.get(meal.recipe) ?? null,
      portions: Object.entries(meal.portions).map(([eater, portions]) => ({ eater, portions })),
      leftover_of:
        meal.leftover_of === null
          ? null
          : { day: dayOf(request, meal.leftover_of.day), meal_type: meal.leftover_of.meal_type },
      is_pinned: isPinned(request, meal),
    }))
  const counted = ofDay.flatMap(({ recipe, portions }) => (recipe === null ? [] : [{ totals: recipe, portions }]))
  return {
    day: dayOf(request, day),
    is_bound: !request.unbound_days?.includes(day),
    is_open: open_days.includes(day),
    meals: ofDay,
    totals: totalsByEater(
      counted,
      request.eaters.map(({ guid }) => guid),
    ),
  }
}

function wordsOf({ names, eaters }: Known): PlanNames {
  const nameOf =
    (otherwise: string) =>
    (guid: string): string =>
      names.get(guid) ?? otherwise
  return {
    eater: nameOf(''),
    ingredient: nameOf('soukromá surovina'),
    recipe: nameOf('soukromý recept'),
    isTargetKnown: (guid) => eaters.find((eater) => eater.guid === guid)?.told.target === true,
  }
}

/** The guids whose names the sentences of a proposal need. */
export function namedIn({
  request,
  impossibility,
  kept,
}: Pick<ProposalRow, 'request' | 'impossibility' | 'kept'>): string[] {
  const { clash = [], loosenings = [] } = impossibility ?? kept?.impossibility ?? {}
  const wishes = [...clash, ...[...loosenings, ...(request.loosened ?? [])].map(({ wish }) => wish)]
  return [...new Set(wishes.flatMap(guidsOf))]
}

function guidsOf(wish: Wish): string[] {
  const { eater, ingredient, recipe } = { eater: [], ingredient: [], recipe: [], ...wish }
  return [eater, ingredient, recipe].flat()
}
