import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { Figure } from '#app/features/catalogue/recipe/nutrition/figure.tsx'
import { coverageOf } from '#app/features/catalogue/recipe/nutrition/nutrient-totals.ts'
import { Button } from '#app/kit/ui/button.tsx'
import type { SavingState } from './use-draft-saving.ts'

const WORDS: Record<SavingState, string> = {
  same: '',
  waiting: 'Ukládám koncept…',
  kept: 'Koncept je uložený',
  failed: 'Koncept je zatím jen v\u00a0tomto zařízení',
  elsewhere: 'Koncept je zatím jen v\u00a0tomto okně',
}

type EditorBarProps = { totals: RecipeTotals; state: SavingState; pending: boolean }

/** Energy of a portion, the state of the draft, and the save button: always visible. */
export function EditorBar({ totals, state, pending }: EditorBarProps) {
  return (
    <div className="editor-bar flex items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-raised">
      <div className="min-w-0 flex-1">
        <p className="figures font-semibold text-energy">
          <span className="sr-only">{NUTRIENT_LABELS.calories.name} porce: </span>
          <Figure nutrient="calories" value={totals.calories_in_total} coverage={coverageOf(totals, 'calories')} />
        </p>
        <p role="status" className="text-sm text-muted">
          {WORDS[state] || 'v\u00a0jedné porci'}
        </p>
      </div>
      <Button type="submit" variant="accent" aria-disabled={pending || undefined}>
        {pending ? 'Ukládám…' : 'Uložit recept'}
      </Button>
    </div>
  )
}
