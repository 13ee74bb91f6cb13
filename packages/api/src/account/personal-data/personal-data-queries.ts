import type { Db } from '@zivina/db/database'
import type { PersonalData, Pictures } from '@zivina/db/personal-data'
import { type SQL, sql } from 'drizzle-orm'
import type { ArchiveFile, Bytes } from '#api/kernel/archives/zip.ts'
import { batches } from '#api/kernel/lists/cursor-queries.ts'

const ROWS_AT_ONCE = 100
/** Bytes of a picture that are read at once: the driver gets them as text of twice the length. */
const SLICE = 262_144

/**
 * The files of all that is stored of a person. They are read one after another, each by a cursor: whatever a person stores, only
 * a few rows or one picture are in memory.
 * @param db a transaction, in which nothing else is read meanwhile
 */
export async function* readPersonalFiles(
  db: Db,
  user: string,
  personal_data: readonly PersonalData[],
): AsyncGenerator<ArchiveFile> {
  for (const { file, rows, at_once = ROWS_AT_ONCE, pictures } of personal_data) {
    yield { name: file, kind: 'text', content: listOf(db, rows(user), at_once) }
    if (pictures === undefined) continue
    for await (const batch of batches<{ guid: string; name: string }>(db, pictures.names(user), at_once, 'pictures')) {
      for (const { guid, name } of batch) yield { name, kind: 'picture', content: slicesOf(db, pictures, guid) }
    }
  }
}

/** A picture piece by piece; the next piece is read when the one before has been taken. */
async function* slicesOf(db: Db, { slice }: Pictures, guid: string): AsyncGenerator<Bytes> {
  for (let from = 0; ; from += SLICE) {
    const { rows } = await db.execute<{ bytes: Bytes }>(slice(guid, from, SLICE))
    const bytes = rows[0]?.bytes
    if (bytes === undefined || bytes.length === 0) return
    yield bytes
    if (bytes.length < SLICE) return
  }
}

/** A list of JSON, a row in each line. */
async function* listOf(db: Db, rows: SQL, at_once: number): AsyncGenerator<Bytes> {
  let before = '[\n'
  for await (const batch of batches<{ row: string }>(
    db,
    sql`select to_json(t)::text as row from (${rows}) t`,
    at_once,
  )) {
    yield Buffer.from(before + batch.map(({ row }) => row).join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}
