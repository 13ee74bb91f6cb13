import { ToggleChip } from '#app/kit/ui/chip.tsx'
import type { PlanEater } from './board-context.ts'

type EaterChoiceProps = { eaters: readonly PlanEater[]; chosen: string; choose: (eater: string) => void }

/** Whose sums are shown; a person alone is not asked. */
export function EaterChoice({ eaters, chosen, choose }: EaterChoiceProps) {
  if (eaters.length < 2) return null
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">Čí součty ukázat</legend>
      <div className="flex flex-wrap gap-2">
        {eaters.map(({ guid, name }) => (
          <ToggleChip key={guid} pressed={guid === chosen} onPress={() => choose(guid)}>
            {name}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
