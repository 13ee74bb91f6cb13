import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONSTITUENTS } from './constituents/constituents.ts'
import { packConstituents, unpackConstituents } from './packed-constituents.ts'

it('an exact figure that is known of everything is one number, any other its bounds and coverage, an unknown one absent', () => {
  const constituents = {
    iron_mg: { low: 2, high: 2, coverage: 1 },
    zinc_mg: { low: 0, high: 0.4, coverage: 1 },
    copper_mg: { low: 0, high: 0, coverage: 0.25 },
  }
  expect(packConstituents(constituents)).toEqual({ iron_mg: 2, zinc_mg: [0, 0.4, 1], copper_mg: [0, 0, 0.25] })
  expect(unpackConstituents({ iron_mg: 0 })).toEqual({ iron_mg: { low: 0, high: 0, coverage: 1 } })
})

it('what was packed and written as JSON comes back as it was', () => {
  const figure = fc.double({ min: 0, max: 1e6, noNaN: true }).map(Math.abs)
  const share = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs))
  const amount = fc.oneof(
    fc.tuple(figure, share).map(([low, coverage]) => ({ low, high: low, coverage })),
    fc.tuple(figure, figure, share).map(([low, more, coverage]) => ({ low, high: low + more, coverage })),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...CONSTITUENTS), amount, { noNullPrototype: true }), (constituents) => {
      const kept = JSON.parse(JSON.stringify(packConstituents(constituents)))
      expect(unpackConstituents(kept)).toEqual(constituents)
    }),
  )
})
