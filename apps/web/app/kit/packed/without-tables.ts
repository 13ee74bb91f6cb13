import type { Plain, Table } from './plain.ts'

type Changing = { [name: string]: Plain } & Partial<Table>

/** The inverse of `withTables`; what is given, as it was just parsed, is changed. */
export function withoutTables(value: Plain): Plain {
  if (typeof value !== 'object' || value === null) return value
  const changing = value as Changing
  for (const name in changing) changing[name] = withoutTables(changing[name] as Plain)
  const table = changing['']
  if (table === undefined) return changing
  const [names, ...rows] = table
  return rows.map((row) => ({
    ...Object.fromEntries(names.map((name, place) => [name, row[place] as Plain])),
    ...(row[names.length] as Changing | undefined),
  }))
}
