import { Select } from '#app/kit/ui/select.tsx'
import type { ListState } from './use-list.ts'

type ListSelectProps = {
  list: ListState
  /** The parameter of the list's call. */
  name: string
  label: string
  choices: readonly (readonly [value: string, label: string])[]
  /** Whether it stands on a phone alone, where the heads of the columns are not there to order by. */
  isForPhones?: boolean
}

/** One wish for a list, chosen of several. */
export function ListSelect({ list, name, label, choices, isForPhones = false }: ListSelectProps) {
  return (
    <Select
      aria-label={label}
      className={`min-w-0 grow basis-0 ${isForPhones ? 'sm:hidden' : 'sm:grow-0 sm:basis-auto'}`}
      value={list.wishes[name]}
      onChange={({ target }) => list.wish({ [name]: target.value })}
    >
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  )
}
