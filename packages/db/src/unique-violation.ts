/** SQLSTATE of a violated unique constraint. */
const UNIQUE_VIOLATION = '23505'
/** SQLSTATEs of deleting a row that another one references, checked immediately (RESTRICT) or at the end. */
const REFERENCED = ['23001', '23503']

/** Name of the unique constraint or index that a failed statement violated, or null where it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  let cause = error
  while (typeof cause === 'object' && cause !== null) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION && typeof constraint === 'string') return constraint
    cause = (cause as { cause?: unknown }).cause
  }
  return null
}

/** Whether a statement failed because the row it deletes is referenced. */
export function isReferenced(error: unknown): boolean {
  let cause = error
  while (typeof cause === 'object' && cause !== null) {
    if (REFERENCED.includes(String((cause as { code?: unknown }).code))) return true
    cause = (cause as { cause?: unknown }).cause
  }
  return false
}

/** SQLSTATE of two rows that an exclusion constraint keeps apart. */
const EXCLUSION_VIOLATION = '23P01'

/** Whether a statement failed because an exclusion constraint keeps its row apart from another one. */
export function isApartViolation(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    if ((cause as { code?: unknown }).code === EXCLUSION_VIOLATION) return true
  }
  return false
}
