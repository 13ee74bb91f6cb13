/** SQLSTATE of a value that must be unique and is there already. */
const UNIQUE_VIOLATION = '23505'
/** SQLSTATEs of a row that another refers to and that should go: a reference checked at once (RESTRICT) or later. */
const REFERENCED = ['23001', '23503']

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

/** Whether a statement failed because a row that should be deleted is referred to. */
export function isReferenced(error: unknown): boolean {
  let cause = error
  while (typeof cause === 'object' && cause !== null) {
    if (REFERENCED.includes(String((cause as { code?: unknown }).code))) return true
    cause = (cause as { cause?: unknown }).cause
  }
  return false
}
