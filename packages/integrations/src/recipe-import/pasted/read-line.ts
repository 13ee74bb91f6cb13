/** The parts of an ingredient line that the reader of pasted texts needs; the name may be left out by tests. */
export type ReadLine = (line: string) => { amount: number | null; unit: unknown; name?: string }
