let last = 0

/** A number that is new in this process, for names and slugs that must be unique. */
export function nextNumber(): number {
  last += 1
  return last
}

/** The single row that an insert returned. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The insert returned no row.')
  return row
}
