import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import type { useCombobox } from '#app/kit/combobox/use-combobox.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import type { FoundIngredient, SearchState } from './use-ingredient-search.ts'

type IngredientOptionsProps = {
  combobox: Pick<ReturnType<typeof useCombobox<FoundIngredient>>, 'list' | 'option' | 'isOpen' | 'place'>
  label: string
  found: readonly FoundIngredient[]
  state: SearchState
}

const MESSAGES: Partial<Record<SearchState, string>> = {
  searching: 'Hledáme…',
  failed: 'Suroviny se nepodařilo načíst. Zkuste to prosím znovu.',
}

/** The list below an ingredient field. It overlaps the content below, so that nothing moves. */
export function IngredientOptions({ combobox, label, found, state }: IngredientOptionsProps) {
  const { list, option, isOpen, place } = combobox
  const message = found.length > 0 ? undefined : (MESSAGES[state] ?? 'Žádný recept takovou surovinu nemá.')
  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-20 z-10 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-raised"
    >
      <div {...list} role="listbox" aria-label={label}>
        {found.map((ingredient, index) => (
          <div
            key={ingredient.guid}
            {...option(index)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2 hover:bg-brand-soft',
              index === place && 'bg-brand-soft',
            )}
          >
            <span>{tied(ingredient.name)}</span>
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
