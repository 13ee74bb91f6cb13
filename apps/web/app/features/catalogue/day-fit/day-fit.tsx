import type { RecipeTotals } from '@zivina/nutrition/macros'
import { AfterPortion } from './after-portion.tsx'
import { ShareText } from './share-text.tsx'

/** @param daily kJ of the target; null where there is none */
type DayFitProps = { daily: number | null } & (
  | { totals: RecipeTotals }
  | { kilojoules: number | null; coverage: number }
)

/** How a portion fits the day: a line with its share, or, of all its totals, what would remain after it. */
export default function DayFit({ daily, ...portion }: DayFitProps) {
  if ('totals' in portion) return <AfterPortion totals={portion.totals} daily={daily} />
  return <ShareText portion={{ amount: portion.kilojoules, coverage: portion.coverage }} daily={daily} />
}
