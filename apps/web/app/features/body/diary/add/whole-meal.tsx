import { tied } from '@zivina/contract/kernel/typography'
import { Check, Plus } from 'lucide-react'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'

type WholeMealProps = {
  name: string
  count: number
  /** kJ; null where something in it is unknown. */
  kilojoules: number | null
  names: readonly string[]
  isAdded: boolean
  onTake: () => void
}

/** Several foods that are recorded together with one press. */
export function WholeMeal({ name, count, kilojoules, names, isAdded, onTake }: WholeMealProps) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-brand-soft p-3 text-left hover:border-brand"
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere font-semibold">{tied(name)}</span>
        <span className="figures flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{itemsText(count)}</span>
          {kilojoules === null ? null : <PlanEnergy kilojoules={kilojoules} coverage={1} />}
        </span>
        <span className="wrap-anywhere line-clamp-2 text-sm text-muted">{names.join(', ')}</span>
      </span>
      {isAdded ? (
        <Check className="size-5 shrink-0 text-brand" aria-hidden />
      ) : (
        <Plus className="size-5 shrink-0 text-brand" aria-hidden />
      )}
      <span className="sr-only">{isAdded ? 'Přidáno' : 'Přidat'}</span>
    </button>
  )
}

/** kJ of some parts together; null where one of them is unknown. */
export function energyOf(parts: readonly { kilojoules: number | null }[]): number | null {
  return parts.reduce<number | null>(
    (sum, { kilojoules }) => (sum === null || kilojoules === null ? null : sum + kilojoules),
    0,
  )
}
