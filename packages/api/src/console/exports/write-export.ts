import { type Cell, CSV_BEGIN, csvLine } from '@zivina/czech/csv'
import type { Db } from '@zivina/db/database'
import { archiveOf } from '#api/account/personal-data/service.ts'
import { asOfNow, batches } from '#api/kernel/lists/cursor-queries.ts'
import type { Declared } from '#api/kernel/ports/declared.ts'
import type { ExportTable } from '#api/kernel/ports/export-table.ts'
import { type AskedExport, beginRun, countRows, finishRun, insertPiece, updateTotal } from './queries.ts'

/** Rows in memory at once, and bytes of a piece of an archive. */
const ROWS_AT_ONCE = 1000
const PIECE_BYTES = 262_144

type WritingContext = { db: Db; declared: Pick<Declared, 'exports' | 'personal_data'> }
type Content = AsyncIterable<{ data: Uint8Array; rows: number }>

/**
 * Writes the file of an export, piece by piece, as of one moment of the database. Another attempt begins anew; an export that was deleted
 * meanwhile ends.
 */
export async function writeExport({ db, declared }: WritingContext, guid: string, signal?: AbortSignal): Promise<void> {
  const run = crypto.randomUUID()
  const asked = await beginRun(db, guid, run)
  if (asked === null) return
  const isWritten = await asOfNow(db, async (moment) => {
    let position = 0
    for await (const { data, rows } of contentOf(db, moment, declared, asked)) {
      signal?.throwIfAborted()
      if (!(await insertPiece(db, { job: guid, run, position, data, rows }))) return false
      position += 1
    }
    return true
  })
  if (isWritten) await finishRun(db, { job: guid, run, state: 'done' })
}

function contentOf(db: Db, moment: Db, declared: WritingContext['declared'], asked: AskedExport): Content {
  if (asked.kind === 'person') return inPieces(archiveOf(moment, asked.account ?? '', declared.personal_data))
  const table = declared.exports.find(({ name }) => name === asked.kind)
  if (table === undefined) throw new Error(`no area declares the export ${asked.kind}`)
  return linesOf({ db, moment, table, asked })
}

type Reading = { db: Db; moment: Db; table: ExportTable; asked: AskedExport }

async function* linesOf({ db, moment, table, asked }: Reading): Content {
  const { guid, from, to } = asked
  const rows = table.rows(from === null || to === null ? null : { from, to })
  await updateTotal(db, guid, await countRows(moment, rows))
  yield { data: Buffer.from(CSV_BEGIN + csvLine(table.columns.map(([title]) => title))), rows: 0 }
  for await (const batch of batches<Record<string, Cell>>(moment, rows, ROWS_AT_ONCE)) {
    const lines = batch.map((row) => csvLine(table.columns.map(([, column, as]) => cellOf(row[column] ?? null, as))))
    yield { data: Buffer.from(lines.join('')), rows: batch.length }
  }
}

const cellOf = (value: Cell, as: 'money' | undefined): Cell =>
  as === 'money' && typeof value === 'number' ? value / 100 : value

/** An archive in larger pieces: it is written in many small ones. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): Content {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PIECE_BYTES) continue
    yield { data: Buffer.concat(waiting), rows: 0 }
    waiting = []
    size = 0
  }
  if (size > 0) yield { data: Buffer.concat(waiting), rows: 0 }
}
