import type { ComponentProps } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>

/** The e-mail that an account has, or is to have. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}
