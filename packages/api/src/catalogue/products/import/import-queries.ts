import type { Db } from '@zivina/db/database'
import type { Rejection } from '@zivina/domain/catalogue/products/source-product'
import { sql } from 'drizzle-orm'

export type RejectedCounts = Partial<Record<Rejection, number>>

/** How far the import of a file has come. Places are bytes of the unpacked file. */
export type ImportState = {
  guid: string
  offset: number
  lines: number
  stored: number
  rejected: RejectedCounts
  is_finished: boolean
}

/** The import of a file: the one that was begun, or a new one; `again` begins it anew. */
export async function openImport(db: Db, file: string, name: string, again: boolean): Promise<ImportState> {
  const { rows } = await db.execute<ImportState>(sql`
    insert into product_import as i (file, name) values (${file}, ${name})
    on conflict (file) do update set name = excluded.name,
      "offset" = case when ${again} then 0 else i."offset" end, lines = case when ${again} then 0 else i.lines end,
      stored = case when ${again} then 0 else i.stored end,
      rejected = case when ${again} then '{}'::jsonb else i.rejected end,
      finished_at = case when ${again} then null else i.finished_at end
    returning guid, "offset"::float8 as offset, lines::float8 as lines, stored::float8 as stored, rejected,
      finished_at is not null as is_finished`)
  const [state] = rows
  if (state === undefined) throw new Error('The import was not noted.')
  return state
}

/** Notes how far an import has come, in the transaction that stores its products. */
export async function advanceImport(db: Db, { guid, offset, lines, stored, rejected }: ImportState): Promise<void> {
  await db.execute(sql`
    update product_import set "offset" = ${offset}, lines = ${lines}, stored = ${stored},
      rejected = ${JSON.stringify(rejected)}::jsonb where guid = ${guid}`)
}

export async function finishImport(db: Db, guid: string): Promise<void> {
  await db.execute(sql`update product_import set finished_at = now() where guid = ${guid}`)
}
