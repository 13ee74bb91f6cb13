/** The parts of an ingredient line that the reader of pasted texts needs; tests may leave out the name and `known`. */
export type ReadLine = (line: string) => {
  amount: number | null
  unit: unknown
  name?: string
  /** How many of the words of the name are words of foods that kitchens use. */
  known?: 'all' | 'some' | 'none'
}
