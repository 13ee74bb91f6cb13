import { vocative } from 'czech-vocative'

const NEUTRAL = 'Dobrý den,'
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
 * The greeting of a mail: „Dobrý den, Jano,“ where the first name is known and can be addressed, „Dobrý den,“ otherwise.
 * @param fullName as the person wrote it; titles before the name are skipped
 */
export function greet(fullName: string): string {
  const words = fullName.normalize('NFC').trim().split(/\s+/)
  const first = words.find((word) => !word.endsWith('.') && !TITLES.has(word.toLowerCase()))
  if (first === undefined || !FIRST_NAME.test(first)) return NEUTRAL
  const addressed = first.split('-').map((part) => vocative(capitalised(part)))
  return `Dobrý den, ${addressed.join('-')},`
}

function capitalised(name: string): string {
  const [initial = '', ...rest] = name
  return initial.toLocaleUpperCase('cs') + rest.join('').toLocaleLowerCase('cs')
}
