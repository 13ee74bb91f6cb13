import { isCalendarDay } from '@zivina/domain/calendar-day'
import {
  type Candidate,
  type Eater,
  LEAST_DAILY_KILOJOULES,
  MAX_EATERS,
  MAX_PLAN_DAYS,
  MOST_DAILY_KILOJOULES,
  type PlanRequest,
  PORTION_STEP,
  type RequestProblem,
} from './plan-request.ts'

/** More portions than anybody eats of one dish at one meal; a fixed meal may exceed the generator's own bounds up to here. */
const MOST_FIXED_PORTIONS = 10
/** Share by which a share of a number may miss it. */
const ROUNDING = 1e-9

/** What makes a request one that no plan can be made from, whatever the recipes; empty: it can be tried. */
export function requestProblems(
  request: PlanRequest,
  candidates: readonly Pick<Candidate, 'guid'>[],
): RequestProblem[] {
  const found: Record<RequestProblem, boolean> = {
    days: !isWhole(request.days, 1, MAX_PLAN_DAYS),
    first_day: !isCalendarDay(request.first_day),
    meals: !areMealsSound(request),
    eaters: !areEatersSound(request),
    energy: !isShare(request.day_share) || request.eaters.some((eater) => !isEnergySound(eater, request.day_share)),
    bands: request.eaters.some((eater) => !areBandsSound(eater)),
    portions: !request.fixed.every(arePortionsSound) || !isRangeSound(request.portions),
    cooking_minutes: request.cooking_minutes.length !== 7 || !request.cooking_minutes.every(isNoneOrPositive),
    fixed: !areFixedSound(request, candidates),
    variety:
      !isWhole(request.variety.recipe_times_a_week, 1, 100) ||
      !isWhole(request.variety.cooked_times_a_week, 1, 100) ||
      !isWhole(request.variety.group_times_a_week, 1, 100),
  }
  return (Object.keys(found) as RequestProblem[]).filter((problem) => found[problem])
}

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to
const isNoneOrPositive = (value: number | null) => value === null || (Number.isFinite(value) && value >= 0)
const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length

function areMealsSound({ meals, meal_tolerance }: PlanRequest): boolean {
  return (
    meals.length > 0 &&
    areDifferent(meals.map(({ meal_type }) => meal_type)) &&
    meals.every(({ energy_share }) => Number.isFinite(energy_share) && energy_share > 0) &&
    Number.isFinite(meal_tolerance) &&
    meal_tolerance > 0
  )
}

/** Every meal has an eater, and every eater has a meal. */
function areEatersSound({ eaters, meals }: PlanRequest): boolean {
  const has = (eater: Eater, meal: (typeof meals)[number]) =>
    eater.meals === null || eater.meals.includes(meal.meal_type)
  return (
    isWhole(eaters.length, 1, MAX_EATERS) &&
    areDifferent(eaters.map(({ guid }) => guid)) &&
    meals.every((meal) => eaters.some((eater) => has(eater, meal))) &&
    eaters.every((eater) => meals.length === 0 || meals.some((meal) => has(eater, meal)))
  )
}

/** The bounds are those of the whole day, of which only some meals may be planned. */
function isEnergySound({ daily_kilojoules, energy_tolerance }: Eater, day_share: number): boolean {
  const whole = daily_kilojoules / day_share
  return (
    whole >= LEAST_DAILY_KILOJOULES * (1 - ROUNDING) &&
    whole <= MOST_DAILY_KILOJOULES * (1 + ROUNDING) &&
    Number.isFinite(energy_tolerance) &&
    energy_tolerance > 0
  )
}

function areBandsSound({ bands }: Eater): boolean {
  return (
    areDifferent(bands.map(({ nutrient }) => nutrient)) &&
    bands.every(({ nutrient, from, to }) => {
      if (nutrient === 'kilojoules' || (from === null && to === null)) return false
      return isNoneOrPositive(from) && isNoneOrPositive(to) && (from === null || to === null || from < to)
    })
  )
}

const isShare = (value: number) => Number.isFinite(value) && value > 0 && value <= 1

const isRangeSound = ({ from, to }: PlanRequest['portions']) =>
  from > 0 &&
  to >= from &&
  to <= MOST_FIXED_PORTIONS &&
  [from, to].every((count) => Number.isInteger(count / PORTION_STEP))

const arePortionsSound = ({ portions }: PlanRequest['fixed'][number]) =>
  portions === null ||
  Object.values(portions).every(
    (count) => count >= 0 && count <= MOST_FIXED_PORTIONS && Number.isInteger(count / PORTION_STEP),
  )

/** Each meal is fixed once, in the plan, to a recipe among the candidates; a leftover names an earlier fixed meal of that dish. */
function areFixedSound({ fixed, days, meals }: PlanRequest, candidates: readonly Pick<Candidate, 'guid'>[]): boolean {
  const named = new Set(fixed.map(({ recipe }) => recipe))
  const known = new Set(named.size === 0 ? [] : candidates.map(({ guid }) => guid).filter((guid) => named.has(guid)))
  return (
    areDifferent(fixed.map(({ day, meal_type }) => `${day} ${meal_type}`)) &&
    fixed.every(({ day, meal_type, recipe, leftover_of }) => {
      const is_inside = isWhole(day, 0, days - 1) && meals.some((meal) => meal.meal_type === meal_type)
      const pot = fixed.find((one) => one.day === leftover_of?.day && one.meal_type === leftover_of.meal_type)
      return (
        is_inside && known.has(recipe) && (leftover_of === null || (leftover_of.day < day && pot?.recipe === recipe))
      )
    })
  )
}
