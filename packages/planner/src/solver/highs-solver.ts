import loadHighs, { type Highs, type Model, type ModelData, type OptionValue } from 'highs'
import type { LinearModel, LinearSolver, SolvedModel, SolveOptions } from './linear-model.ts'

let loaded: Promise<Highs> | null = null

/** HiGHS (WebAssembly, one thread) as the linear solver; it is loaded once for a process. */
export async function highsSolver(): Promise<LinearSolver> {
  loaded ??= loadHighs()
  const highs = await loaded
  return { solve: (model, options = {}) => solveWith(highs, model, options) }
}

function solveWith(highs: Highs, model: LinearModel, options: SolveOptions): SolvedModel {
  const is_mixed = options.is_relaxed !== true && model.columns.some((column) => column.is_integer)
  // Each solve has a native model of its own: nothing of a former one can change its path.
  const native = highs.createModel(modelData(highs, model, is_mixed))
  try {
    native.options.set(nativeOptions(options))
    if (options.start && is_mixed) native.setSolution({ colValue: [...options.start] })
    native.run()
    return readAnswer(highs, native, is_mixed)
  } finally {
    native.dispose()
  }
}

function nativeOptions(options: SolveOptions): Record<string, OptionValue> {
  return {
    output_flag: false,
    random_seed: (options.seed ?? 0) % 2 ** 31,
    mip_rel_gap: options.relative_gap ?? 0,
    mip_abs_gap: options.absolute_gap ?? 1e-6,
    mip_feasibility_tolerance: 1e-7,
    // These cost more than they save on models as small as a day.
    mip_heuristic_run_feasibility_jump: false,
    mip_heuristic_run_zi_round: false,
    mip_detect_symmetry: false,
    mip_allow_restart: false,
    ...(options.nodes === undefined ? {} : { mip_max_nodes: options.nodes }),
    ...(options.seconds === undefined ? {} : { time_limit: options.seconds }),
  }
}

function modelData(highs: Highs, { columns, rows }: LinearModel, is_mixed: boolean): ModelData {
  const terms = rows.reduce((sum, row) => sum + row.columns.length, 0)
  const starts = new Int32Array(rows.length + 1)
  const indices = new Int32Array(terms)
  const values = new Float64Array(terms)
  let at = 0
  for (const [number, row] of rows.entries()) {
    indices.set(row.columns, at)
    values.set(row.values, at)
    at += row.columns.length
    starts[number + 1] = at
  }
  const { continuous, integer } = highs.constants.variableType
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map((column) => column.cost),
    colLower: columns.map((column) => column.from),
    colUpper: columns.map((column) => column.to),
    rowLower: rows.map((row) => row.from),
    rowUpper: rows.map((row) => row.to),
    matrix: { format: 'csr', numRows: rows.length, numCols: columns.length, starts, indices, values },
    ...(is_mixed ? { integrality: columns.map((column) => (column.is_integer ? integer : continuous)) } : {}),
  }
}

function readAnswer(highs: Highs, native: Model, is_mixed: boolean): SolvedModel {
  const { modelStatus } = highs.constants
  const status = native.getModelStatus()
  if (status === modelStatus.infeasible) return NO_SOLUTION
  const is_optimal = status === modelStatus.optimal || status === modelStatus.empty
  const is_limited = LIMITS.some((limit) => status === modelStatus[limit])
  if (!is_optimal && !is_limited) throw new Error(`HiGHS ended with model status ${status}`)
  const solution = native.getSolution()
  const has_values = native.info.get('primal_solution_status') === FEASIBLE
  const objective = has_values ? native.getObjectiveValue() : Number.POSITIVE_INFINITY
  return {
    state: is_optimal ? 'optimal' : 'limit',
    values: has_values ? solution.colValue : null,
    objective,
    bound: is_mixed ? Number(native.info.get('mip_dual_bound')) : is_optimal ? objective : Number.NEGATIVE_INFINITY,
    row_duals: is_mixed ? null : solution.rowDual,
    column_duals: is_mixed ? null : solution.colDual,
  }
}

/** `kSolutionStatusFeasible` of HiGHS. */
const FEASIBLE = 2
const LIMITS = ['timeLimit', 'iterationLimit', 'solutionLimit', 'interrupted'] as const
const NO_SOLUTION: SolvedModel = {
  state: 'infeasible',
  values: null,
  objective: Number.POSITIVE_INFINITY,
  bound: Number.POSITIVE_INFINITY,
  row_duals: null,
  column_duals: null,
}
