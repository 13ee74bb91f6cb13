import type { Db } from '@zivina/db/database'
import { setPlatforms } from '#api/account/identity/users/sql.ts'
import { type MembershipColumns, writeEntryConsultation, writeMembership } from './queries.ts'

/** What an account has of premium, and by which applications. */
type MembershipChange = MembershipColumns & { platforms: string[] }

/** Writes the membership of a locked account, which follows from its grants. */
export async function setMembership(db: Db, user: string, { platforms, ...columns }: MembershipChange): Promise<void> {
  await writeMembership(db, user, columns)
  await setPlatforms(db, user, platforms)
}

/** Says that the entry consultation of an account, which is locked, took place. */
export async function setEntryConsultation(db: Db, user: string): Promise<void> {
  await writeEntryConsultation(db, user)
}
