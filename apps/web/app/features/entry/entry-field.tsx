import { Check, Plus } from 'lucide-react'
import type { FormEvent, ReactNode, Ref } from 'react'
import { useTypedBefore } from '#app/kit/form/use-typed-before.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/input.tsx'

type EntryFieldProps = {
  label: string
  placeholder: string
  text: string
  max: number
  write: (text: string) => void
  /** Takes the typed text; the focus stays there, so that the next can follow. */
  onEnter: () => void
  /** On the button, where something is not added but changed or read; null leaves the button out. */
  verb?: string | null
  field?: Ref<HTMLInputElement>
  onFocus?: () => void
  /** Other ways to enter, beside the field: a scan, a photo. */
  children?: ReactNode
}

/** The field into which people write what they eat, buy or have at home, as they would say it. */
export function EntryField(props: EntryFieldProps) {
  const { label, placeholder, text, max, write, onEnter, verb, field, onFocus, children } = props
  const form = useTypedBefore<HTMLFormElement>()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onEnter()
  }
  return (
    <form ref={form} onSubmit={enter} className="flex items-center gap-2">
      <Input
        ref={field}
        data-entry
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={max}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={onFocus}
        onChange={({ target }) => write(target.value)}
      />
      {verb === null ? null : (
        <Button type="submit" variant="brand" className="max-sm:px-3">
          {verb === undefined ? <Plus aria-hidden /> : <Check aria-hidden />}
          <span className="max-sm:sr-only">{verb ?? 'Přidat'}</span>
        </Button>
      )}
      {children}
    </form>
  )
}
