import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { type CodedError, ERRORS, type ErrorBody, type ErrorCode, messageFor } from '@zivina/contract/kernel/errors'
import { type ValidationCode, validationMessage } from '@zivina/contract/kernel/validation-messages'

type Details = {
  /** The body of the answer, where it differs from the code's own sentence. */
  body?: ErrorBody
  /** Seconds after which a retry makes sense. */
  retry_after?: number
}

/** Marks refusals across copies of this module. */
const REFUSAL = Symbol.for('zivina.ApiError')

/** A refusal with a code of the catalogue; the adapter answers it with the catalogue's status and `{code, message}`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly body: ErrorBody
  readonly retry_after: number | null
  readonly [REFUSAL] = true

  constructor(code: ErrorCode, { body, retry_after }: Details = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = ERRORS[code].status
    this.body = body ?? { code, message: ERRORS[code].message }
    this.retry_after = retry_after ?? null
  }
}

/**
 * Whether an error is a refusal, even one of another copy of this module: in development the process and the live API have one
 * each, and one answers what the other throws.
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && REFUSAL in error
}

/** A refusal of a body by its fields: 400 `{field: [{code, message}]}`. */
export class FieldErrors extends ApiError {
  constructor(fields: Record<string, CodedError[]>) {
    super('SOMETHING_MISSING', { body: fields })
  }
}

/**
 * An error of a field, with the sentence to show.
 * @param detail the limit, or of `excluded_character` the character
 */
export function codedField(field: string, code: ValidationCode, detail?: number | string): CodedError {
  return { code, message: messageFor(code, validationMessage(code, detail), field) }
}

/** A refusal of one field of a body. */
export function fieldError(field: string, code: ValidationCode): FieldErrors {
  return new FieldErrors({ [field]: [codedField(field, code)] })
}

/** A service returned a value that does not fit its contract. Thrown in strict mode only, and never answered. */
export class ContractBreach extends Error {
  constructor(endpoint: string, what: string, cause?: unknown) {
    super(`${endpoint}: ${what}`, { cause })
    this.name = 'ContractBreach'
  }
}

/** Codes that any call may answer with, so that contracts need not repeat them. */
const EVERY_CALL: readonly ErrorCode[] = [
  'INCORRECT_QUERY_PARAMS',
  'SOMETHING_MISSING',
  // Public calls check a token too, if one is sent.
  'UNAUTHORIZED',
  'EXPIRED_TOKEN',
  'BANNED_USER',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
]

/** Codes that a call may answer with because of its access, limits, method and cost. */
export function sharedErrors({ access, method, rate_limits, cost, from_anywhere }: EndpointSpec): ErrorCode[] {
  const codes = new Set(EVERY_CALL)
  // A call that changes something is refused when it comes from another site.
  if (method !== 'GET' && !from_anywhere) codes.add('USER_PERMISSION_DENIED')
  if (rate_limits || cost === 'dear') codes.add('TOO_MANY_REQUESTS')
  if (access === 'premium') codes.add('NO_PREMIUM')
  if (access !== 'public') codes.add('ONLY_LOOKING')
  if (access === 'affiliate' || access === 'admin' || access === 'super_admin') codes.add('USER_PERMISSION_DENIED')
  if (access === 'affiliate' || access === 'admin' || access === 'super_admin') codes.add('TOTP_SETUP_REQUIRED')
  return [...codes]
}
