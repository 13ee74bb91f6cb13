import { useId } from 'react'
import { Input } from '#app/kit/ui/input.tsx'
import type { ListState } from './use-list.ts'

/** A day that a list begins or ends with, by the name of the call's parameter. */
export function ListDay({ list, name, label }: { list: ListState; name: string; label: string }) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:flex-col max-sm:items-stretch max-sm:gap-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={list.wishes[name]}
        onChange={({ target }) => list.wish({ [name]: target.value })}
        className="min-w-0 sm:w-auto"
      />
    </div>
  )
}
