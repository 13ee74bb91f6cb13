/** A column (variable) of a linear model; bounds may be infinite. */
export type Column = { cost: number; from: number; to: number; is_integer: boolean }

/** A row (constraint): `from ≤ Σ values[i] · columns[i] ≤ to`; bounds may be infinite. */
export type Row = { from: number; to: number; columns: number[]; values: number[] }

/** A linear or mixed-integer model: minimise the costs of the columns within the bounds of columns and rows. */
export type LinearModel = { columns: readonly Column[]; rows: readonly Row[] }

/** Builds a model column by column and row by row; both are named by the number they get. */
export class ModelBuilder implements LinearModel {
  readonly columns: Column[] = []
  readonly rows: Row[] = []

  /** A whole number between the bounds. */
  whole(cost: number, from: number, to: number): number {
    return this.columns.push({ cost, from, to, is_integer: true }) - 1
  }

  /** A real number between the bounds. */
  real(cost: number, from: number, to: number): number {
    return this.columns.push({ cost, from, to, is_integer: false }) - 1
  }

  /** A constraint, to which `add` puts its terms. */
  row(from: number, to: number): number {
    return this.rows.push({ from, to, columns: [], values: [] }) - 1
  }

  /** Adds `value · column` to a row; each column once. Terms of zero are left out. */
  add(row: number, column: number, value: number): void {
    const target = this.rows[row]
    if (target === undefined) throw new RangeError(`The model has no row ${row}`)
    if (value === 0) return
    target.columns.push(column)
    target.values.push(value)
  }
}

/** Limits of one solve. Work is counted, so that it ends at the same place every time; the clock only stops it. */
export type SolveOptions = {
  /** Nodes of the search tree of a mixed-integer model. */
  nodes?: number
  /** Ends as soon as (objective − bound) ÷ objective is at most this; 0 by default. */
  relative_gap?: number
  /** Ends as soon as objective − bound is at most this; 1e-6 by default. */
  absolute_gap?: number
  /** Seconds after which it is stopped, whatever was found. */
  seconds?: number
  seed?: number
  /** Values of all columns of a known solution to start from. */
  start?: readonly number[]
  /** Integrality is left out: the linear relaxation. */
  is_relaxed?: boolean
}

export type SolvedModel = {
  /** `limit`: nodes or seconds ran out; there may be values or not. */
  state: 'optimal' | 'infeasible' | 'limit'
  /** Of the columns; null: no solution was found. */
  values: Float64Array | null
  /** Cost of the values; Infinity without any. */
  objective: number
  /** No solution costs less; −Infinity if nothing is known, Infinity if there is no solution. */
  bound: number
  /** Dual prices of the rows, and reduced costs of the columns; null for mixed-integer models. */
  row_duals: Float64Array | null
  column_duals: Float64Array | null
}

/** Solves linear and mixed-integer models. The same model and options give the same answer, unless the clock stopped it. */
export type LinearSolver = {
  /** @throws Error when the model is unbounded or the solver fails */
  solve(model: LinearModel, options?: SolveOptions): SolvedModel
}
