import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

/** Removes mails to an address from the queue, whose tables may not exist yet. */
export async function deleteQueuedMailsOf(db: Db, { email }: Pick<EndingAccount, 'email'>): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`)
  if (!rows[0]?.there) return
  await db.execute(sql`delete from jobs.job where lower(data ->> 'to') = lower(${email})`)
}
