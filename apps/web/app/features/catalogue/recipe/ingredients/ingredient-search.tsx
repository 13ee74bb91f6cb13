import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { PublicApiClient } from '@zivina/contract/client'
import type { ReactNode } from 'react'
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
  /** Shown instead of the hint as long as nothing is searched for; then the field waits for a press, without a keyboard over it. */
  children?: ReactNode
}

/** Searches for a food in a dialog. */
export function IngredientSearch(props: IngredientSearchProps) {
  const { initial, hint, api, isTaken, markOf, onChoose, children } = props
  const picker = useIngredientPicker({ initial, api, isTaken, onChoose })
  const { id, field, text, message, failed } = picker
  const offers = text.trim() === '' ? children : undefined
  return (
    <div className="flex flex-col gap-3 p-4 sm:p-5">
      <label htmlFor={field.id} className="sr-only">
        Hledat surovinu
      </label>
      <Input
        {...field}
        placeholder={children === undefined ? field.placeholder : 'Hledat jinou surovinu'}
        ref={children === undefined ? markForFocus : null}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.target.select()}
      />
      <p id={`${id}-hint`} className={offers === undefined ? 'text-sm text-muted' : 'sr-only'}>
        {hint}
      </p>
      <p aria-live="polite" className={failed ? 'text-error' : 'text-muted'}>
        {message}
      </p>
      {offers ?? <IngredientOptions picker={picker} markOf={markOf} />}
    </div>
  )
}
