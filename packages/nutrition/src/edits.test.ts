import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addLine,
  currentTotals,
  type EditIngredient,
  type EditResult,
  isChanged,
  isLineChanged,
  lineKey,
  type RecipeEdit,
  type RecipeLine,
  removeLine,
  reset,
  restoreLine,
  setAmount,
  setPortions,
  startEdit,
  swapLine,
} from './edits.ts'
import { SEGMENTS } from './segments.ts'
import { swapBasis } from './swap-basis.ts'

function ingredient(guid: string, kilojoules: number, change: Partial<EditIngredient> = {}): EditIngredient {
  const nutrients = { protein: 1, carbohydrates: 1, fat: 1, fiber: null, sugars: 0, saturated_fats: 0, salt: 0 }
  return {
    guid,
    name: guid,
    weight_units: 'Gram',
    grams_per_piece: null,
    density_g_per_ml: null,
    nutrients: { kilojoules, ...nutrients },
    ...change,
  }
}

const lentils = ingredient('lentils', 1403)
const onion = ingredient('onion', 164)
const butter = ingredient('butter', 3100)
const oil = ingredient('oil', 3385.5, { weight_units: 'Milliliter', density_g_per_ml: 0.915 })
const egg = ingredient('egg', 303.68, { weight_units: 'Piece', grams_per_piece: 52 })
const roll = ingredient('roll', 600, { weight_units: 'Piece' })

const line = (food: EditIngredient, amount: number, change: Partial<RecipeLine> = {}): RecipeLine => ({
  ingredient: food,
  segment: 'Main',
  amount,
  count_macros: true,
  ...change,
})

const soup = () => startEdit([line(lentils, 200), line(onion, 100, { segment: 'Base' }), line(butter, 30)], 4)
const butterKey = lineKey('butter', 'Main')

function accepted(result: EditResult): RecipeEdit {
  if (!result.ok) throw new Error(result.code)
  return result.state
}

const at = (state: RecipeEdit, key: string) => state.lines.find((each) => each.key === key)

describe('startEdit', () => {
  it('begins with the recipe as it is', () => {
    const state = soup()
    expect(state.lines.map((each) => each.key)).toEqual(['lentils:Main', 'onion:Base', 'butter:Main'])
    expect(isChanged(state)).toBe(false)
    // (200 × 1403 + 100 × 164 + 30 × 3100) ÷ 100 ÷ 4
    expect(currentTotals(state).kilojoules).toBeCloseTo(975, 9)
  })

  it('allows an ingredient in two segments, not twice in one', () => {
    expect(startEdit([line(onion, 1), line(onion, 1, { segment: 'Base' })], 1).lines).toHaveLength(2)
    expect(() => startEdit([line(onion, 1), line(onion, 2)], 1)).toThrow(RangeError)
    expect(() => startEdit([line(onion, 1)], 0)).toThrow(RangeError)
  })
})

describe('setPortions', () => {
  it('scales every amount and keeps the totals per portion', () => {
    const eight = setPortions(soup(), 8)
    expect(eight.lines.map((each) => each.amount)).toEqual([400, 200, 60])
    expect(currentTotals(eight).kilojoules).toBeCloseTo(975, 9)
    expect(isChanged(eight)).toBe(false)
  })

  it('scales an edited amount from what it is now', () => {
    const edited = setPortions(setAmount(soup(), butterKey, 50), 8)
    expect(at(edited, butterKey)?.amount).toBe(100)
    expect(isChanged(edited)).toBe(true)
  })

  it('restores the exact amounts after any sequence of portion counts that ends at the first one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 })), (path) => {
        const state = setAmount(soup(), butterKey, 50)
        const back = setPortions(path.reduce(setPortions, state), 4)
        expect(back.lines.filter((each) => each.key !== butterKey)).toEqual(
          state.lines.filter((each) => each.key !== butterKey),
        )
        expect(at(back, butterKey)?.amount).toBeCloseTo(50, 9)
      }),
    )
  })
})

describe('setAmount', () => {
  it('recomputes the totals and marks the line', () => {
    const state = setAmount(soup(), butterKey, 0)
    expect(currentTotals(state).kilojoules).toBeCloseTo(742.5, 9)
    expect(state.lines.map((each) => isLineChanged(state, each))).toEqual([false, false, true])
  })

  it('is no change when the amount is the original one for these portions', () => {
    expect(isChanged(setAmount(setPortions(soup(), 2), butterKey, 15))).toBe(false)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => setAmount(soup(), butterKey, amount)).toThrow(RangeError)
  })

  it('refuses an unknown line', () => {
    expect(() => setAmount(soup(), 'butter:Dough', 1)).toThrow(RangeError)
  })

  it('does not change the state it receives', () => {
    const state = soup()
    const before = structuredClone(state)
    setAmount(state, butterKey, 5)
    expect(state).toEqual(before)
  })
})

describe('removeLine and restoreLine', () => {
  it('leaves a removed line out of the totals and restores it for the portion count chosen now', () => {
    const removed = removeLine(setAmount(soup(), butterKey, 77), butterKey)
    expect(currentTotals(removed).kilojoules).toBeCloseTo(742.5, 9)
    expect(at(removed, butterKey)?.removed).toBe(true)
    const restored = accepted(restoreLine(setPortions(removed, 8), butterKey))
    expect(at(restored, butterKey)?.amount).toBe(60)
    expect(isChanged(restored)).toBe(false)
  })

  it('forgets an added line', () => {
    const added = accepted(addLine(soup(), line(oil, 10)))
    expect(removeLine(added, lineKey('oil', 'Main'))).toEqual(soup())
  })
})

describe('addLine', () => {
  it('adds to the totals and marks a change', () => {
    const state = accepted(addLine(soup(), line(oil, 10)))
    expect(currentTotals(state).kilojoules).toBeCloseTo(975 + 338.55 / 4, 9)
    expect(isChanged(state)).toBe(true)
  })

  it('refuses a pair of ingredient and segment that the recipe already has', () => {
    expect(addLine(soup(), line(butter, 10))).toEqual({ ok: false, code: 'DUPLICATE_SEGMENT_INGREDIENT' })
    expect(addLine(soup(), line(butter, 10, { segment: 'Base' })).ok).toBe(true)
    const added = accepted(addLine(soup(), line(oil, 10)))
    expect(addLine(added, line(oil, 10)).ok).toBe(false)
  })

  it('restores a removed pair with the new amount', () => {
    const state = accepted(addLine(removeLine(soup(), butterKey), line(butter, 12)))
    expect(state.lines).toHaveLength(3)
    expect(at(state, butterKey)).toMatchObject({ amount: 12, removed: false, added: false, original_amount: 30 })
  })

  it('keeps its amount through another number of portions', () => {
    const state = setPortions(accepted(addLine(setPortions(soup(), 2), line(oil, 10))), 8)
    expect(at(state, lineKey('oil', 'Main'))?.amount).toBeCloseTo(40, 9)
  })

  it.each([-1, Number.NaN])('refuses the amount %d', (amount) => {
    expect(() => addLine(soup(), line(oil, amount))).toThrow(RangeError)
  })
})

describe('swapLine', () => {
  it('keeps the mass: 30 g of butter become 32.8 ml of oil', () => {
    const state = accepted(swapLine(soup(), butterKey, oil))
    const swapped = at(state, lineKey('oil', 'Main'))
    expect(swapped?.amount).toBeCloseTo(30 / 0.915, 9)
    expect(swapped?.swapped_from).toBe(butter)
    expect(isChanged(state)).toBe(true)
    expect(currentTotals(state).kilojoules).toBeCloseTo(742.5 + (30 / 0.915) * 33.855 * 0.25, 9)
  })

  it('keeps the mass in pieces, and uses the starting amount where a mass is unknown', () => {
    const amountOf = (from: RecipeLine, to: EditIngredient) =>
      accepted(swapLine(startEdit([from], 1), lineKey(from.ingredient.guid, 'Main'), to)).lines[0]?.amount
    expect(amountOf(line(lentils, 104), egg)).toBeCloseTo(2, 9)
    expect(amountOf(line(egg, 3), lentils)).toBeCloseTo(156, 9)
    expect(amountOf(line(lentils, 104), roll)).toBe(1)
    expect(amountOf(line(roll, 3), lentils)).toBe(100)
    expect(amountOf(line(roll, 3), egg)).toBe(3)
  })

  it('restores the original ingredient and amount', () => {
    const state = setPortions(accepted(swapLine(soup(), butterKey, oil)), 8)
    const restored = accepted(restoreLine(state, lineKey('oil', 'Main')))
    expect(restored).toEqual(setPortions(soup(), 8))
  })

  it('counts a line swapped back by hand as not swapped', () => {
    const there = accepted(swapLine(soup(), butterKey, oil))
    const back = accepted(swapLine(there, lineKey('oil', 'Main'), butter))
    expect(at(back, butterKey)).toMatchObject({ swapped_from: null })
    expect(isChanged(back)).toBe(false)
  })

  it('takes a given amount, and finds back what it stands for through a second swap and another amount', () => {
    const once = accepted(swapLine(soup(), butterKey, egg, 2))
    const [eggs] = once.lines.filter(({ key }) => key === 'egg:Main')
    expect(eggs).toMatchObject({ amount: 2, swapped_from: butter })
    expect(eggs && swapBasis(once, eggs)).toEqual({ ingredient: butter, amount: 30 })
    const doubled = accepted(swapLine(setAmount(once, 'egg:Main', 4), 'egg:Main', oil, 50))
    const [oiled] = doubled.lines.filter(({ key }) => key === 'oil:Main')
    expect(oiled && swapBasis(doubled, oiled).amount).toBeCloseTo(60, 9)
    expect(accepted(restoreLine(doubled, 'oil:Main'))).toEqual(soup())
    expect(() => swapLine(soup(), butterKey, oil, -1)).toThrow(RangeError)
  })

  it('stands for what the recipe gives where a mass is unknown, and for itself where nothing is replaced', () => {
    const state = accepted(swapLine(setPortions(soup(), 8), butterKey, roll, 3))
    const [rolls] = state.lines.filter(({ key }) => key === 'roll:Main')
    expect(rolls && swapBasis(state, rolls)).toEqual({ ingredient: butter, amount: 60 })
    const [first] = state.lines
    expect(first && swapBasis(state, first)).toEqual({ ingredient: lentils, amount: 400 })
  })

  it('remembers the first ingredient through two swaps', () => {
    const once = accepted(swapLine(soup(), butterKey, oil))
    const twice = accepted(swapLine(once, lineKey('oil', 'Main'), egg))
    expect(at(twice, lineKey('egg', 'Main'))?.swapped_from).toBe(butter)
  })

  it('refuses an ingredient that is in the segment, even a removed one', () => {
    const refused = { ok: false, code: 'DUPLICATE_SEGMENT_INGREDIENT' }
    expect(swapLine(soup(), butterKey, lentils)).toEqual(refused)
    expect(swapLine(removeLine(soup(), 'lentils:Main'), butterKey, lentils)).toEqual(refused)
    expect(swapLine(soup(), butterKey, onion).ok).toBe(true)
  })

  it('cannot be restored when its original was added meanwhile', () => {
    const swapped = accepted(swapLine(soup(), butterKey, oil))
    const both = accepted(addLine(swapped, line(butter, 5)))
    expect(restoreLine(both, lineKey('oil', 'Main'))).toEqual({ ok: false, code: 'DUPLICATE_SEGMENT_INGREDIENT' })
  })
})

type Step = { kind: number; line: number; food: number; segment: number; amount: number }

function apply(state: RecipeEdit, step: Step): RecipeEdit {
  const foods = [lentils, onion, butter, oil, egg, roll]
  const food = foods[step.food % foods.length] ?? lentils
  const key = state.lines[step.line % Math.max(1, state.lines.length)]?.key
  const orStay = (result: EditResult) => (result.ok ? result.state : state)
  if (step.kind === 0) return setPortions(state, 1 + (step.line % 12))
  if (step.kind === 1)
    return orStay(addLine(state, line(food, step.amount, { segment: SEGMENTS[step.segment] ?? 'Main' })))
  if (key === undefined) return state
  if (step.kind === 2) return setAmount(state, key, step.amount)
  if (step.kind === 3) return removeLine(state, key)
  if (step.kind === 4) return orStay(restoreLine(state, key))
  return orStay(swapLine(state, key, food))
}

describe('any run of edits', () => {
  const steps = fc.array(
    fc.record({
      kind: fc.nat(5),
      line: fc.nat(20),
      food: fc.nat(20),
      segment: fc.nat(2),
      amount: fc.double({ min: 0, max: 1000, noNaN: true }),
    }),
    { maxLength: 40 },
  )

  it('keeps keys unique and true, and resets to the recipe', () => {
    fc.assert(
      fc.property(steps, (run) => {
        const state = run.reduce(apply, soup())
        expect(new Set(state.lines.map((each) => each.key)).size).toBe(state.lines.length)
        for (const each of state.lines) expect(each.key).toBe(lineKey(each.ingredient.guid, each.segment))
        expect(reset(state)).toEqual(soup())
      }),
    )
  })
})
