import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/ports/erasure.ts'

/** Takes mails to an address out of the queue. The queue's tables are its own and may not be there yet. */
export async function deleteQueuedMailsOf(db: Db, { email }: Pick<EndingAccount, 'email'>): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`)
  if (!rows[0]?.there) return
  await db.execute(sql`delete from jobs.job where lower(data ->> 'to') = lower(${email})`)
}
