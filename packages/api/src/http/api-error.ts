import { ERRORS, type ErrorBody, type ErrorCode } from '@zivina/contract/errors'

/** A refusal with a code of the catalogue; the adapter turns it into the catalogue's status and `{code, message}`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly body: ErrorBody

  /** @param body what is answered where it says more than the code's own sentence */
  constructor(code: ErrorCode, body: ErrorBody = { code, message: ERRORS[code].message }) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = ERRORS[code].status
    this.body = body
  }
}

/** What a service returned does not fit its contract. Thrown in strict mode alone, and never answered. */
export class ContractBreach extends Error {
  constructor(endpoint: string, what: string, cause?: unknown) {
    super(`${endpoint}: ${what}`, { cause })
    this.name = 'ContractBreach'
  }
}

/** Codes any call may answer with, so that contracts need not repeat them. */
export const SHARED_ERRORS: readonly ErrorCode[] = [
  'INCORRECT_QUERY_PARAMS',
  'SOMETHING_MISSING',
  'UNAUTHORIZED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
]
