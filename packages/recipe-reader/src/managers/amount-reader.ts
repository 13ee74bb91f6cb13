/** What a line of ingredients says of how much there is; null where it says nothing. */
type ReadAmount = { low: number; high: number; unit: string | null }
export type AmountReader = (line: string) => ReadAmount | null
