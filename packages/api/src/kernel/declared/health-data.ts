import type { Db } from '@zivina/db/database'

/**
 * Data about a person's health that an area keeps beside the profile of the account. Each part runs in the transaction that
 * changes the account.
 */
export type HealthData = {
  /** The person wrote their present weight into the profile, in kilograms; null removes it. The day is that in Europe/Prague. */
  weigh?: (db: Db, user: string, weighing: { day: string; weight: number | null }) => Promise<void>
  /** The consent ended: everything of the person is deleted. */
  forget: (db: Db, user: string) => Promise<void>
}
