import { vocative } from 'czech-vocative'

const TITLES = new Set([
  'bc',
  'mgr',
  'ing',
  'mudr',
  'judr',
  'phdr',
  'rndr',
  'mvdr',
  'mddr',
  'pharmdr',
  'doc',
  'prof',
  'dr',
])
/** A first name in Latin letters, or two of them joined: anything else has no Czech vocative. */
const FIRST_NAME = /^\p{Script=Latin}{2,20}(?:-\p{Script=Latin}{2,20})?$/u

/**
 * The vocative of the first name, for greetings: „Jana Nováková“ gives „Jano“.
 * @param fullName as the person wrote it; titles before the name are skipped
 * @returns null where no vocative can be formed
 */
export function vocativeFirstName(fullName: string): string | null {
  const words = fullName.normalize('NFC').trim().split(/\s+/)
  const first = words.find((word) => !word.endsWith('.') && !TITLES.has(word.toLowerCase()))
  if (first === undefined || !FIRST_NAME.test(first)) return null
  return first
    .split('-')
    .map((part) => vocative(capitalised(part)))
    .join('-')
}

function capitalised(name: string): string {
  const [initial = '', ...rest] = name
  return initial.toLocaleUpperCase('cs') + rest.join('').toLocaleLowerCase('cs')
}
