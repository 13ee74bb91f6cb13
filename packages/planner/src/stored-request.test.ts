import { describe, expect, it } from 'vitest'
import { requestOf } from '#fixtures/plan-requests.ts'
import { REQUEST_VERSION } from './plan-request.ts'
import { NewerRequest, readImpossibility, readKept, readRequest, type StoredRequest } from './stored-request.ts'

const REQUEST = requestOf({ days: 3 })
const { version: _, ...WITHOUT_VERSION } = REQUEST
/** As a release before the second version stored it. */
const OF_FIRST_VERSION = ((): StoredRequest => {
  const { day_share, portions, week_rules, variety, weights, ...rest } = WITHOUT_VERSION
  const { cooked_times_a_week, days_apart, ...former_variety } = variety
  const { habits, week, ...former_weights } = weights
  return { ...rest, variety: former_variety, weights: former_weights }
})()
const NEWER = { ...REQUEST, version: REQUEST_VERSION + 1 }

const impossibilityWith = <Request>(request: Request) => ({
  clash: [],
  slot: null,
  loosenings: [{ wish: { kind: 'variety' as const }, value: 3, request, is_enough: true }],
})

describe('a stored request', () => {
  it('is read as it was stored', () => {
    expect(readRequest(JSON.parse(JSON.stringify(REQUEST)))).toEqual(REQUEST)
  })

  it('from before there were versions asks for no more than it did then', () => {
    expect(readRequest(OF_FIRST_VERSION)).toEqual({
      ...REQUEST,
      day_share: 1,
      portions: { from: 0.5, to: 3 },
      week_rules: [],
      variety: { ...REQUEST.variety, cooked_times_a_week: REQUEST.variety.recipe_times_a_week, days_apart: 1 },
      weights: { ...REQUEST.weights, habits: 0, week: 0 },
    })
  })

  it('of a newer version is refused, and the error names both versions', () => {
    expect(() => readRequest(NEWER)).toThrow(NewerRequest)
    expect(() => readRequest(NEWER)).toThrow(/version 3;.*up to 2/)
  })
})

describe('the requests of a stored impossibility and of kept meals', () => {
  it('are read by the same rule', () => {
    const impossibility = impossibilityWith(WITHOUT_VERSION)
    expect(readImpossibility(impossibility)).toEqual(impossibilityWith(REQUEST))
    const kept = { day: 1, meal_type: null, refused: ['a'], request: WITHOUT_VERSION, impossibility }
    expect(readKept(kept)).toEqual({ ...kept, request: REQUEST, impossibility: impossibilityWith(REQUEST) })
  })

  it('say a wish of one weekday as one of several', () => {
    const former = { kind: 'cooking_minutes' as const, weekday: 2, minutes: 20 }
    const stored = {
      clash: [former],
      slot: null,
      loosenings: [{ wish: former, value: 35, request: REQUEST, is_enough: true }],
    }
    const wish = { kind: 'cooking_minutes', weekdays: [2], minutes: 20 }
    expect(readImpossibility(stored)).toMatchObject({ clash: [wish], loosenings: [{ wish }] })
  })

  it('are refused where one of them is of a newer version', () => {
    const kept = { day: 1, meal_type: null, refused: [], request: REQUEST, impossibility: null }
    expect(() => readImpossibility(impossibilityWith(NEWER))).toThrow(NewerRequest)
    expect(() => readKept({ ...kept, request: NEWER })).toThrow(NewerRequest)
    expect(() => readKept({ ...kept, impossibility: impossibilityWith(NEWER) })).toThrow(NewerRequest)
  })
})
