import { groupBy } from '@zivina/domain/group-by'
import { ANY_PORTIONS, type FixedMeal, type PlanRequest, type Wish } from '../plan-request.ts'
import { hasMeal } from '../suitability.ts'

/** A tolerance that bounds nothing: up to eleven times as much, down to nothing. */
const ANY_TOLERANCE = 10

/** All wishes of a request that can clash, those first that a person would most like to keep. */
export function wishesOf(request: PlanRequest): Wish[] {
  const eaters = request.eaters.flatMap((eater): Wish[] => [
    ...eater.excluded_ingredients.map((ingredient) => ({ kind: 'excluded' as const, eater: eater.guid, ingredient })),
    ...eater.diet_types.map((diet) => ({ kind: 'diet' as const, eater: eater.guid, diet })),
    ...(eater.dietary_preference === 'All'
      ? []
      : [{ kind: 'preference' as const, eater: eater.guid, preference: eater.dietary_preference }]),
    { kind: 'energy', eater: eater.guid },
    ...eater.bands.map(({ nutrient }) => ({ kind: 'band' as const, eater: eater.guid, nutrient })),
  ])
  return [
    ...eaters,
    ...request.fixed.map(fixedWish),
    ...minutesWishes(request),
    ...portionsWish(request),
    { kind: 'meal_share' },
    { kind: 'variety' },
  ]
}

export function fixedWish({ day, meal_type, recipe, is_pinned }: FixedMeal): Wish & { kind: 'fixed' } {
  return { kind: 'fixed', day, meal_type, recipe, ...(is_pinned ? { is_pinned } : {}) }
}

/** One wish for all weekdays with the same limit: a person says it once. */
function minutesWishes({ cooking_minutes }: PlanRequest): Wish[] {
  const limited = cooking_minutes.flatMap((minutes, weekday) => (minutes === null ? [] : [{ minutes, weekday }]))
  return [...groupBy(limited, ({ minutes }) => minutes)].map(([minutes, alike]) => ({
    kind: 'cooking_minutes',
    weekdays: alike.map(({ weekday }) => weekday),
    minutes,
  }))
}

function portionsWish({ portions }: PlanRequest): Wish[] {
  const is_narrow = portions.from > ANY_PORTIONS.from || portions.to < ANY_PORTIONS.to
  return is_narrow ? [{ kind: 'portions', portions }] : []
}

/** The request without one of its wishes. */
export function withoutWish(request: PlanRequest, wish: Wish): PlanRequest {
  switch (wish.kind) {
    case 'meal_share':
      return { ...request, meal_tolerance: ANY_TOLERANCE }
    case 'variety': {
      const times = request.days * request.meals.length
      return { ...request, variety: withTimes(request, times, true) }
    }
    case 'cooking_minutes':
      return withMinutes(request, wish.weekdays, null)
    case 'portions':
      return { ...request, portions: ANY_PORTIONS }
    case 'fixed':
      return { ...request, fixed: withoutFixed(request.fixed, wish) }
    default:
      return withEater(request, wish)
  }
}

/** The request without several of its wishes; thousands of excluded ingredients are left out at once. */
export function withoutWishes(request: PlanRequest, wishes: readonly Wish[]): PlanRequest {
  const excluded = wishes.filter((wish) => wish.kind === 'excluded')
  const others = wishes.filter(({ kind }) => kind !== 'excluded')
  const leftOut = new Map(
    [...groupBy(excluded, ({ eater }) => eater)].map(([eater, alike]) => [
      eater,
      new Set(alike.map(({ ingredient }) => ingredient)),
    ]),
  )
  const eaters = request.eaters.map((eater) => {
    const left_out = leftOut.get(eater.guid)
    if (left_out === undefined) return eater
    return { ...eater, excluded_ingredients: eater.excluded_ingredients.filter((one) => !left_out.has(one)) }
  })
  return others.reduce(withoutWish, { ...request, eaters })
}

export function withMinutes(request: PlanRequest, weekdays: readonly number[], minutes: number | null): PlanRequest {
  const cooking_minutes = request.cooking_minutes.map((limit, weekday) =>
    weekdays.includes(weekday) ? minutes : limit,
  )
  return { ...request, cooking_minutes }
}

/** The variety in which a recipe is cooked so often in a week. */
export function withTimes({ variety }: PlanRequest, times: number, consecutive_days: boolean): PlanRequest['variety'] {
  const recipe_times_a_week = Math.max(variety.recipe_times_a_week, times)
  return { ...variety, recipe_times_a_week, cooked_times_a_week: times, consecutive_days }
}

/** Without a fixed meal, and without what is left over from it; where that is pinned it stays, and is cooked. */
function withoutFixed(fixed: PlanRequest['fixed'], { day, meal_type }: { day: number; meal_type: string }) {
  const isIt = (slot: { day: number; meal_type: string } | null) => slot?.day === day && slot.meal_type === meal_type
  return fixed
    .filter((one) => !isIt(one) && (one.is_pinned || !isIt(one.leftover_of)))
    .map((one) => (isIt(one.leftover_of) ? { ...one, leftover_of: null } : one))
}

type WishOfEater = Extract<Wish, { eater: string }>

function withEater(request: PlanRequest, wish: WishOfEater): PlanRequest {
  const eaters = request.eaters.map((eater) => {
    if (eater.guid !== wish.eater) return eater
    switch (wish.kind) {
      case 'energy':
        return { ...eater, energy_tolerance: ANY_TOLERANCE }
      case 'band':
        return { ...eater, bands: eater.bands.filter(({ nutrient }) => nutrient !== wish.nutrient) }
      case 'diet':
        return { ...eater, diet_types: eater.diet_types.filter((diet) => diet !== wish.diet) }
      case 'preference':
        return { ...eater, dietary_preference: 'All' as const }
      default:
        return {
          ...eater,
          excluded_ingredients: eater.excluded_ingredients.filter((ingredient) => ingredient !== wish.ingredient),
        }
    }
  })
  return { ...request, eaters }
}

/** Whether a wish can matter on one day; the others need not be tried there. */
export function mattersOn(request: PlanRequest, wish: Wish, day: { day: number; weekday: number }): boolean {
  if (wish.kind === 'variety') return false
  if (wish.kind === 'cooking_minutes') return wish.weekdays.includes(day.weekday)
  if (wish.kind === 'fixed') return wish.day === day.day
  if (wish.kind === 'meal_share' || wish.kind === 'portions') return true
  const eater = request.eaters.find(({ guid }) => guid === wish.eater)
  return eater !== undefined && request.meals.some(({ meal_type }) => hasMeal(eater, meal_type))
}
