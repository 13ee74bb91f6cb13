import type { Library } from '@zivina/content/library'
import { type Cell, CSV_BEGIN, csvLine } from '@zivina/czech/csv'
import type { Db } from '@zivina/db/database'
import { archiveOf } from '#api/account/personal-data/service.ts'
import { actorOf } from '#api/account/sessions/service.ts'
import { type ArchiveFile, zipOf } from '#api/kernel/archives/zip.ts'
import type { Declared } from '#api/kernel/declared/declared.ts'
import type { ExportArchive, ExportPeriod, ExportTable } from '#api/kernel/declared/export-table.ts'
import { asOfNow, batches } from '#api/kernel/lists/cursor-queries.ts'
import { mayRead, rowsOfList } from '#api/kernel/lists/whole-list.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { type BegunExport, beginRun, countRows, finishRun, insertPiece, updateTotal } from './queries.ts'

/** Rows in memory at once, and bytes of a piece of an archive. */
const ROWS_AT_ONCE = 1000
const PIECE_BYTES = 262_144

type WritingContext = {
  db: Db
  urls: Urls
  library: Library
  declared: Pick<Declared, 'exports' | 'lists' | 'personal_data'>
}
type Content = AsyncIterable<{ data: Uint8Array; rows: number }>

/**
 * Writes the file of an export, piece by piece, as of one moment of the database. Another attempt begins anew; an export that was deleted
 * meanwhile ends.
 */
export async function writeExport(context: WritingContext, guid: string, signal?: AbortSignal): Promise<void> {
  const { db } = context
  const run = crypto.randomUUID()
  const asked = await beginRun(db, guid, run)
  if (asked === null) return
  const isWritten = await asOfNow(db, async (moment) => {
    let position = 0
    for await (const { data, rows } of contentOf(context, moment, asked)) {
      signal?.throwIfAborted()
      if (!(await insertPiece(db, { job: guid, run, position, data, rows }))) return false
      position += 1
    }
    return true
  })
  if (isWritten) await finishRun(db, { job: guid, run, state: 'done' })
}

function contentOf(context: WritingContext, moment: Db, asked: BegunExport): Content {
  const { db, declared } = context
  if (asked.kind === 'list') return linesOfList(context, moment, asked)
  if (asked.kind === 'person') return inPieces(archiveOf(moment, asked.account ?? '', declared.personal_data))
  const table = declared.exports.find(({ name }) => name === asked.kind)
  if (table === undefined) throw new Error(`no area declares the export ${asked.kind}`)
  return 'files' in table ? filesOf({ db, moment, table, asked }) : linesOf({ db, moment, table, asked })
}

type Reading<Table> = { db: Db; moment: Db; table: Table; asked: BegunExport }

const periodOf = ({ from, to }: BegunExport): ExportPeriod => (from === null || to === null ? null : { from, to })

async function* linesOf({ db, moment, table, asked }: Reading<ExportTable>): Content {
  const rows = table.rows(periodOf(asked))
  await updateTotal(db, asked.guid, await countRows(moment, rows))
  yield { data: Buffer.from(CSV_BEGIN + csvLine(table.columns.map(([title]) => title))), rows: 0 }
  for await (const batch of batches<Record<string, Cell>>(moment, rows, ROWS_AT_ONCE)) {
    const lines = batch.map((row) => csvLine(table.columns.map(([, column, as]) => cellOf(row[column] ?? null, as))))
    yield { data: Buffer.from(lines.join('')), rows: batch.length }
  }
}

/** An archive tells how many of its files are begun. */
async function* filesOf({ db, moment, table, asked }: Reading<ExportArchive>): Content {
  const period = periodOf(asked)
  await updateTotal(db, asked.guid, await countRows(moment, table.rows(period)))
  let [begun, told] = [0, 0]
  const counted = async function* (): AsyncGenerator<ArchiveFile> {
    for await (const file of table.files(moment, period)) {
      begun += 1
      yield file
    }
  }
  for await (const { data } of inPieces(zipOf(counted(), new Date()))) {
    yield { data, rows: begun - told }
    told = begun
  }
}

/** A list as the admin who ordered it sees it, with the roles of now: nothing where the role was taken away meanwhile. */
async function* linesOfList({ db, urls, library, declared }: WritingContext, moment: Db, asked: BegunExport): Content {
  const table = declared.lists.find(({ name }) => name === asked.list)
  if (table === undefined) throw new Error(`no area declares the list ${asked.list}`)
  yield { data: Buffer.from(CSV_BEGIN + csvLine(table.columns.map(([title]) => title))), rows: 0 }
  const actor = asked.by === null ? null : await actorOf(moment, asked.by)
  if (actor === null || !mayRead(actor, table)) return updateTotal(db, asked.guid, 0)
  let total: number | null = null
  for await (const { rows, count } of rowsOfList({ db: moment, urls, library, actor }, table, asked.filter ?? {})) {
    if (total === null) await updateTotal(db, asked.guid, count)
    total = count
    const lines = rows.map((row) => csvLine(table.columns.map(([, cell]) => cell(row as never))))
    yield { data: Buffer.from(lines.join('')), rows: rows.length }
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
