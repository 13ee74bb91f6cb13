const END = 0
/** The two highest bits of a position are its weight: 3 is A, that of names. */
const WEIGHT_SHIFT = 14
const OF_NAME = 3

/**
 * Reads stems as PostgreSQL sends them (`tsvectorsend`): for each text their number, then each stem, which a zero ends, with the number of its
 * positions and the positions.
 *
 * @param found is told each stem, the number of its text, and whether it has a position of weight A
 */
export function readStems(bytes: Buffer, found: (stem: string, text: number, isInName: boolean) => void): void {
  let at = 0
  for (let text = 0; at < bytes.length; text += 1) {
    const stems = bytes.readUInt32BE(at)
    at += 4
    for (let number = 0; number < stems; number += 1) {
      const end = bytes.indexOf(END, at)
      const stem = bytes.toString('utf8', at, end)
      const positions = bytes.readUInt16BE(end + 1)
      at = end + 3
      let isInName = false
      for (let position = 0; position < positions; position += 1, at += 2) {
        if (bytes.readUInt16BE(at) >>> WEIGHT_SHIFT === OF_NAME) isInName = true
      }
      found(stem, text, isInName)
    }
  }
}
