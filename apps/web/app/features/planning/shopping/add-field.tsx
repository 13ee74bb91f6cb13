import { SHOPPING_TEXT_MAX } from '@zivina/contract/planning/limits'
import { Check, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTypedBefore } from '#app/kit/form/use-typed-before.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/input.tsx'

type AddFieldProps = {
  label: string
  placeholder: string
  /** On the button, where something is not added but changed. */
  verb?: string
  onAdd: (text: string) => void
}

/** One field for what to add, as people write it. It is empty again at once, so that the next can follow. */
export function AddField({ label, placeholder, verb, onAdd }: AddFieldProps) {
  const form = useTypedBefore<HTMLFormElement>()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '') return
    onAdd(wanted)
    setText('')
  }
  return (
    <form ref={form} onSubmit={add} className="flex items-center gap-2">
      <Input
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={SHOPPING_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="brand" className="max-sm:px-3">
        {verb === undefined ? <Plus aria-hidden /> : <Check aria-hidden />}
        <span className="max-sm:sr-only">{verb ?? 'Přidat'}</span>
      </Button>
    </form>
  )
}
