import type { ClipboardEvent, FormEvent } from 'react'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Input } from '#app/kit/ui/input.tsx'

type CodeFieldProps = { name: string; error: string | null; defaultValue?: string | undefined }

/** A six-digit code from a mail: typed, pasted with text around it, or suggested by the keyboard, or filled in by the link of the mail. */
export function CodeField({ name, error, defaultValue }: CodeFieldProps) {
  return (
    <FieldFrame label="Ověřovací kód" hint="Šest číslic z&nbsp;e-mailu. Kód platí 30&nbsp;minut." error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={6}
          onPaste={pasteDigits}
          onInput={keepDigits}
          className="figures max-w-60 text-center font-heading text-2xl! tracking-[0.35em]"
        />
      )}
    </FieldFrame>
  )
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

/** Reads the digits before the field's maximum length cuts „Kód: 123 456“ to its first six characters. */
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
