import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Db } from '@zivina/db/database'
import { readProduct } from '@zivina/domain/catalogue/products/read-product'
import { readTableRow } from '@zivina/domain/catalogue/products/read-table-row'
import type { Rejection, SourceProduct } from '@zivina/domain/catalogue/products/source-product'
import { buildPack } from '../pack/build-pack.ts'
import { deleteRemovals, storeProducts } from '../queries.ts'
import { type DumpLine, dumpLines } from './dump-lines.ts'
import { advanceImport, finishImport, type ImportState, openImport, type RejectedCounts } from './import-queries.ts'

/** Lines of one transaction. */
const BATCH_LINES = 1000
/** A file is known again by its size and this many bytes of its beginning. */
const BEGINNING_BYTES = 64 * 1024

export type ImportOptions = {
  /** Also products that are not sold in Czechia. */
  all_countries?: boolean
  /** Also products that an admin removed. */
  bring_back?: boolean
  /** Reads a file that was read before from its beginning. */
  again?: boolean
  /** Called after each batch. */
  onProgress?: (state: ImportState) => void
}

/**
 * Imports a dump of Open Food Facts: JSON lines or a tab-separated table, packed by gzip where its name ends with `.gz`. The file is
 * read line by line; each batch is stored together with the place it ends at, so that an import that was stopped continues there. A product is replaced only by a newer state of the source, so that reading
 * the same file again changes nothing.
 *
 * @throws Error where the file cannot be read; what was stored stays
 */
export async function importProducts(db: Db, file: string, options: ImportOptions = {}): Promise<ImportState> {
  const identity = await identityOf(file, options)
  const state = await openImport(db, identity, basename(file), options.again ?? false)
  if (state.is_finished) return state
  const { reader, start } = await readerOf(file)
  let batch: DumpLine[] = []
  const flush = async () => {
    await importBatch(db, state, batch, { ...options, reader })
    batch = []
    options.onProgress?.(state)
  }
  for await (const line of dumpLines(file, Math.max(start, state.offset))) {
    batch.push(line)
    if (batch.length === BATCH_LINES) await flush()
  }
  if (batch.length > 0) await flush()
  await finishImport(db, state.guid)
  await buildPack(db)
  return { ...state, is_finished: true }
}

type Batch = ImportOptions & { reader: LineReader }

async function importBatch(db: Db, state: ImportState, lines: readonly DumpLine[], options: Batch): Promise<void> {
  const rejected: RejectedCounts = { ...state.rejected }
  const reject = (reason: Rejection, number = 1) => {
    if (number > 0) rejected[reason] = (rejected[reason] ?? 0) + number
  }
  const products = new Map<string, SourceProduct>()
  for (const { text } of lines) {
    if (text === '') continue
    const read = text === null ? null : options.reader(text)
    if (read === null) reject('unreadable')
    else if ('rejected' in read) reject(read.rejected)
    else if (!read.product.is_czech && options.all_countries !== true) reject('other_country')
    else reject('not_newer', keepNewer(products, read.product))
  }
  const last = { offset: lines.at(-1)?.end ?? state.offset, lines: state.lines + lines.length }
  await db.transaction(async (transaction) => {
    if (options.bring_back === true) await deleteRemovals(transaction, [...products.keys()])
    const { stored, removed } = await storeProducts(transaction, [...products.values()], 'newer')
    reject('removed', removed)
    reject('not_newer', products.size - stored - removed)
    Object.assign(state, last, { stored: state.stored + stored, rejected })
    await advanceImport(transaction, state)
  })
}

/** Keeps the newer of two states of one product. @returns how many were left out: 0 or 1 */
function keepNewer(products: Map<string, SourceProduct>, product: SourceProduct): number {
  const former = products.get(product.barcode)
  const isNewer = former === undefined || (product.modified_at?.getTime() ?? 0) > (former.modified_at?.getTime() ?? 0)
  if (isNewer) products.set(product.barcode, product)
  return former === undefined ? 0 : 1
}

/** Reads one line; null where it is no row. */
type LineReader = (text: string) => ReturnType<typeof readProduct> | null

/** How the lines of a file are read, and where they begin: the first line of a table names its columns. */
async function readerOf(file: string): Promise<{ reader: LineReader; start: number }> {
  for await (const { text, end } of dumpLines(file, 0)) {
    if (text === null || !/^\ufeff?code\t/.test(text)) break
    const columns = text.replace('\ufeff', '').split('\t')
    return { reader: (line) => readCells(columns, line), start: end }
  }
  return { reader: readJson, start: 0 }
}

function readCells(columns: readonly string[], line: string): ReturnType<LineReader> {
  const row = readTableRow(columns, line.split('\t').map(unquoted))
  return row === null ? null : readProduct(row)
}

const unquoted = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)

function readJson(text: string): ReturnType<LineReader> {
  try {
    const row: unknown = JSON.parse(text)
    return typeof row === 'object' && row !== null && !Array.isArray(row)
      ? readProduct(row as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** The same file, read for the same countries, is the same import. */
async function identityOf(file: string, { all_countries, bring_back }: ImportOptions): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    const scope = `${size} ${all_countries === true} ${bring_back === true}`
    return createHash('sha256').update(scope).update(buffer.subarray(0, bytesRead)).digest('hex')
  } finally {
    await handle.close()
  }
}
