import { type SQL, sql } from 'drizzle-orm'

/** Statements for a `with`: an account is left without its second factor. */
export const forgetTotp = (user: string): SQL => sql`delete from totp where "user" = ${user}`
export const forgetRecoveryCodes = (user: string): SQL => sql`delete from recovery_code where "user" = ${user}`
