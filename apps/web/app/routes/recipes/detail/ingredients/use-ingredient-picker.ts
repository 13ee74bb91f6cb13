import type { PublicApiClient } from '@zivina/contract/client'
import type { IngredientSummary } from '@zivina/contract/ingredients'
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { useIngredientSearch } from './use-ingredient-search.ts'

type PickerOptions = {
  initial: string
  /** In whose name; nobody’s unless said. */
  api: PublicApiClient | undefined
  isTaken: (guid: string) => boolean
  onChoose: (ingredient: IngredientSummary) => void
}

/** A combobox over foods: arrows move, Enter chooses, focus stays in the field. */
export function useIngredientPicker({ initial, api, isTaken, onChoose }: PickerOptions) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [active, setActive] = useState(0)
  const { results, message, failed } = useIngredientSearch(text, api)
  const place = Math.min(active, results.length - 1)
  const current = results[place]

  const write = (typed: string) => {
    setText(typed)
    setActive(0)
  }
  const choose = (ingredient: IngredientSummary | undefined) => {
    if (ingredient && !isTaken(ingredient.guid)) onChoose(ingredient)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setActive((place + step + results.length) % results.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(current)
    }
  }
  const field = {
    id: `${id}-field`,
    // Not of type search: there the first Escape would empty the field instead of closing a dialog around it.
    type: 'text',
    inputMode: 'search',
    role: 'combobox',
    autoComplete: 'off',
    placeholder: 'Například tvaroh',
    'aria-expanded': results.length > 0,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': current ? `${id}-${current.guid}` : undefined,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.target.value),
    onKeyDown,
  } as const
  return { id, text, write, field, results, current, message, failed, isTaken, choose }
}
