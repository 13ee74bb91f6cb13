import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { RefObject } from 'react'
import { IngredientOptions } from '#app/features/catalogue/recipe/ingredients/ingredient-options.tsx'
import { useIngredientPicker } from '#app/features/catalogue/recipe/ingredients/use-ingredient-picker.ts'
import { Input } from '#app/kit/ui/input.tsx'
import { useAccount } from '#app/session/account-context.ts'
import { MissingIngredient } from './missing-ingredient.tsx'

type IngredientFinderProps = {
  label: string
  initial?: string
  /** The field that gets the focus after an amount is typed. */
  field?: RefObject<HTMLInputElement | null>
  isTaken: (guid: string) => boolean
  onChoose: (ingredient: IngredientSummary) => void
}

/** Finds a food, including one's own, and stays open for the next one. A missing food can be created in place. */
export function IngredientFinder({ label, initial = '', field: ref, isTaken, onChoose }: IngredientFinderProps) {
  const { api } = useAccount()
  const choose = (ingredient: IngredientSummary) => {
    if (isTaken(ingredient.guid)) return
    onChoose(ingredient)
    picker.write('')
  }
  const picker = useIngredientPicker({ initial, api, isTaken, onChoose: choose })
  const { field, text, message, failed } = picker
  const wanted = text.trim()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="font-medium">
        {label}
      </label>
      <Input
        {...field}
        ref={ref}
        onKeyDown={(event) => {
          if (event.key === 'Escape') picker.write('')
          else field.onKeyDown(event)
        }}
      />
      <p aria-live="polite" className={failed ? 'text-sm text-error' : 'text-sm text-muted empty:hidden'}>
        {message}
      </p>
      <IngredientOptions
        picker={picker}
        className="max-h-96 overflow-y-auto rounded-md border border-line empty:hidden"
      />
      {wanted === '' ? null : <MissingIngredient name={wanted} onCreated={choose} />}
    </div>
  )
}
