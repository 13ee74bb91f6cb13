/** Finished bytes that stand in a page while it is rendered as a short text. */
export type Inserts = {
  /** The text that stands for these bytes: a comment that nothing else can contain. */
  insert: (bytes: Uint8Array) => string
  /** The pieces of a page with the bytes in place of the texts. */
  put: (page: Buffer) => Uint8Array[]
}

/**
 * Takes parts of a page that are finished, so that neither React nor anything after it copies them.
 * @param nonce of one rendering, which nothing knows but this rendering
 */
export function createInserts(nonce: string): Inserts {
  const given: Uint8Array[] = []
  const textOf = (index: number): string => `<!--${nonce} ${index}-->`
  return {
    insert: (bytes) => textOf(given.push(bytes) - 1),
    put: (page) => {
      // Where React rendered the surroundings of a part twice, one of its texts is in no page.
      const found = given
        .map((bytes, index) => ({ bytes, text: Buffer.from(textOf(index)) }))
        .map(({ bytes, text }) => ({ bytes, at: page.indexOf(text), length: text.length }))
        .filter(({ at }) => at !== -1)
        .sort((one, other) => one.at - other.at)
      const pieces: Uint8Array[] = []
      let from = 0
      for (const { bytes, at, length } of found) {
        pieces.push(page.subarray(from, at), bytes)
        from = at + length
      }
      return [...pieces, page.subarray(from)]
    },
  }
}
