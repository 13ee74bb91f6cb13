import type { FoundIngredient, IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { PublicApiClient } from '@zivina/contract/client'
import { useState } from 'react'
import { useCombobox } from '#app/kit/combobox/use-combobox.ts'
import { useIngredientSearch } from './use-ingredient-search.ts'

type PickerOptions = {
  initial: string
  /** The API client to search with; by default that of an anonymous visitor. */
  api: PublicApiClient | undefined
  /** The part of the text that names the food; by default all of it. */
  foodIn?: (text: string) => string
  isTaken: (guid: string) => boolean
  onChoose: (ingredient: IngredientSummary) => void
}

/** A combobox over foods. */
export function useIngredientPicker({ initial, api, foodIn = (text) => text, isTaken, onChoose }: PickerOptions) {
  const [text, write] = useState(initial)
  const { results, message, failed } = useIngredientSearch(foodIn(text), api)
  const combobox = useCombobox({
    options: results,
    text,
    onText: write,
    atRest: 'first',
    isDisabled: ({ guid }: FoundIngredient) => isTaken(guid),
    onChoose,
  })
  const field = {
    ...combobox.field,
    // Not of type search: there the first Escape would empty the field instead of closing the dialog.
    type: 'text',
    inputMode: 'search',
    placeholder: 'Například tvaroh',
  } as const
  return { ...combobox, text, write, field, results, message, failed, isTaken }
}
