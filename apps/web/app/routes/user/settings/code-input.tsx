import type { ReactNode } from 'react'
import { Field } from '../../../components/ui/input.tsx'

type CodeInputProps = { name: string; error: string | null; label: string; hint: ReactNode }

/** Six digits from a mail or an authenticator. */
export function CodeInput(props: CodeInputProps) {
  return <Field {...props} className="max-w-72" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
}
