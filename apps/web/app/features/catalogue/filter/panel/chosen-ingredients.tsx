import { RemovableChip } from '#app/kit/ui/chip.tsx'
import type { IngredientNames } from '../ingredient-names.ts'

type ChosenIngredientsProps = {
  name: string
  chosen: readonly string[]
  names: IngredientNames
  onRemove: (guid: string) => void
}

/** Chosen ingredients as removable chips; they are sent with the form without scripts. */
export function ChosenIngredients({ name, chosen, names, onRemove }: ChosenIngredientsProps) {
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((guid) => {
        const label = names[guid] ?? 'Neznámá surovina'
        return (
          <li key={guid}>
            <input type="hidden" name={name} value={guid} />
            <RemovableChip label={`Odebrat: ${label}`} onRemove={() => onRemove(guid)}>
              <span className="whitespace-normal">{label}</span>
            </RemovableChip>
          </li>
        )
      })}
    </ul>
  )
}
