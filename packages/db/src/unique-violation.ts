/** SQLSTATE of a value that must be unique and is there already. */
const UNIQUE_VIOLATION = '23505'

/** Name of the unique constraint or index that a failed statement ran into, or null where it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  let cause = error
  while (typeof cause === 'object' && cause !== null) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION && typeof constraint === 'string') return constraint
    cause = (cause as { cause?: unknown }).cause
  }
  return null
}
