import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { PublicApiClient } from '@zivina/contract/client'
import { markForFocus } from '#app/kit/ui/dialog.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { IngredientOptions } from './ingredient-options.tsx'
import { useIngredientPicker } from './use-ingredient-picker.ts'

type IngredientSearchProps = {
  initial: string
  hint: string
  /** The API client to search with; by default that of an anonymous visitor. */
  api?: PublicApiClient
  isTaken: (guid: string) => boolean
  /** Something to tell of a food found. */
  markOf?: (ingredient: IngredientSummary) => string | null
  onChoose: (ingredient: IngredientSummary) => void
}

/** Searches for a food in a dialog. */
export function IngredientSearch({ initial, hint, api, isTaken, markOf, onChoose }: IngredientSearchProps) {
  const picker = useIngredientPicker({ initial, api, isTaken, onChoose })
  const { id, field, message, failed } = picker
  return (
    <div className="flex flex-col gap-3 p-4 sm:p-5">
      <label htmlFor={field.id} className="sr-only">
        Hledat surovinu
      </label>
      <Input {...field} ref={markForFocus} aria-describedby={`${id}-hint`} onFocus={(event) => event.target.select()} />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <p aria-live="polite" className={failed ? 'text-error' : 'text-muted'}>
        {message}
      </p>
      <IngredientOptions picker={picker} markOf={markOf} />
    </div>
  )
}
