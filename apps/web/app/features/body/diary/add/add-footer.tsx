import { pickedText } from '#app/features/entry/picked-text.ts'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { energyOfPicks, type PickedChoice } from './picked-choices.ts'

type AddFooterProps = {
  /** How many were added one by one. */
  count: number
  picks: readonly PickedChoice[]
  onRecord: () => void
  onClose: () => void
}

/** What is added already or ticked, and the one button that ends it. */
export function AddFooter({ count, picks, onRecord, onClose }: AddFooterProps) {
  const kilojoules = energyOfPicks(picks)
  const coverage = Math.min(
    ...picks.map(({ choice, helping }) => choice.totalsOf(helping).nutrient_coverage.kilojoules),
  )
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="min-w-0">
        {count === 0 ? null : <span className="block">Přidáno: {itemsText(count)}</span>}
        {picks.length === 0 || kilojoules === null ? null : (
          <span className="figures block">
            Vybráno: <PlanEnergy kilojoules={kilojoules} coverage={coverage} />
          </span>
        )}
      </p>
      {picks.length === 0 ? (
        <Button variant="brand" onClick={onClose}>
          Hotovo
        </Button>
      ) : (
        <Button variant="brand" onClick={onRecord}>
          {pickedText('Zapsat', picks.length)}
        </Button>
      )}
    </div>
  )
}
