/** How a list is ordered: by a column, truly ascending or descending. */
export type Sorting = { id: string; desc: boolean }

/** The column whose plain name means the newest first, everywhere in the API. */
const INVERTED = 'created_at'

/** Reads the API's `ordering`: a minus means descending, and the other way round for `created_at`. */
export function readOrdering(text: string): Sorting {
  const minus = text.startsWith('-')
  const id = minus ? text.slice(1) : text
  return { id, desc: minus !== (id === INVERTED) }
}

/** Writes what `readOrdering` reads. */
export function writeOrdering({ id, desc }: Sorting): string {
  return desc !== (id === INVERTED) ? `-${id}` : id
}
