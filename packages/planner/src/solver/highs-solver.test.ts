import { beforeAll, describe, expect, it } from 'vitest'
import { STIGLER_ALLOWANCES, STIGLER_FOODS } from '#fixtures/stigler-diet.ts'
import { highsSolver } from './highs-solver.ts'
import { type LinearSolver, ModelBuilder } from './linear-model.ts'

let solver: LinearSolver
beforeAll(async () => {
  solver = await highsSolver()
})

/** Dollars of each food a day, at least the allowance of each nutrient, as few dollars as possible. */
function stiglerModel(): ModelBuilder {
  const model = new ModelBuilder()
  const rows = STIGLER_ALLOWANCES.map(({ amount }) => model.row(amount, Number.POSITIVE_INFINITY))
  for (const { per_dollar } of STIGLER_FOODS) {
    const dollars = model.real(1, 0, Number.POSITIVE_INFINITY)
    for (const [nutrient, row] of rows.entries()) model.add(row, dollars, per_dollar[nutrient] ?? 0)
  }
  return model
}

describe('the diet problem of Stigler, 1939', () => {
  it('has 77 foods and nine nutrients', () => {
    expect(STIGLER_FOODS).toHaveLength(77)
    expect(STIGLER_FOODS.every(({ per_dollar }) => per_dollar.length === STIGLER_ALLOWANCES.length)).toBe(true)
    expect(STIGLER_ALLOWANCES).toHaveLength(9)
  })

  it('costs 39.66 dollars a year, of five foods', () => {
    const solved = solver.solve(stiglerModel())
    expect(solved.state).toBe('optimal')
    expect(365 * solved.objective).toBeGreaterThan(39.66)
    expect(365 * solved.objective).toBeLessThan(39.69)
    const bought = STIGLER_FOODS.filter((_, food) => (solved.values?.[food] ?? 0) > 1e-9).map(({ name }) => name)
    expect(bought.sort()).toEqual(['Cabbage', 'Liver (Beef)', 'Navy Beans, Dried', 'Spinach', 'Wheat Flour (Enriched)'])
  })

  it('has dual prices that earn exactly what the diet costs', () => {
    const solved = solver.solve(stiglerModel())
    const earned = STIGLER_ALLOWANCES.reduce((sum, { amount }, row) => sum + amount * (solved.row_duals?.[row] ?? 0), 0)
    expect(earned).toBeCloseTo(solved.objective, 9)
  })
})

describe('the solver', () => {
  const knapsack = () => {
    const model = new ModelBuilder()
    const row = model.row(Number.NEGATIVE_INFINITY, 10)
    for (const [value, weight] of [
      [10, 5],
      [40, 4],
      [30, 6],
      [50, 3],
    ] as const)
      model.add(row, model.whole(-value, 0, 1), weight)
    return model
  }

  it('finds the best whole numbers, and says that nothing is better', () => {
    const solved = solver.solve(knapsack())
    expect([...(solved.values ?? [])].map(Math.round)).toEqual([0, 1, 0, 1])
    expect(solved.objective).toBeCloseTo(-90, 9)
    expect(solved.bound).toBeCloseTo(-90, 6)
  })

  it('solves the relaxation where it is asked to, which costs no more', () => {
    expect(solver.solve(knapsack(), { is_relaxed: true }).objective).toBeCloseTo(-105, 9)
  })

  it('tells what has no solution', () => {
    const model = new ModelBuilder()
    const row = model.row(2, 3)
    model.add(row, model.whole(1, 0, 1), 1)
    expect(solver.solve(model)).toMatchObject({ state: 'infeasible', values: null })
  })

  it('gives the same answer to the same model every time', () => {
    const first = solver.solve(knapsack(), { seed: 3 })
    expect(solver.solve(knapsack(), { seed: 3 })).toEqual(first)
  })
})
