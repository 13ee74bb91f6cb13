import { counted } from '@zivina/nutrition/format'
import { cn } from '../../../../class-names.ts'
import type { FoundIngredient, SearchState } from './use-ingredient-search.ts'

type IngredientOptionsProps = {
  id: string
  label: string
  open: boolean
  found: readonly FoundIngredient[]
  state: SearchState
  active: number
  onTake: (ingredient: FoundIngredient) => void
}

const MESSAGES: Partial<Record<SearchState, string>> = {
  searching: 'Hledám…',
  failed: 'Suroviny se nepodařilo načíst. Zkuste to prosím znovu.',
}

/** The list under an ingredient field. Stands over what follows, so that nothing moves. */
export function IngredientOptions({ id, label, open, found, state, active, onTake }: IngredientOptionsProps) {
  const message = found.length > 0 ? undefined : (MESSAGES[state] ?? 'Žádný recept takovou surovinu nemá.')
  return (
    <div
      hidden={!open}
      className="absolute inset-x-0 top-20 z-10 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-raised"
    >
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {found.map((ingredient, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field that holds the focus.
          <div
            key={ingredient.guid}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus, so its list does not close before the press counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(ingredient)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 hover:bg-brand-soft',
              index === active && 'bg-brand-soft',
            )}
          >
            <span>{ingredient.name}</span>
            <span className="figures shrink-0 text-sm text-muted">
              {counted(ingredient.recipe_count, 'recept', 'recepty', 'receptů')}
            </span>
          </div>
        ))}
      </div>
      {message ? <p className="px-3 py-2 text-muted">{message}</p> : null}
    </div>
  )
}
