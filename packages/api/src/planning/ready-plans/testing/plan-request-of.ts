import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import type { Season } from '@zivina/domain/planning/seasons'
import { DEFAULT_WEIGHTS } from '@zivina/planner/plan-defaults'
import type { PlanRequest } from '@zivina/planner/plan-request'
import { REQUEST_VERSION, USUAL_PORTIONS } from '@zivina/planner/plan-request'
import type { ReadyPlanData } from '@zivina/planner/ready-plan'
import { weekRulesOf } from '@zivina/planner/week-rules-of-diets'

/** Mondays: ready-made weeks begin with one, and a dish of another season is none for them. */
const FIRST_DAYS = {
  all: '2026-11-30',
  spring: '2027-04-05',
  summer: '2027-07-05',
  autumn: '2026-10-05',
  winter: '2027-01-04',
} as const satisfies Record<Season, string>
/** Whom the portions of the file are for. */
export const EATER = 'strávník'
const DAYS = 7
/** A week that many people take over keeps the rules of a week before it pleases anybody. */
const READY_WEIGHTS = { ...DEFAULT_WEIGHTS, habits: 5, week: 5 }

/** The generator's request of a ready-made week. */
export function readyPlanRequest({ request, season, diet_types, dietary_preference }: ReadyPlanData): PlanRequest {
  const { kilojoules, energy_tolerance, bands, excluded_ingredients, ...rest } = request
  const restricting = RESTRICTING_DIETS.filter((diet) => diet_types.includes(diet))
  return {
    ...rest,
    version: REQUEST_VERSION,
    first_day: FIRST_DAYS[season],
    days: DAYS,
    meal_tolerance: 0.5,
    day_share: 1,
    portions: USUAL_PORTIONS,
    eaters: [
      {
        guid: EATER,
        daily_kilojoules: kilojoules,
        energy_tolerance,
        bands,
        diet_types: restricting,
        dietary_preference,
        excluded_ingredients,
        disliked_ingredients: [],
        meals: null,
      },
    ],
    pantry_ingredients: [],
    fixed: [],
    week_rules: weekRulesOf([{ diet_types: restricting, dietary_preference }]),
    weights: READY_WEIGHTS,
  }
}

/** The portions of a meal of such a request. */
export const portionsOf = (portions: Readonly<Record<string, number>>): number => portions[EATER] ?? 0
