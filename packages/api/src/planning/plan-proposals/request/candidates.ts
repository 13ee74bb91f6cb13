import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { fromStoredHigh } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { STORAGE } from '@zivina/domain/catalogue/storage'
import { isInSeason } from '@zivina/domain/planning/seasons'
import { DIETARY_PREFERENCES, type DietaryPreference } from '@zivina/nutrition/diets'
import { type NutrientValues, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { groupOfDish, kindsOfDish } from '@zivina/planner/kinds-of-dish'
import type { Candidate } from '@zivina/planner/plan-request'
import type { CandidateRow } from './candidate-queries.ts'

/** Reviews of the mean that a recipe starts with, so that one enthusiastic review does not decide. */
const PRIOR_REVIEWS = 5
const PRIOR_STARS = 3.5
const FAVORITE_TASTE = 1
/** What of a taste is left for a dish out of its season: melon salad in November. It can still be chosen, where little else suits. */
const TASTE_OUT_OF_SEASON = 0.2
/** Nutrients whose figures are ranges often enough to tell: „less than 0.5 g“. */
const RANGED_NUTRIENTS = ['fiber', 'salt'] as const

/** A recipe as the generator sees it, with how well it is liked, 0 to 1. A nutrient that is not known of all lines is unknown: a lower bound keeps no band. */
export function candidateOf(row: CandidateRow, taste: number): Candidate {
  return {
    guid: row.guid,
    meal_types: row.meal_types,
    per_portion: knownNutrients(row),
    active_minutes: row.time_minutes,
    dietary_preference: strictestOf(row.dietary_preference),
    suitable_diets: RESTRICTING_DIETS.filter((diet) => row.diet_types.includes(diet)),
    ingredients: row.ingredient_guids,
    ...upperEnds(row),
    group: groupOfDish(row, row.main_food),
    main_food: row.main_food,
    kinds: kindsOfDish({ ...row, groups: row.food_groups, protein: row.protein_in_total }),
    taste,
    storage_days: row.storage === null ? null : STORAGE[row.storage].fridge_days,
  }
}

function knownNutrients(row: CandidateRow): NutrientValues {
  const known = STORED_NUTRIENTS.map((nutrient) => [
    nutrient,
    (row.nutrient_coverage[nutrient] ?? 0) >= 1 ? row[TOTAL_FIELDS[nutrient]] : null,
  ])
  return Object.fromEntries(known) as NutrientValues
}

/** What a portion has at most of nutrients whose figures are ranges, where all of it is known. */
function upperEnds(row: CandidateRow): Pick<Candidate, 'most_per_portion'> {
  const ends = RANGED_NUTRIENTS.flatMap((nutrient) => {
    const is_known = (row.nutrient_coverage[nutrient] ?? 0) >= 1
    const high = is_known ? fromStoredHigh(row[`${nutrient}_high`]) : null
    return high === null ? [] : [[nutrient, high]]
  })
  return ends.length === 0 ? {} : { most_per_portion: Object.fromEntries(ends) }
}

/** A recipe's list holds every style it suits. */
function strictestOf(suited: readonly DietaryPreference[]): DietaryPreference {
  return DIETARY_PREFERENCES.findLast((style) => suited.includes(style)) ?? 'All'
}

/**
 * How well a person probably likes a recipe, 0 to 1: their favourite, otherwise by their own stars, otherwise by everybody's, which
 * count together with five reviews of 3.5 stars. A dish out of its season on the plan's first day (`YYYY-MM-DD`) is liked a fifth as much.
 */
export function tasteOf(
  row: Pick<CandidateRow, 'is_favorite' | 'own_rating' | 'rating_sum' | 'rating_count' | 'tags'>,
  first_day: string,
): number {
  return likingOf(row) * (isInSeason(row.tags, first_day) ? 1 : TASTE_OUT_OF_SEASON)
}

function likingOf({
  is_favorite,
  own_rating,
  rating_sum,
  rating_count,
}: Pick<CandidateRow, 'is_favorite' | 'own_rating' | 'rating_sum' | 'rating_count'>): number {
  if (is_favorite) return FAVORITE_TASTE
  const stars = own_rating ?? (rating_sum + PRIOR_REVIEWS * PRIOR_STARS) / (rating_count + PRIOR_REVIEWS)
  return (stars - 1) / 4
}
