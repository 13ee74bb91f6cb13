/** Before its elements an array has its dimensions, whether it holds nulls, and the type; an empty one has no more. */
const HEAD = 12
/** The number of its elements, and that of the first one. */
const DIMENSION = 8

/**
 * Reads arrays as PostgreSQL sends them (`array_send`), one after another: each element is its length and its bytes.
 *
 * @param found is told where each element begins and ends, and the number of its array
 */
export function readArrays(bytes: Buffer, found: (start: number, end: number, array: number) => void): void {
  let at = 0
  for (let array = 0; at < bytes.length; array += 1) {
    const isEmpty = bytes.readInt32BE(at) === 0
    at += HEAD
    if (isEmpty) continue
    const elements = bytes.readInt32BE(at)
    at += DIMENSION
    for (let element = 0; element < elements; element += 1) {
      const start = at + 4
      at = start + bytes.readInt32BE(at)
      found(start, at, array)
    }
  }
}
