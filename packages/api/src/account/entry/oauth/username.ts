import { containsBannedWord } from '@zivina/contract/account/usernames'
import { USERNAME_MAX, USERNAME_MIN } from '@zivina/contract/kernel/limits'

/** Used where neither name nor address makes a username. */
const FALLBACK = 'kuchtik'
/** How many numbers are tried after a taken name, before random ones. */
const NUMBERED = 4

/**
 * Usernames to propose, best first, all of them allowed: the name („jana-novakova“), the address before its @, the same with
 * numbers.
 * @param random a number below a million, for the last ones
 */
export function proposeUsernames(full_name: string, email: string, random: number): string[] {
  const bases = [full_name, email.split('@')[0] ?? ''].map(toUsername).filter(isAllowed)
  const [best = FALLBACK] = bases
  const numbered = Array.from({ length: NUMBERED }, (_, index) => withNumber(best, index + 2))
  const last = [withNumber(best, random), withNumber(FALLBACK, random)]
  return [...new Set([...bases, ...numbered, ...last].filter(isAllowed))]
}

function toUsername(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, USERNAME_MAX)
    .replace(/^-+|-+$/g, '')
}

function withNumber(name: string, number: number): string {
  const end = `-${number}`
  return name.slice(0, USERNAME_MAX - end.length).replace(/-+$/, '') + end
}

function isAllowed(name: string): boolean {
  return name.length >= USERNAME_MIN && /[a-z]/.test(name) && !containsBannedWord(name)
}
