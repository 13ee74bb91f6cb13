import { describe, expect, it } from 'vitest'
import { requestOf } from '#fixtures/plan-requests.ts'
import { REQUEST_VERSION } from './plan-request.ts'
import { NewerRequest, readImpossibility, readKept, readRequest } from './stored-request.ts'

const REQUEST = requestOf({ days: 3 })
const { version: _, ...WITHOUT_VERSION } = REQUEST
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

  it('from before there were versions is of the first version', () => {
    expect(readRequest(WITHOUT_VERSION)).toEqual({ ...WITHOUT_VERSION, version: 1 })
  })

  it('of a newer version is refused, and the error names both versions', () => {
    expect(() => readRequest(NEWER)).toThrow(NewerRequest)
    expect(() => readRequest(NEWER)).toThrow(/version 2;.*up to 1/)
  })
})

describe('the requests of a stored impossibility and of kept meals', () => {
  it('are read by the same rule', () => {
    const impossibility = impossibilityWith(WITHOUT_VERSION)
    expect(readImpossibility(impossibility)).toEqual(impossibilityWith(REQUEST))
    const kept = { day: 1, meal_type: null, refused: ['a'], request: WITHOUT_VERSION, impossibility }
    expect(readKept(kept)).toEqual({ ...kept, request: REQUEST, impossibility: impossibilityWith(REQUEST) })
  })

  it('are refused where one of them is of a newer version', () => {
    const kept = { day: 1, meal_type: null, refused: [], request: REQUEST, impossibility: null }
    expect(() => readImpossibility(impossibilityWith(NEWER))).toThrow(NewerRequest)
    expect(() => readKept({ ...kept, request: NEWER })).toThrow(NewerRequest)
    expect(() => readKept({ ...kept, impossibility: impossibilityWith(NEWER) })).toThrow(NewerRequest)
  })
})
