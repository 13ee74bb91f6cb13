import { INGREDIENT_SEARCH_MIN } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { type KeyboardEvent, useRef, useState } from 'react'
import { FoodChips } from '#app/features/catalogue/ingredient-finder/food-chips.tsx'
import { WholeKind } from '#app/features/catalogue/ingredient-finder/whole-kind.tsx'
import { useCombobox } from '#app/kit/combobox/use-combobox.ts'
import { Input } from '#app/kit/ui/input.tsx'
import type { IngredientNames } from '../ingredient-names.ts'
import { rememberNames } from '../known-options.ts'
import { IngredientOptions } from './ingredient-options.tsx'
import { type FoundIngredient, useIngredientSearch } from './use-ingredient-search.ts'

type IngredientFieldProps = {
  name: string
  label: string
  hint: string
  chosen: readonly string[]
  names: IngredientNames
  onAdd: (guids: string[]) => void
  onRemove: (guids: string[]) => void
  /** Whether all foods that the typed word names are offered, once one was chosen. */
  hasKinds?: boolean
}

/**
 * Ingredients found by typing (a combobox with a list) and shown as chips. Arrow keys move in the list, Enter selects, Escape
 * closes, Backspace in the empty field removes the last one. Without scripts the typed name is sent.
 */
export function IngredientField(props: IngredientFieldProps) {
  const { name, label, hint, chosen, names, onAdd, onRemove, hasKinds = false } = props
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [word, setWord] = useState('')
  const add = (foods: readonly { guid: string; name: string }[]) => {
    rememberNames(Object.fromEntries(foods.map((food) => [food.guid, food.name])))
    onAdd(foods.map(({ guid }) => guid))
  }
  const { found, state } = useIngredientSearch(text, chosen)
  const combobox = useCombobox({
    options: found,
    text,
    onText: setText,
    atRest: 'first',
    isPopup: true,
    isEmpty: text.trim().length < INGREDIENT_SEARCH_MIN,
    onChoose: (ingredient: FoundIngredient) => {
      add([ingredient])
      setWord(hasKinds ? text : '')
      setText('')
    },
  })
  const { id, field, isOpen } = combobox

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && text === '' && last) onRemove([last])
    else field.onKeyDown(event)
  }
  const remove = (guids: string[]) => {
    onRemove(guids)
    input.current?.focus()
  }

  return (
    <div className="relative flex flex-col gap-2">
      <label htmlFor={field.id} className="font-medium">
        {label}
      </label>
      <Input
        {...field}
        ref={input}
        name={name}
        aria-describedby={`${id}-hint`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        placeholder="Třeba rajče"
        onKeyDown={onKeyDown}
      />
      <IngredientOptions combobox={combobox} label={label} found={found} state={state} />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      {chosen.map((guid) => (
        <input key={guid} type="hidden" name={name} value={guid} />
      ))}
      <FoodChips foods={chosen.map((guid) => ({ guid, name: names[guid] ?? '' }))} verb="Odebrat" onRemove={remove} />
      <WholeKind word={word} isTaken={(guid) => chosen.includes(guid)} onChoose={add} />
      <p role="status" className="sr-only">
        {isOpen && state === 'done' ? counted(found.length, 'surovina', 'suroviny', 'surovin') : ''}
      </p>
    </div>
  )
}
