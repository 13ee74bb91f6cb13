import { violatedConstraint } from '@zivina/db/unique-violation'
import { fieldError } from '#api/kernel/errors/api-error.ts'

/** What is unique among accounts, by the name of its constraint. */
const FIELDS: Readonly<Record<string, string>> = {
  user_username_unique: 'username',
  user_username_key_unique: 'username',
  user_email_unique: 'email',
}

/** Does something that may find a name or an address taken, and says so at its field: the database alone knows in time. */
export async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const field = FIELDS[violatedConstraint(error) ?? '']
    throw field === undefined ? error : fieldError(field, 'unique')
  }
}
