import { violatedConstraint } from '@zivina/db/unique-violation'
import { fieldError } from '#api/kernel/errors/api-error.ts'

/** Unique fields of accounts, by the name of their constraint. */
const FIELDS: Readonly<Record<string, string>> = {
  user_username_unique: 'username',
  user_username_key_unique: 'username',
  user_email_unique: 'email',
}

/** Runs work that may violate a unique constraint, and reports it at its field; only the database can detect it reliably. */
export async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const field = FIELDS[violatedConstraint(error) ?? '']
    throw field === undefined ? error : fieldError(field, 'unique')
  }
}
