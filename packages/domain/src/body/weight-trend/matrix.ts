/** Small dense matrices by rows, and vectors: as many as the state of a trend has parts. */
export type Vector = readonly number[]
export type Matrix = readonly Vector[]

export const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

export const transpose = (a: Matrix): Matrix => (a[0] ?? []).map((_, column) => a.map((row) => row[column] ?? 0))

export function times(a: Matrix, b: Matrix): Matrix {
  const columns = transpose(b)
  return a.map((row) => columns.map((column) => dot(row, column)))
}

export const apply = (a: Matrix, v: Vector): Vector => a.map((row) => dot(row, v))

export const plus = (a: Matrix, b: Matrix, factor = 1): Matrix =>
  a.map((row, i) => row.map((value, j) => value + factor * (b[i]?.[j] ?? 0)))

/** a bᵀ */
export const outer = (a: Vector, b: Vector): Matrix => a.map((x) => b.map((y) => x * y))

export const addVectors = (a: Vector, b: Vector, factor = 1): Vector =>
  a.map((value, index) => value + factor * (b[index] ?? 0))

export const scale = (v: Vector, factor: number): Vector => v.map((value) => value * factor)

export const identity = (size: number): Matrix =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)))

export const zeros = (size: number): Matrix => identity(size).map((row) => row.map(() => 0))
