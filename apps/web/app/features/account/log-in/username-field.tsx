import { USERNAME_MAX, USERNAME_MIN } from '@zivina/contract/kernel/limits'
import type { ComponentProps } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'

type UsernameFieldProps = { error: string | null } & Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'defaultValue'>

/** The public name of a new account, checked as it is typed. */
export function UsernameField(field: UsernameFieldProps) {
  return (
    <TextField
      {...field}
      label="Uživatelské jméno"
      hint={`Uvidí ho ostatní. ${USERNAME_MIN}–${USERNAME_MAX}\u00a0znaků: písmena, číslice, tečka, pomlčka, podtržítko.`}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
