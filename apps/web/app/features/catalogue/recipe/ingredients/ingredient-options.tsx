import type { FoundIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { cn } from '#app/kit/ui/class-names.ts'
import { IngredientOption } from './ingredient-option.tsx'
import type { useIngredientPicker } from './use-ingredient-picker.ts'

type IngredientOptionsProps = {
  picker: ReturnType<typeof useIngredientPicker>
  markOf?: ((ingredient: FoundIngredient) => string | null) | undefined
  className?: string
}

/** The foods found by a picker. */
export function IngredientOptions({ picker, markOf, className }: IngredientOptionsProps) {
  const { list, option, place, results, isTaken } = picker
  return (
    <div {...list} role="listbox" aria-label="Nalezené suroviny" className={cn('flex flex-col', className)}>
      {results.map((ingredient, index) => (
        <IngredientOption
          key={ingredient.guid}
          option={option(index)}
          ingredient={ingredient}
          isMarked={index === place}
          isTaken={isTaken(ingredient.guid)}
          mark={isTaken(ingredient.guid) ? null : markOf?.(ingredient)}
        />
      ))}
    </div>
  )
}
