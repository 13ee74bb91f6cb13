import { ApiFailure } from '@zivina/contract/client'
import { severityFor } from '@zivina/contract/kernel/errors'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'

/** A form's message about a failed request. */
export type FormFailure = { tone: 'info' | 'error'; message: string }

const OFFLINE_MESSAGE = 'Jste bez připojení. Co jste napsali, zůstává; až se připojíte, zkuste to prosím znovu.'

/** Whether the request failed because this device has no network. */
function isOffline(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 0 && !navigator.onLine
}

/** The message of a failure, and whether it is an error or information. */
export function describeFailure(failure: unknown): FormFailure {
  if (!(failure instanceof ApiFailure)) return { tone: 'error', message: UNKNOWN_ERROR_MESSAGE }
  if (isOffline(failure)) return { tone: 'info', message: OFFLINE_MESSAGE }
  return { tone: severityFor(failure.errors[0]?.code ?? ''), message: failure.message }
}
