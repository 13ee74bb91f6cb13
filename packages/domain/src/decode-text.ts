/** Encodings in which programs write tables. */
export const TABLE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250'] as const
export type TableEncoding = (typeof TABLE_ENCODINGS)[number]

/**
 * The text of a file in whichever encoding it is: by its mark, else UTF-8 where every byte fits, else that of Czech Windows. UTF-16
 * without a mark is known by its empty bytes.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TableEncoding } {
  const encoding = encodingOf(bytes)
  // A decoder takes the mark away by itself.
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** How many bytes tell UTF-16 without a mark. */
const SAMPLE = 512

function encodingOf(bytes: Uint8Array): TableEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const empty = [...sample.entries()].filter(([, byte]) => byte === 0)
  if (empty.length * 4 > sample.length && sample.length > 1) {
    const odd = empty.filter(([place]) => place % 2 === 1).length
    return odd * 2 > empty.length ? 'utf-16le' : 'utf-16be'
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}
