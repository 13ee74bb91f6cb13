import type { RecipeTotals } from '@zivina/nutrition/macros'
import { useDailyKilojoules } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'

// What of the day remains is loaded for logged-in people alone.
const DayFit = lazyPart(() => import('./day-fit/day-fit.tsx'), { isAnnouncedElsewhere: true })

type DayShareProps = {
  /** Of one portion. */
  kilojoules: number | null
  /** Below 1 the energy is a lower bound. */
  coverage: number
}

/**
 * For logged-in users: how a portion fits what remains of their day, what part of a whole day it makes where nothing is recorded yet,
 * and without a target what part of the reference intake. Public pages are the same for everybody, so the browser fills the line in;
 * the style sheet keeps its place only for logged-in users.
 */
export function DayShare({ kilojoules, coverage }: DayShareProps) {
  const daily = useDailyKilojoules()
  return (
    <p className="day-share">
      {daily === undefined ? null : <DayFit kilojoules={kilojoules} coverage={coverage} daily={daily} />}
    </p>
  )
}

/** On the page of a recipe: what would remain of the day after a portion. Its place is kept in the same way. */
export function DayRemains({ totals }: { totals: RecipeTotals }) {
  const daily = useDailyKilojoules()
  return <div className="day-remains">{daily === undefined ? null : <DayFit totals={totals} daily={daily} />}</div>
}
