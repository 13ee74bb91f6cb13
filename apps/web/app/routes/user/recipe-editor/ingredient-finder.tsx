import type { IngredientSummary } from '@zivina/contract/ingredients'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Input } from '../../../components/ui/input.tsx'
import { IngredientOption } from '../../recipes/detail/ingredients/ingredient-option.tsx'
import { useIngredientSearch } from '../../recipes/detail/ingredients/use-ingredient-search.ts'
import { useAccount } from '../account-context.ts'
import { MissingIngredient } from './missing-ingredient.tsx'

type IngredientFinderProps = {
  label: string
  initial?: string
  /** Where the focus returns to after an amount is typed. */
  field?: RefObject<HTMLInputElement | null>
  isTaken: (guid: string) => boolean
  onChoose: (ingredient: IngredientSummary) => void
}

/**
 * Finds a food, one’s own included, while one types: arrows move, Enter takes, Escape closes. Stays open for the next one. A
 * food that is not there is made in place.
 */
export function IngredientFinder({ label, initial = '', field, isTaken, onChoose }: IngredientFinderProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [active, setActive] = useState(0)
  const { api } = useAccount()
  const { results, message, failed } = useIngredientSearch(text, api)
  const place = Math.min(active, results.length - 1)
  const current = results[place]

  const choose = (ingredient: IngredientSummary | undefined) => {
    if (!ingredient || isTaken(ingredient.guid)) return
    onChoose(ingredient)
    setText('')
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setActive((place + step + results.length) % results.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(current)
    } else if (event.key === 'Escape') setText('')
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={`${id}-field`} className="font-medium">
        {label}
      </label>
      <Input
        ref={field}
        id={`${id}-field`}
        type="text"
        inputMode="search"
        role="combobox"
        autoComplete="off"
        placeholder="Například tvaroh"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.guid}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p aria-live="polite" className={failed ? 'text-sm text-error' : 'text-sm text-muted empty:hidden'}>
        {message}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Nalezené suroviny"
        className="flex max-h-96 flex-col overflow-y-auto rounded-md border border-line empty:hidden"
      >
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
      {text.trim() === '' ? null : <MissingIngredient name={text.trim()} onCreated={choose} />}
    </div>
  )
}
