import { PASSWORD_MIN } from '@zivina/contract/kernel/limits'

/** 0 = does not meet the rules, 1 weak … 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/**
 * A rough estimate while a password is being typed: its length and the kinds of its characters, less for repeated characters,
 * sequences and parts of its owner's name or e-mail. Only the server decides whether a password is accepted.
 * @param own the owner's username and e-mail as typed so far
 */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 0
  const plain = password.toLowerCase()
  const holdsOwn = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .some((part) => part.length > 2 && plain.includes(part))
  if (holdsOwn) return 1
  const effective = withoutRuns(password).length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const points = effective + 2 * (kinds - 1)
  if (points < 9) return 1
  if (points < 13) return 2
  return points < 17 ? 3 : 4
}

/** „aaaa“ and „1234“ count as two characters. */
function withoutRuns(password: string): string {
  return [...password]
    .filter((_, index, all) => {
      const step = (at: number) => (all[at]?.codePointAt(0) ?? 0) - (all[at - 1]?.codePointAt(0) ?? 0)
      return index < 2 || step(index) !== step(index - 1) || Math.abs(step(index)) > 1
    })
    .join('')
}
