import { USERNAME_MAX, USERNAME_MIN } from '@zivina/contract/limits'
import type { ComponentProps } from 'react'
import { Field } from '../../components/ui/input.tsx'
import { maxLength, minLength, onlyWith, required } from '../../forms/rules.ts'

const CHARACTERS = /^[\p{L}\p{N}._-]+$/u

export const USERNAME_RULES = [required, minLength(USERNAME_MIN), maxLength(USERNAME_MAX), onlyWith(CHARACTERS)]

type UsernameFieldProps = { error: string | null } & Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'defaultValue'>

/** The name by which others know somebody, being chosen. */
export function UsernameField(field: UsernameFieldProps) {
  return (
    <Field
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
