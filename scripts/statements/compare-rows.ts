import type { SeenShape, SeenStatements } from '../../packages/db/src/testing/record-rows.ts'
import type { Declared } from './declared-rows.ts'

/**
 * Compares the rows that raw statements returned with their declared types.
 * @returns a sentence for each statement that no test ran, and for each difference between a row and its type
 */
export function compareRows(declared: ReadonlyMap<string, Declared[]>, seen: SeenStatements): string[] {
  return [...declared].flatMap(([name, types]) => {
    const statements = Object.values(seen[name] ?? {})
    if (statements.length === 0) return [`${name}: no test runs this raw statement`]
    // A function may contain several statements, and some whose rows are not read: each type needs one that fits.
    return types.flatMap((type) => {
      const faults = statements.map((row) => differences(type, row, name))
      return faults.toSorted((one, other) => one.length - other.length)[0] ?? []
    })
  })
}

function differences(declared: Declared, seen: SeenShape, place: string): string[] {
  if (declared.any) return []
  const strange = seen.kinds.filter((kind) => !declared.kinds.includes(kind))
  const here = strange.map((kind) => `${place}: is ${kind}, its type says ${declared.kinds.join(' | ')}`)
  const items = declared.items && seen.items ? differences(declared.items, seen.items, `${place}[]`) : []
  return [...here, ...items, ...fieldDifferences(declared, seen, place)]
}

function fieldDifferences(
  { fields, values }: Declared,
  { fields: given, objects = 0 }: SeenShape,
  place: string,
): string[] {
  if (!fields || !given) return []
  const missing = Object.entries(fields)
    .filter(([name, { optional }]) => !optional && (given[name]?.count ?? 0) < objects)
    .map(([name]) => `${place}.${name}: its type has it, a row has not`)
  // A row may have more columns than its type: they are not read.
  const wrong = Object.entries(given).flatMap(([name, { shape }]) => {
    const type = fields[name]?.declared ?? values
    return type ? differences(type, shape, `${place}.${name}`) : []
  })
  return [...missing, ...wrong]
}

/** Merges the records of several workers; each of them contains all that the worker saw. */
export function joinSeen(parts: readonly SeenStatements[]): SeenStatements {
  const all: SeenStatements = {}
  for (const part of parts) {
    for (const [name, statements] of Object.entries(part)) {
      all[name] ??= {}
      for (const [opening, row] of Object.entries(statements)) {
        const known = all[name][opening]
        all[name][opening] = known ? joinShapes(known, row) : row
      }
    }
  }
  return all
}

function joinShapes(one: SeenShape, other: SeenShape): SeenShape {
  const kinds = [...new Set([...one.kinds, ...other.kinds])]
  const items = one.items && other.items ? joinShapes(one.items, other.items) : (one.items ?? other.items)
  const isObject = kinds.includes('object')
  return {
    kinds,
    ...(items ? { items } : {}),
    ...(isObject ? { objects: (one.objects ?? 0) + (other.objects ?? 0), fields: joinFields(one, other) } : {}),
  }
}

function joinFields(
  { fields: one = {} }: SeenShape,
  { fields: other = {} }: SeenShape,
): NonNullable<SeenShape['fields']> {
  const joined = { ...one }
  for (const [name, { count, shape }] of Object.entries(other)) {
    const known = joined[name]
    joined[name] = known ? { count: known.count + count, shape: joinShapes(known.shape, shape) } : { count, shape }
  }
  return joined
}
