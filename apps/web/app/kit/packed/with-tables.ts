import type { Plain, PlainRecord, Table } from './plain.ts'

const isRecord = (value: Plain | undefined): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with every list of two or more records as a table, so that names are not repeated. */
export function withTables(value: Plain): Plain {
  if (Array.isArray(value)) return value.length > 1 && value.every(isRecord) ? toTable(value) : value.map(withTables)
  return isRecord(value) ? mapRecord(value, withTables) : value
}

function toTable(records: readonly PlainRecord[]): Table {
  const names = Object.keys(records[0] ?? {}).filter((name) => records.every((record) => record[name] !== undefined))
  const isCommon = new Set(names)
  const rows = records.map((record) => {
    const row = names.map((name) => withTables(record[name] as Plain))
    const others = Object.entries(record).filter(([name, value]) => value !== undefined && !isCommon.has(name))
    return others.length === 0 ? row : [...row, mapRecord(Object.fromEntries(others), withTables)]
  })
  return { '': [names, ...rows] }
}

function mapRecord(record: PlainRecord, change: (value: Plain) => Plain): PlainRecord {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, change(value)]])),
  )
}
