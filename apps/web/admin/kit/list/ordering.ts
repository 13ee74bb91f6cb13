/** The order of a list: a column and its true direction. */
export type Sorting = { id: string; desc: boolean }

/** The column whose name without a minus means newest first, everywhere in the API. */
const INVERTED = 'created_at'

/** Reads the API's `ordering`: a minus means descending, inverted for `created_at`. */
export function readOrdering(text: string): Sorting {
  const minus = text.startsWith('-')
  const id = minus ? text.slice(1) : text
  return { id, desc: minus !== (id === INVERTED) }
}

/** Writes what `readOrdering` reads. */
export function writeOrdering({ id, desc }: Sorting): string {
  return desc !== (id === INVERTED) ? `-${id}` : id
}
