import { PASSWORD_MAX, PASSWORD_MIN } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { PasswordField } from '#app/kit/form/password-field.tsx'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

export const NEW_PASSWORD_RULES = [required, minLength(PASSWORD_MIN), maxLength(PASSWORD_MAX)]

const WORDS: Record<PasswordStrength, string> = {
  0: 'zatím krátké',
  1: 'snadno uhodnutelné',
  2: 'slabší',
  3: 'dobré',
  4: 'silné',
}

type NewPasswordFieldProps = { name: string; error: string | null; label: string; own: readonly string[] }

/** A new password, with a hint about its strength. */
export function NewPasswordField({ name, error, label, own }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const strength = passwordStrength(password, own)
  return (
    <PasswordField
      name={name}
      error={error}
      label={label}
      autoComplete="new-password"
      required
      minLength={PASSWORD_MIN}
      onChange={(event) => setPassword(event.target.value)}
    >
      <span className="flex flex-col gap-1.5 text-sm text-muted">
        <span>
          Alespoň {PASSWORD_MIN}
          {'\u00a0'}znaků. Nejlepší je několik nesouvisejících slov.
        </span>
        <span className="flex min-h-6 items-center gap-3">
          {password === '' ? null : (
            <>
              <meter
                aria-hidden="true"
                className="strength w-28"
                min={0}
                max={4}
                low={2}
                high={3}
                optimum={4}
                value={strength}
              />
              <span>Heslo je {WORDS[strength]}</span>
            </>
          )}
        </span>
      </span>
    </PasswordField>
  )
}
