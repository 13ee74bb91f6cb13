import { type ClipboardEvent, type FormEvent, useId } from 'react'
import { Input } from '../../../components/ui/input.tsx'

type CodeFieldProps = { name: string; error: string | null }

/** Six digits of a mail: typed, pasted with whatever stands around them, or offered by the keyboard. */
export function CodeField({ name, error }: CodeFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        Ověřovací kód
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Šest číslic z{'\u00a0'}e-mailu. Kód platí 30{'\u00a0'}minut.
      </p>
      <Input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={6}
        onPaste={pasteDigits}
        onInput={keepDigits}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        className="figures max-w-60 text-center font-heading text-2xl! tracking-[0.35em]"
      />
      {error ? (
        <p id={`${id}-error`} className="text-sm text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

/** Before the field's length cuts „Kód: 123 456“ down to its first six characters. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = digitsOf(event.clipboardData.getData('text'))
  if (digits === '') return
  event.preventDefault()
  event.currentTarget.value = digits
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const digits = digitsOf(currentTarget.value)
  if (digits !== currentTarget.value) currentTarget.value = digits
}
