import { objectOf } from '../loose-json.ts'
import { textOf } from '../plain-text.ts'

/** A line of its parts, with a note after a comma. */
export function withNote(words: readonly string[], note: string): string {
  const line = words.filter(Boolean).join(' ')
  if (note === '') return line
  return line === '' ? note : `${line}, ${note}`
}

/** A text in one line. */
export const joined = (value: unknown): string => textOf(value).replaceAll('\n', ' ').trim()

/** The name of an object, or a name itself. */
export function nameOf(value: unknown): string {
  return joined(objectOf(value)?.name ?? value)
}

/** An amount given as a number or as text. Empty for anything else, or for zero and less. */
export function decimal(value: unknown): string {
  const amount = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0
  return amount > 0 && Number.isFinite(amount) ? String(Math.round(amount * 1000) / 1000).replace('.', ',') : ''
}
