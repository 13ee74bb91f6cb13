import { counted } from '@zivina/nutrition/format'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Input } from '../../../../components/ui/input.tsx'
import type { IngredientNames } from '../ingredient-names.ts'
import { rememberNames } from '../load-in-browser.ts'
import { ChosenIngredients } from './chosen-ingredients.tsx'
import { IngredientOptions } from './ingredient-options.tsx'
import { type FoundIngredient, useIngredientSearch } from './use-ingredient-search.ts'

type IngredientFieldProps = {
  name: string
  label: string
  hint: string
  chosen: readonly string[]
  names: IngredientNames
  onAdd: (guid: string) => void
  onRemove: (guid: string) => void
}

/**
 * Ingredients found by typing (a combobox with a list) and kept as chips. Arrows move in the list, Enter takes, Escape
 * closes, Backspace in the empty field takes the last one away. Without scripts the typed name is sent as it is.
 */
export function IngredientField({ name, label, hint, chosen, names, onAdd, onRemove }: IngredientFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { found, state } = useIngredientSearch(text, chosen)
  const listed = open && text.trim() !== ''

  const take = (ingredient: FoundIngredient) => {
    rememberNames({ [ingredient.guid]: ingredient.name })
    onAdd(ingredient.guid)
    setText('')
    setOpen(false)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = found.length - 1
    const option = found[Math.min(active, last)]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (listed) setActive(step(Math.min(active, last), event.key === 'ArrowDown' ? 1 : -1, found.length))
    } else if (event.key === 'Enter') {
      // Enter never sends the form from here: it takes what is marked.
      event.preventDefault()
      if (listed && option) take(option)
    } else if (event.key === 'Escape' && listed) {
      // Closes the list, not the sheet around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'Backspace' && text === '') {
      const lastChosen = chosen.at(-1)
      if (lastChosen) onRemove(lastChosen)
    }
  }

  const remove = (guid: string) => {
    onRemove(guid)
    input.current?.focus()
  }

  return (
    <div className="relative flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        ref={input}
        id={id}
        name={name}
        role="combobox"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={listed && found.length > 0 ? `${id}-${Math.min(active, found.length - 1)}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        placeholder="Třeba rajče"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <IngredientOptions
        id={id}
        label={label}
        open={listed}
        found={found}
        state={state}
        active={Math.min(active, found.length - 1)}
        onTake={take}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <ChosenIngredients name={name} chosen={chosen} names={names} onRemove={remove} />
      <p role="status" className="sr-only">
        {listed && state === 'done' ? counted(found.length, 'surovina', 'suroviny', 'surovin') : ''}
      </p>
    </div>
  )
}

/** One step in a ring of options. */
function step(from: number, by: number, length: number): number {
  return length === 0 ? 0 : (from + by + length) % length
}
