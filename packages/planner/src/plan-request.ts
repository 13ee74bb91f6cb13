import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import type { NutrientValues } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { DishKind } from './kinds-of-dish.ts'

/** The most days of one plan, and the most eaters at one table. */
export const MAX_PLAN_DAYS = 28
export const MAX_EATERS = 8
/** The most recipes that the certified search works over; it names their number beside its bound. */
export const MAX_NAMED_CANDIDATES = 640

/** Portions are eaten in quarters. */
export const PORTION_STEP = 0.25
/** Portions of a dish at one meal, both included. */
export type PortionRange = { from: number; to: number }
/** What people serve: less is a taste, more is a second dinner. */
export const USUAL_PORTIONS: PortionRange = { from: 0.75, to: 2 }
/** The most that the generator ever chooses from. */
export const ANY_PORTIONS: PortionRange = { from: 0.5, to: 3 }

/** The least energy of a day that a plan is made for, kJ (717 kcal): less is a mistake or belongs to a physician. */
export const LEAST_DAILY_KILOJOULES = 3000
export const MOST_DAILY_KILOJOULES = 40_000
/** Energy of the day may differ from the target by this share of it, unless the request says otherwise. */
export const ENERGY_TOLERANCE = 0.03
/** Energy of a meal may differ from its share of the day by this share of it, unless the request says otherwise. */
export const MEAL_TOLERANCE = 0.3

/** Minutes of work up to which people make the same breakfast or snack again in a week: porridge, yoghurt with fruit. */
export const QUICK_MINUTES = 20

/** A recipe as the generator sees it: plain figures of one portion. `null` is unknown, and unknown never fulfils a wish. */
export type Candidate = {
  guid: string
  meal_types: readonly MealType[]
  /** Of one portion: kJ and grams. A dish whose value is unknown is not used for an eater with a band on that nutrient. */
  per_portion: Readonly<NutrientValues>
  /** The upper ends of what a table gives as a range („less than 0.5“), where they differ: upper limits count them. */
  most_per_portion?: Readonly<Partial<NutrientValues>>
  /** Minutes of a person's work. Unknown is not used on a day with a limit. */
  active_minutes: number | null
  /** The strictest eating style the dish suits. */
  dietary_preference: DietaryPreference
  /** Diet types the executable rules found suitable; „unknown“ and „unsuitable“ are both left out. */
  suitable_diets: readonly RestrictingDiet[]
  /** Guids of all its ingredients, for excluded, disliked and pantry ingredients. */
  ingredients: readonly string[]
  /** Dishes alike, for variety: soups, pizzas, pasta, else those of one main ingredient (`groupOfDish`). Null belongs to no group. */
  group: string | null
  /** The food or the category of foods that weighs most in it; null: unknown. A cottage bowl after a breakfast of cottage is much of it. */
  main_food: string | null
  kinds: readonly DishKind[]
  /** How well the person likes it, 0 to 1. */
  taste: number
  /** Days in the refrigerator; null or 0: the dish is no leftover. */
  storage_days: number | null
}

/** Bounds of a nutrient for one day of an eater, kJ or grams; null is open, one of them is set. */
export type Band = { nutrient: StoredNutrient; from: number | null; to: number | null }

/** A person at the table. */
export type Eater = {
  guid: string
  /** Energy of all planned meals of a day, kJ: of the day's target the `day_share` of the request. */
  daily_kilojoules: number
  /** Share of the target by which a day may differ: 0.03 is ±3 %. */
  energy_tolerance: number
  /** Bands of nutrients other than energy, each nutrient once. */
  bands: readonly Band[]
  diet_types: readonly RestrictingDiet[]
  dietary_preference: DietaryPreference
  /** Guids of ingredients that are never served to this eater. */
  excluded_ingredients: readonly string[]
  /** Guids of ingredients that are avoided where it costs little else. */
  disliked_ingredients: readonly string[]
  /** The meals this eater has of the plan; null: all of them. */
  meals: readonly MealType[] | null
}

/** A meal of each day. Shares need not add up to 1: those of the meals that an eater has are taken in proportion. */
export type PlannedMealType = { meal_type: MealType; energy_share: number }

/** Which meal of which day, counted from 0. */
export type Slot = { day: number; meal_type: MealType }

/** A dish the person chose, or one that stays while others are made anew. */
export type FixedMeal = Slot & {
  recipe: string
  /** Portions by the eater's guid, 0 where they do not have it; null, and for whom it does not name: the generator chooses them. */
  portions: Readonly<Record<string, number>> | null
  /** Where the dish was cooked, if it is a leftover. */
  leftover_of: Slot | null
  /** Pinned by the person: it stays also where its meal or day is made anew. Absent: it is not. */
  is_pinned?: boolean
}

export type Variety = {
  /** Servings of one recipe in any seven days in a row, leftovers included. */
  recipe_times_a_week: number
  /** How often a recipe is cooked in any seven days in a row; a breakfast or a snack of at most `QUICK_MINUTES`, as often as it is served. */
  cooked_times_a_week: number
  /** Whether a dish may be cooked the day after it was eaten. */
  consecutive_days: boolean
  /** Where it may not: for how many days after it was eaten it is not cooked. */
  days_apart: number
  /** Servings of one group in a week of the plan before each further one costs. */
  group_times_a_week: number
}

/** How much each preference counts, 0 to 1 or more; see docs/domain/meal-plan-model.md. */
export type PlanWeights = {
  taste: number
  variety: number
  pantry: number
  disliked: number
  leftovers: number
  /** A dish that people do not eat at this meal: cake baked for a snack, a drink or plain bread for a dinner. 0: everything that is named for a meal. */
  habits: number
  /** Each serving beyond a rule of the week. */
  week: number
}

/** A rule of a week: how often dishes of a kind are served at most or at least, whole weeks of the plan each by themselves. */
export type WeekRule = { kind: DishKind; least: number | null; most: number | null }

/** The version of `PlanRequest`. It grows with a change after which a stored request would be misread; `stored-request.ts` reads former ones. */
export const REQUEST_VERSION = 2

/** What a person wants planned: plain data that goes to a work process and is kept with the plan. */
export type PlanRequest = {
  version: typeof REQUEST_VERSION
  /** `YYYY-MM-DD` in Europe/Prague. */
  first_day: string
  /** 1 to 28. */
  days: number
  /** In the order of the day, each meal type once. */
  meals: readonly PlannedMealType[]
  /** Share by which the energy of a meal may differ from its part of the day. */
  meal_tolerance: number
  /** The part of each eater's day that the planned meals are; 1 is all of it. The least energy of a day is asked of the whole day. */
  day_share: number
  portions: PortionRange
  eaters: readonly Eater[]
  /** Minutes of work in the kitchen by weekday, Monday first; null: no limit. */
  cooking_minutes: readonly (number | null)[]
  /** Guids of ingredients at home: dishes with them are preferred. */
  pantry_ingredients: readonly string[]
  fixed: readonly FixedMeal[]
  /**
   * Whether a day gives way to its fixed dishes: where they leave no plan for it, they stay, and the day joins `unbound_days`. Absent: it
   * does not, and the request is impossible.
   */
  yields_to_fixed?: boolean
  /** Days on which neither energy and bands nor minutes are asked for. */
  unbound_days?: readonly number[]
  /** Whether a dish may be cooked once and eaten again on a later day within its storage time. */
  leftovers: boolean
  variety: Variety
  week_rules: readonly WeekRule[]
  weights: PlanWeights
  /** What a person loosened of their wishes, in that order; absent: nothing. */
  loosened?: readonly LoosenedWish[]
  /** The same request and seed give the same plan. */
  seed: number
}

/** One meal of a finished plan. */
export type PlannedMeal = Slot & {
  /** `YYYY-MM-DD` */
  date: string
  recipe: string
  /** By the guid of the eater; only eaters who have this meal. */
  portions: Readonly<Record<string, number>>
  /** The earlier meal from whose pot it is; null: cooked for this meal. */
  leftover_of: Slot | null
}

/** Costs that the objective adds up; less is better, none is negative. */
export type PlanCosts = {
  taste: number
  disliked: number
  pantry: number
  variety: number
  leftovers: number
  /** Distance from the middle of the bands. */
  deviation: number
  /** Dishes at a meal at which people do not eat them; a plan stored by an earlier release has none of these two. */
  habits?: number
  /** Servings beyond the rules of a week. */
  week?: number
}

export type MealPlan = {
  meals: readonly PlannedMeal[]
  objective: number
  costs: PlanCosts
  /**
   * Days for which nothing was found in time that keeps energy, bands and minutes; their dishes suit everybody and keep variety. A search
   * for a better plan goes on with them. Absent: there are none.
   */
  open_days?: readonly number[]
}

/** One step of the certified search. */
export type PlanProgress = {
  plan: MealPlan
  objective: number
  /** No plan of the named candidates costs less; null before the first bound. */
  bound: number | null
  /** (objective − bound) ÷ objective: 0.008 is „nejvýše o 0,8 %“; null before the first bound. */
  gap: number | null
  iterations: number
  /** How many suitable recipes the bound holds for. */
  candidates: number
  /** Why it is the last step; null: it goes on. */
  ended: 'certified' | 'no_better_found' | 'stopped' | null
}

/** A request that no plan can be made from. */
export const REQUEST_PROBLEMS = [
  'days',
  'first_day',
  'meals',
  'eaters',
  'energy',
  'bands',
  'portions',
  'cooking_minutes',
  'fixed',
  'variety',
] as const
export type RequestProblem = (typeof REQUEST_PROBLEMS)[number]

/** One wish of a request that can clash with others. */
export type Wish =
  | { kind: 'energy'; eater: string }
  | { kind: 'band'; eater: string; nutrient: StoredNutrient }
  | { kind: 'meal_share' }
  | { kind: 'diet'; eater: string; diet: RestrictingDiet }
  | { kind: 'preference'; eater: string; preference: DietaryPreference }
  | { kind: 'excluded'; eater: string; ingredient: string }
  /** One wish for all weekdays, Monday first, that have the same limit. */
  | { kind: 'cooking_minutes'; weekdays: readonly number[]; minutes: number }
  | { kind: 'portions'; portions: PortionRange }
  | { kind: 'fixed'; day: number; meal_type: MealType; recipe: string; is_pinned?: boolean }
  | { kind: 'variety' }

/** A wish with its new value: minutes, tolerance, bound or times; null: the wish is dropped. */
export type LoosenedWish = { wish: Wish; value: number | null }

/** The least change of one wish that was tried and leads to a plan. */
export type Loosening = LoosenedWish & {
  /** The whole request with the change, ready to be sent. */
  request: PlanRequest
  /** Whether a whole plan was found with it; false: it ends this clash, but another remains. */
  is_enough: boolean
}

export type Impossibility = {
  /** Wishes that cannot hold together, though any of them left out would do. Empty: no recipe at all is offered for `slot`. */
  clash: readonly Wish[]
  /** Where the clash was found; null: only over the days together. */
  slot: { day: number; meal_type: MealType | null } | null
  /** Where minutes clash: those of the quickest day that keeps everything else. Absent or null: they do not clash, or it is not known. */
  quickest_minutes?: number | null
  loosenings: readonly Loosening[]
}

/** A meal of a plan, or without a meal type a day, that could not be made anew beside the rest: what was asked, and why, if that is proven. */
export type KeptMeals = {
  day: number
  meal_type: MealType | null
  request: PlanRequest
  /** Recipes that were not to come again. */
  refused: readonly string[]
  impossibility: Impossibility | null
}

export type PlanAnswer =
  /**
   * `request` is the one that the plan is of: a day may have given way to its fixed dishes. `help`: where days are open, changes of one wish
   * with which a whole plan was found.
   */
  | { state: 'planned'; plan: MealPlan; request: PlanRequest; help: readonly Loosening[] }
  | { state: 'impossible'; impossibility: Impossibility }
  | { state: 'refused'; problems: readonly RequestProblem[] }
  /** Neither a plan nor a proof that there is none within the allowed work. */
  | { state: 'not_found'; help: readonly Loosening[] }
