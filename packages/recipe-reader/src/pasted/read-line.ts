/** The parts of an ingredient line that the reader of pasted texts needs; tests may leave out the name and `known`. */
export type ReadLine = (line: string) => {
  amount: number | null
  /** The ends of a range; the amount itself where tests leave them out. */
  amount_min?: number | null
  amount_max?: number | null
  unit: unknown
  name?: string
  /** How many of the words of the name are words of foods that kitchens use. */
  known?: 'all' | 'some' | 'none'
}

/** Texts that are kept for one reading: lines and their parts. */
const REMEMBERED = 20_000

/** Each line is parsed once, however often it is asked about. */
export function remembering(readLine: ReadLine): ReadLine {
  const known = new Map<string, ReturnType<ReadLine>>()
  return (line) => {
    const found = known.get(line) ?? readLine(line)
    if (known.size < REMEMBERED) known.set(line, found)
    return found
  }
}
