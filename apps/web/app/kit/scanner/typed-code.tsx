import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import type { Accept } from './seen-code.ts'

type TypedCodeProps = {
  accept: Accept
  onCode: (code: string) => void
}

/** The number below the bars, typed or pasted: the way without a camera. */
export function TypedCode({ accept, onCode }: TypedCodeProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const take = (event: FormEvent) => {
    event.preventDefault()
    // A dialog may stand inside of another form.
    event.stopPropagation()
    const code = accept(text)
    setIsWrong(code === null)
    if (code === null) return document.getElementById(id)?.focus()
    setText('')
    onCode(code)
  }
  return (
    <form onSubmit={take} noValidate className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        Číslo pod čarami
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          className="figures"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={300}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setIsWrong(false)
          }}
        />
        <Button type="submit" variant="brand" className="max-sm:px-3">
          <Search aria-hidden />
          <span className="max-sm:sr-only">Najít</span>
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm text-error empty:hidden">
        {isWrong ? 'Takový kód být nemůže. Zkontrolujte prosím všechny číslice, bývá jich 8 nebo 13.' : ''}
      </p>
    </form>
  )
}
