import type { ReactNode } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'

type CodeInputProps = { name: string; error: string | null; label: string; hint: ReactNode }

/** A six-digit code from a mail or an authenticator. */
export function CodeInput(props: CodeInputProps) {
  return <TextField {...props} className="max-w-72" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
}
