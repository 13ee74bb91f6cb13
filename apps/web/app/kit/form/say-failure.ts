import { showSnackbar } from '../ui/snackbar-store.ts'
import { describeFailure } from './form-failure.ts'

/** For switches and buttons, which have no place for a sentence of their own. */
export function sayFailure(failure: unknown): void {
  const { tone, message } = describeFailure(failure)
  showSnackbar(message, tone)
}
