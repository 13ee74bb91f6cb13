let last = 0

/** A number no earlier call in this process gave, for names and slugs that must be unique. */
export function nextNumber(): number {
  last += 1
  return last
}

/** The one row an insert returned. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The insert returned no row.')
  return row
}
