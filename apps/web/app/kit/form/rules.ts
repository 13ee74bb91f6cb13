import { FIELD_ERRORS } from '@zivina/contract/kernel/errors'
import { refusedCharacter, type ValidationCode, validationMessage } from '@zivina/contract/kernel/validation-messages'
import { parseAmount } from '@zivina/czech/number-input'

/** A rule for a field's text, with the code that browser and server report. Surrounding spaces are ignored. */
export type Rule = {
  code: ValidationCode
  limit?: number
  /** What in a text breaks it. */
  culprit?: (text: string) => string | undefined
  holds: (text: string) => boolean
}

export const required: Rule = { code: 'required', holds: (text) => text !== '' }
/** A checkbox that must be ticked. */
export const accepted: Rule = { code: 'accept', holds: (text) => text !== '' }
/** Detects typing errors; the server decides whether it is a valid address. */
export const email: Rule = { code: 'email', holds: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text) }

/** Lengths are counted like on the server, in UTF-16 units. */
export const minLength = (limit: number): Rule => ({ code: 'min_length', limit, holds: (text) => text.length >= limit })
export const maxLength = (limit: number): Rule => ({ code: 'max_length', limit, holds: (text) => text.length <= limit })
export const strictLength = (limit: number): Rule => ({
  code: 'strict_length',
  limit,
  holds: (text) => text.length === limit,
})
/** @param pattern of a text of permitted characters */
export const onlyWith = (pattern: RegExp): Rule => ({
  code: 'excluded_character',
  culprit: (text) => refusedCharacter(text, pattern),
  holds: (text) => pattern.test(text),
})

/** An empty text passes: whether it may be empty is for `required` to say. */
export const matching = (pattern: RegExp): Rule => ({
  code: 'invalid_format',
  holds: (text) => text === '' || pattern.test(text),
})

/** Numbers are written with a decimal comma or a dot; an empty field is a number that is not known. */
export const number: Rule = { code: 'number', holds: (text) => text === '' || parseAmount(text) !== null }
export const whole: Rule = { code: 'integer', holds: (text) => Number.isInteger(parseAmount(text) ?? 0) }
export const atLeast = (limit: number): Rule => ({
  code: 'min',
  limit,
  holds: (text) => (parseAmount(text) ?? limit) >= limit,
})
export const atMost = (limit: number): Rule => ({
  code: 'max',
  limit,
  holds: (text) => (parseAmount(text) ?? limit) <= limit,
})

/** The sentence for the first rule a field's text breaks, or null. */
export function brokenRule(field: string, text: string, rules: readonly Rule[]): string | null {
  const broken = rules.find((rule) => !rule.holds(text))
  if (!broken) return null
  const own = `${field}.${broken.code}`
  if (own in FIELD_ERRORS) return FIELD_ERRORS[own as keyof typeof FIELD_ERRORS]
  return validationMessage(broken.code, broken.culprit?.(text) ?? broken.limit)
}
