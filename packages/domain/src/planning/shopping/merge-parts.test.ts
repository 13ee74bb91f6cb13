import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn, mergeParts } from './merge-parts.ts'
import { partsOfRecipe, type ShoppingFood, type ShoppingPart } from './shopping-part.ts'

const food = (fields: Partial<ShoppingFood> = {}): ShoppingFood => ({
  guid: 'flour',
  name: 'Mouka',
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  category: null,
  package_size: null,
  ...fields,
})

const part = (fields: Partial<ShoppingPart> = {}): ShoppingPart => ({
  id: 'a',
  source: 'item',
  entry: 'a',
  ingredient: 'flour',
  text: 'mouka',
  amount: 100,
  unit: 'Gram',
  ...fields,
})

const of = (...foods: ShoppingFood[]) => new Map(foods.map((one) => [one.guid, one]))

const anyFood = fc.record({
  guid: fc.constantFrom('a', 'b', 'c'),
  name: fc.constantFrom('Mouka', 'Mléko', 'Cibule'),
  weight_units: fc.constantFrom(...WEIGHT_UNITS),
  grams_per_piece: fc.option(fc.double({ min: 0.5, max: 500, noNaN: true })),
  density_g_per_ml: fc.option(fc.double({ min: 0.2, max: 2, noNaN: true })),
})

const anyPart = (id: number) =>
  fc
    .record({
      ingredient: fc.option(fc.constantFrom('a', 'b', 'c', 'gone')),
      amount: fc.option(fc.double({ min: 0.01, max: 50_000, noNaN: true })),
      unit: fc.constantFrom(...WEIGHT_UNITS),
    })
    .map(({ amount, unit, ...rest }) =>
      part({ ...rest, id: String(id), entry: String(id), amount, unit: amount === null ? null : unit }),
    )

const anyList = fc
  .tuple(fc.uniqueArray(anyFood, { selector: ({ guid }) => guid }), fc.integer({ min: 0, max: 12 }))
  .chain(([foods, count]) =>
    fc.tuple(
      fc.constant(of(...foods.map((one) => food(one)))),
      fc.tuple(...Array.from({ length: count }, (_, id) => anyPart(id))),
    ),
  )

describe('the lines of a list', () => {
  it('are the sum of their parts, and every part is in exactly one line', () => {
    fc.assert(
      fc.property(anyList, ([foods, parts]) => {
        const lines = mergeParts(parts, foods)
        const ids = lines.flatMap((line) => line.parts.map(({ id }) => id))
        expect(ids.toSorted()).toEqual(parts.map(({ id }) => id).toSorted())
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
        for (const line of lines) {
          const { food: of, unit, amount } = line
          if (amount === null || unit === null) {
            expect(line.needed).toBe(line.parts.length)
            continue
          }
          const converted = line.parts.map((one) => {
            if (one.amount === null || one.unit === null) throw new Error('A part without an amount is in a sum')
            return one.unit === unit || of === null ? one.amount : (amountIn(one.amount, one.unit, of) ?? Number.NaN)
          })
          const sum = converted.reduce((total, one) => total + one, 0)
          expect(amount).toBeGreaterThan(0)
          expect(Math.abs(amount - sum)).toBeLessThanOrEqual(1e-6 + sum * 1e-9)
        }
      }),
    )
  })

  it('do not depend on the order of the parts', () => {
    fc.assert(
      fc.property(anyList, ([foods, parts]) => {
        const amounts = (list: readonly ShoppingPart[]) =>
          new Map(mergeParts(list, foods).map(({ key, needed }) => [key, needed]))
        const [there, back] = [amounts(parts), amounts(parts.toReversed())]
        expect([...there.keys()].toSorted()).toEqual([...back.keys()].toSorted())
        for (const [key, needed] of there) expect(back.get(key)).toBeCloseTo(needed, 5)
      }),
    )
  })

  it('join units that convert by density or the weight of a piece', () => {
    const milk = food({ guid: 'milk', name: 'Mléko', weight_units: 'Milliliter', density_g_per_ml: 1.03 })
    const onion = food({ guid: 'onion', name: 'Cibule', grams_per_piece: 90 })
    const lines = mergeParts(
      [
        part({ id: '1', ingredient: 'milk', amount: 500, unit: 'Milliliter' }),
        part({ id: '2', ingredient: 'milk', amount: 103, unit: 'Gram' }),
        part({ id: '3', ingredient: 'onion', amount: 2, unit: 'Piece' }),
        part({ id: '4', ingredient: 'onion', amount: 50, unit: 'Gram' }),
      ],
      of(milk, onion),
    )
    expect(lines.map(({ amount, unit }) => [amount, unit])).toEqual([
      [600, 'Milliliter'],
      [230, 'Gram'],
    ])
  })

  it('keep apart what does not convert, what has no amount, and texts', () => {
    const steak = food({ guid: 'steak', name: 'Neznámá potravina' })
    const lines = mergeParts(
      [
        part({ id: '1', ingredient: 'steak', amount: 200, unit: 'Gram' }),
        part({ id: '2', ingredient: 'steak', amount: 2, unit: 'Piece' }),
        part({ id: '3', ingredient: 'steak', amount: null, unit: null, text: '1 balení' }),
        part({ id: '4', ingredient: null, amount: null, unit: null, text: 'ubrousky' }),
        part({ id: '5', ingredient: 'gone', amount: 100, unit: 'Gram', text: 'Smazaná' }),
      ],
      of(steak),
    )
    expect(lines.map(({ text, amount, unit }) => [text, amount, unit])).toEqual([
      ['Neznámá potravina', 200, 'Gram'],
      ['Neznámá potravina', 2, 'Piece'],
      ['1 balení', null, null],
      ['ubrousky', null, null],
      ['Smazaná', 100, 'Gram'],
    ])
  })

  it('have no traces of binary fractions: a third three times is one', () => {
    const lines = mergeParts(
      ['1', '2', '3'].map((id) => part({ id, amount: 1 / 3 })),
      of(food()),
    )
    expect(lines[0]?.amount).toBe(1)
    expect(mergeParts([part({ id: '1', amount: 0.1 }), part({ id: '2', amount: 0.2 })], of(food()))[0]?.amount).toBe(
      0.3,
    )
  })
})

describe('a recipe on a list', () => {
  it('needs its lines for one portion as many times as it has portions', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        (portions, amount) => {
          const lines = [{ ingredient: 'flour', text: 'mouka', amount, unit: 'Gram' as const }]
          const [line] = mergeParts(partsOfRecipe({ guid: 'r', portions, lines }), of(food()))
          expect(line?.amount).toBeCloseTo(amount * portions, 4)
        },
      ),
    )
  })

  it('leaves what has no amount without one', () => {
    const lines = [{ ingredient: null, text: 'špetka lásky', amount: null, unit: null }]
    expect(partsOfRecipe({ guid: 'r', portions: 3, lines })[0]).toMatchObject({ amount: null, id: 'r:0' })
  })
})
