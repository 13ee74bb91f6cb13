import type { RecipeTotals } from '@zivina/nutrition/macros'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import { EnergyFigure } from './nutrition/energy-figure.tsx'
import { portionsLabel } from './recipe-description.ts'

type PortionBarProps = { portions: number; totals: RecipeTotals; onPortions: (portions: number) => void }

/** On narrow screens the number of portions stays in reach at the bottom of the screen. */
export function PortionBar({ portions, totals, onPortions }: PortionBarProps) {
  return (
    <div className="portion-bar border-t border-line bg-surface md:hidden print:hidden noscript:hidden">
      <div className="page-width flex items-center justify-between gap-3 py-2">
        <Stepper
          value={portions}
          onChange={onPortions}
          label="Počet porcí"
          decreaseLabel="Ubrat porci"
          increaseLabel="Přidat porci"
          format={portionsLabel}
        />
        <p className="figures text-right leading-tight">
          <span className="block font-semibold text-energy">
            <EnergyFigure totals={totals} />
          </span>
          <span className="text-sm text-muted">na porci</span>
        </p>
      </div>
    </div>
  )
}
