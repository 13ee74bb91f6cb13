import { cn } from '../../../../class-names.ts'
import { IngredientOption } from './ingredient-option.tsx'
import type { useIngredientPicker } from './use-ingredient-picker.ts'

type IngredientOptionsProps = {
  picker: ReturnType<typeof useIngredientPicker>
  className?: string
}

/** The foods a picker has found. */
export function IngredientOptions({ picker, className }: IngredientOptionsProps) {
  const { id, results, current, isTaken, choose } = picker
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Nalezené suroviny" className={cn('flex flex-col', className)}>
      {results.map((ingredient) => (
        <IngredientOption
          key={ingredient.guid}
          id={`${id}-${ingredient.guid}`}
          ingredient={ingredient}
          active={ingredient === current}
          taken={isTaken(ingredient.guid)}
          onChoose={choose}
        />
      ))}
    </div>
  )
}
