import type { FieldTable } from '#app/kit/form/field-table.ts'
import { onlyWith, required, strictLength } from '#app/kit/form/rules.ts'

/** What only the account's owner knows: the present password. */
export const CURRENT_PASSWORD: FieldTable<{ current_password: string }> = {
  current_password: {
    as: 'password',
    label: 'Současné heslo',
    look: { autoComplete: 'current-password' },
    rules: [required],
  },
}

/** Where a password that is not the present one is told. */
export const WRONG_PASSWORD = { WRONG_PASSWORD: 'current_password' } as const

/** Six digits from a mail or an authenticator. */
export function codeTable(label: string, hint: string): FieldTable<{ code: string }> {
  return {
    code: {
      label,
      hint,
      className: 'max-w-72',
      look: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
      rules: [required, onlyWith(/^\d*$/), strictLength(6)],
    },
  }
}
