import type { ValidationCode } from '@zivina/contract/kernel/validation-messages'
import { normalizeSearch } from '@zivina/czech/search-text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Common Czech passwords of eight and more characters, and the product's name, which the international list lacks. */
const CZECH_COMMON = [
  ...['heslo123', 'heslo1234', 'heslo12345', 'hesloheslo', 'mojeheslo', 'tajneheslo', 'nevimheslo'],
  ...[
    'slunicko',
    'slunicko1',
    'maminka1',
    'milacek1',
    'laska123',
    'kocicka1',
    'pejsek123',
    'praha123',
    'ceskarepublika',
  ],
  ...['aaaaaaaa', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm1', 'zivina123', 'zivina1234', 'zivinazivina'],
]
const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'].map(String), ...CZECH_COMMON])

/** A shorter name is not looked for in a password: „Jan“ is in too many words. */
const IDENTITY_MIN = 4
/** How many characters a password needs besides the owner's name or e-mail: fewer are guessed. */
const OWN_CHARACTERS_MIN = 5

/** The owner of the password; the fields known at that moment. */
export type Identity = { email: string; username: string; full_name?: string | undefined }

/**
 * The problem of a password of valid length, or null: it is on the list of common ones, or it is little more than the owner's
 * name or e-mail.
 */
export function judgePassword(password: string, owner: Identity): ValidationCode | null {
  const lower = password.normalize('NFKC').toLowerCase()
  if (COMMON.has(lower) || COMMON.has(normalizeSearch(lower)) || isOneCharacter(lower)) return 'weak_password'
  const bare = bareForm(lower)
  const resembles = identities(owner).some(
    (part) => part.includes(bare) || (bare.includes(part) && bare.length - part.length < OWN_CHARACTERS_MIN),
  )
  return resembles ? 'similar_password' : null
}

const isOneCharacter = (text: string): boolean => new Set(text).size < 2

/** Only letters and digits, without accents. */
const bareForm = (text: string): string => normalizeSearch(text).replace(/[^\p{L}\p{N}]/gu, '')

function identities({ email, username, full_name = '' }: Identity): string[] {
  const local = email.split('@')[0] ?? ''
  const parts = [email, local, username, full_name, ...full_name.split(/\s+/), ...local.split(/[^\p{L}]+/u)]
  return [...new Set(parts.map(bareForm))].filter((part) => part.length >= IDENTITY_MIN)
}
