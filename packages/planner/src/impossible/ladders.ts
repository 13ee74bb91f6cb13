import type { Band, PlanRequest, Wish } from '../plan-request.ts'
import { withMinutes, withoutWish, withTimes } from './wishes.ts'

/** A request with one wish made looser; `value` is the wish's new value, null where it is dropped. */
export type Rung = { value: number | null; request: PlanRequest }

const MINUTES_STEP = 5
const MOST_MORE_MINUTES = 180
const ENERGY_TOLERANCES = [0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3]
const MEAL_TOLERANCES = [0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 1, 1.5, 2]
const BAND_STEPS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1]
const MOST_TIMES = 14

/** Ways to loosen a wish, each a ladder from the least change to the most; every rung allows what the one before allows. */
export function laddersOf(request: PlanRequest, wish: Wish): Rung[][] {
  switch (wish.kind) {
    case 'cooking_minutes': {
      const first = Math.floor(wish.minutes / MINUTES_STEP) * MINUTES_STEP
      const more = Array.from({ length: MOST_MORE_MINUTES / MINUTES_STEP }, (_, at) => first + (at + 1) * MINUTES_STEP)
      return [
        [
          ...more.map((value) => ({ value, request: withMinutes(request, wish.weekdays, value) })),
          dropped(request, wish),
        ],
      ]
    }
    case 'energy':
      return [energyLadder(request, wish.eater)]
    case 'meal_share': {
      const looser = MEAL_TOLERANCES.filter((value) => value > request.meal_tolerance)
      return [looser.map((value) => ({ value, request: { ...request, meal_tolerance: value } }))]
    }
    case 'variety':
      return [varietyLadder(request)]
    case 'band':
      return bandLadders(request, wish)
    default:
      return [[dropped(request, wish)]]
  }
}

const dropped = (request: PlanRequest, wish: Wish): Rung => ({ value: null, request: withoutWish(request, wish) })

function energyLadder(request: PlanRequest, guid: string): Rung[] {
  const present = request.eaters.find((eater) => eater.guid === guid)?.energy_tolerance ?? 0
  return ENERGY_TOLERANCES.filter((value) => value > present).map((value) => ({
    value,
    request: {
      ...request,
      eaters: request.eaters.map((eater) => (eater.guid === guid ? { ...eater, energy_tolerance: value } : eater)),
    },
  }))
}

function varietyLadder(request: PlanRequest): Rung[] {
  const { cooked_times_a_week: times } = request.variety
  return Array.from({ length: Math.max(0, MOST_TIMES - times) }, (_, at) => {
    const value = times + at + 1
    // A dish more often than every other day cannot keep a day's distance.
    const consecutive_days = request.variety.consecutive_days || value > 3
    return {
      value,
      request: { ...request, variety: withTimes(request, value, consecutive_days) },
    }
  })
}

/** One ladder lowers the lower bound, the other raises the upper one; whole grams, for salt tenths. */
function bandLadders(request: PlanRequest, wish: Wish & { kind: 'band' }): Rung[][] {
  const band = request.eaters
    .find(({ guid }) => guid === wish.eater)
    ?.bands.find(({ nutrient }) => nutrient === wish.nutrient)
  if (band === undefined) return []
  const grain = wish.nutrient === 'salt' ? 10 : 1
  const { from, to } = band
  const lower = from === null ? [] : BAND_STEPS.map((step) => Math.floor(from * (1 - step) * grain) / grain)
  const upper = to === null ? [] : BAND_STEPS.map((step) => Math.ceil(to * (1 + step) * grain) / grain)
  const rung = (value: number, change: Partial<Band>) => ({ value, request: withBand(request, wish, change) })
  return [
    lower.map((value) => rung(value, { from: value })),
    upper.map((value) => rung(value, { to: value })),
    [dropped(request, wish)],
  ].filter((ladder) => ladder.length > 0)
}

function withBand(request: PlanRequest, wish: Wish & { kind: 'band' }, change: Partial<Band>): PlanRequest {
  const eaters = request.eaters.map((eater) => {
    if (eater.guid !== wish.eater) return eater
    return {
      ...eater,
      bands: eater.bands.map((band) => (band.nutrient === wish.nutrient ? { ...band, ...change } : band)),
    }
  })
  return { ...request, eaters }
}
