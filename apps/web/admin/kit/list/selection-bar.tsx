import { Button } from '#app/kit/ui/button.tsx'
import type { RecordAction } from '../record/record.tsx'

type SelectionBarProps = {
  /** „3 hodnocení“; null where nothing is selected. */
  what: string | null
  actions: readonly RecordAction[]
  onClear: () => void
}

/** The number of selected rows, with the actions on all of them. */
export function SelectionBar({ what, actions, onClear }: SelectionBarProps) {
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 bottom-20 z-20 flex justify-center px-4">
      {what === null ? null : (
        <div className="pointer-events-auto flex flex-wrap items-center justify-center gap-2 rounded-card border border-line bg-surface p-2 pl-4 shadow-raised">
          <p className="figures mr-2 font-semibold">Vybráno: {what}</p>
          {actions.map(({ label, key, variant, run }) => (
            <Button key={key} variant={variant} onClick={run} aria-keyshortcuts={key}>
              {label}
            </Button>
          ))}
          <Button variant="quiet" onClick={onClear}>
            Zrušit výběr
          </Button>
        </div>
      )}
    </div>
  )
}
