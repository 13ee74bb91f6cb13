import type { PublicApiClient } from '@zivina/contract/client'
import type { IngredientSummary } from '@zivina/contract/ingredients'
import { type KeyboardEvent, useId, useState } from 'react'
import { markForFocus } from '../../../../components/ui/dialog.tsx'
import { Input } from '../../../../components/ui/input.tsx'
import { IngredientOption } from './ingredient-option.tsx'
import { useIngredientSearch } from './use-ingredient-search.ts'

type IngredientSearchProps = {
  initial: string
  hint: string
  /** Whose search it is; nobody’s unless said. */
  api?: PublicApiClient
  isTaken: (guid: string) => boolean
  onChoose: (ingredient: IngredientSummary) => void
}

/** A combobox over the foods of the catalogue: arrows move, Enter chooses, focus stays in the field. */
export function IngredientSearch({ initial, hint, api, isTaken, onChoose }: IngredientSearchProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [active, setActive] = useState(0)
  const { results, message, failed } = useIngredientSearch(text, api)
  const current = results[Math.min(active, results.length - 1)]

  const choose = (ingredient: IngredientSummary | undefined) => {
    if (ingredient && !isTaken(ingredient.guid)) onChoose(ingredient)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setActive((index) => (Math.min(index, results.length - 1) + step + results.length) % results.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <div className="flex flex-col gap-3 p-4 sm:p-5">
      <label htmlFor={`${id}-field`} className="sr-only">
        Hledat surovinu
      </label>
      <Input
        id={`${id}-field`}
        // Not of type search: there the first Escape would empty the field instead of closing the dialog.
        type="text"
        inputMode="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.guid}` : undefined}
        aria-describedby={`${id}-hint`}
        placeholder="Například tvaroh"
        ref={markForFocus}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <p aria-live="polite" className={failed ? 'text-error' : 'text-muted'}>
        {message}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="Nalezené suroviny" className="flex flex-col">
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
    </div>
  )
}
