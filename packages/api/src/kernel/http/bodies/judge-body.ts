import type { CodedError } from '@zivina/contract/kernel/errors'
import { refusedCharacter, VALIDATION_MESSAGES, type ValidationCode } from '@zivina/contract/kernel/validation-messages'
import type { z } from 'zod'
import { ApiError, codedField, FieldErrors } from '#api/kernel/errors/api-error.ts'

/** How deep a body may be nested: far more than any contract needs. */
const DEPTH_MAX = 40

/**
 * Reads a JSON body.
 * @returns undefined for an empty body
 * @throws ApiError SOMETHING_MISSING where it is not JSON, is nested too deep or holds text that cannot be stored
 */
export function readJson(text: string): unknown {
  if (text === '') return undefined
  try {
    // Only escapes can encode characters that the database cannot store.
    const value: unknown = text.includes('\\u') ? JSON.parse(text, refuseUnstorable) : JSON.parse(text)
    refuseDeep(value)
    return value
  } catch {
    throw new ApiError('SOMETHING_MISSING')
  }
}

/**
 * Checks a body against its schema.
 * @throws ApiError SOMETHING_MISSING where it is no object
 * @throws FieldErrors where fields are missing, wrong or unknown
 */
export function judgeBody<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const fields: Record<string, CodedError[]> = Object.create(null)
  for (const issue of parsed.error.issues) {
    const [field, error] = describeIssue(issue, given)
    // One error per field: a text that is too short need not be reported for an invalid character too.
    fields[field] ??= [error]
  }
  throw new FieldErrors(fields)
}

function describeIssue(issue: z.core.$ZodIssue, given: unknown): [string, CodedError] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    const unknown = (issue.keys[0] ?? '').slice(0, 40)
    return [unknown, codedField(unknown, 'invalid_format')]
  }
  if (issue.path.length === 0) throw new ApiError('SOMETHING_MISSING')
  const field = issue.path.map(String).join('.')
  const value = valueAt(given, issue.path)
  const { code, limit } = judgeIssue(issue, value)
  return [field, codedField(field, code, limit ?? characterOf(issue, value))]
}

/** The character for which a pattern refused a text. */
function characterOf(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_format' || issue.pattern === undefined || typeof value !== 'string') return undefined
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(issue.pattern) ?? []
  return source === undefined ? undefined : refusedCharacter(value.trim(), new RegExp(source, flags))
}

type Judgement = { code: ValidationCode; limit?: number }

function judgeIssue(issue: z.core.$ZodIssue, value: unknown): Judgement {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return { code: 'required' }
  // A contract may name the code as the message of a rule.
  if (isValidationCode(issue.message)) return { code: issue.message }
  switch (issue.code) {
    case 'too_small':
      return judgeSize(issue.origin, Number(issue.minimum), 'min')
    case 'too_big':
      return judgeSize(issue.origin, Number(issue.maximum), 'max')
    case 'invalid_type':
      if (issue.expected === 'int') return { code: 'integer' }
      return { code: issue.expected === 'number' ? 'number' : 'invalid_format' }
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'email' }
      return { code: issue.format === 'date' ? 'date' : 'invalid_format' }
    default:
      return { code: 'invalid_format' }
  }
}

function judgeSize(origin: string, limit: number, end: 'min' | 'max'): Judgement {
  if (origin === 'string') return { code: end === 'min' ? 'min_length' : 'max_length', limit }
  if (origin === 'array' && end === 'min') return { code: 'choose_at_least_one' }
  return { code: end, limit }
}

function isValidationCode(text: string): text is ValidationCode {
  return Object.hasOwn(VALIDATION_MESSAGES, text)
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given)
}

/** Endless nesting could be neither serialised again nor stored. */
function refuseDeep(value: unknown): void {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw new TypeError('too deep')
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
}

/** PostgreSQL's text cannot store NUL or half a surrogate pair; neither is meaningful in the name of a field. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new TypeError('no text')
  }
  return value
}
