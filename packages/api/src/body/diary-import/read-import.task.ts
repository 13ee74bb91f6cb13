import { readFile } from 'node:fs/promises'
import { diaryImport, type ImportPreview } from '@zivina/contract/body/diary-import'
import {
  DIARY_AMOUNT,
  DIARY_DAY_ENTRIES_MAX,
  DIARY_DAYS_AHEAD,
  DIARY_GRAMS_MAX,
  DIARY_IMPORT_REJECTED_SHOWN,
  DIARY_IMPORT_SAMPLE,
  DIARY_KILOJOULES_MAX,
  DIARY_NAME_MAX,
  DIARY_NOTE_MAX,
  DIARY_PORTIONS,
} from '@zivina/contract/body/limits'
import type { ErrorBody, ErrorCode } from '@zivina/contract/kernel/errors'
import { guessColumns } from '@zivina/domain/body/diary-import/columns'
import {
  type ImportedEntry,
  type ImportRules,
  type ReadEntries,
  readEntries,
} from '@zivina/domain/body/diary-import/read-entries'
import { readTable, type Table } from '@zivina/domain/body/diary-import/read-table'
import { addDays } from '@zivina/domain/calendar-day'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { judgeBody, readJson } from '#api/kernel/http/bodies/judge-body.ts'

/** The body of a request, in a file, and what is asked of it. */
export type ImportWork = { file: string; wanted: 'preview' | 'entries'; today: string }

export type ReadImport =
  | { preview: ImportPreview }
  | { entries: ImportedEntry[]; rejected: ImportPreview['rejected'] }
  | { refused: 'no_table' }
  | { refused: 'body'; code: ErrorCode; body: ErrorBody }

const LIMITS: ImportRules['limits'] = {
  name: DIARY_NAME_MAX,
  note: DIARY_NOTE_MAX,
  kilojoules: DIARY_KILOJOULES_MAX,
  grams: DIARY_GRAMS_MAX,
  amount: DIARY_AMOUNT.max,
  portions: DIARY_PORTIONS.max,
  of_day: DIARY_DAY_ENTRIES_MAX,
}

/** Reads a table of another tracker. Runs in the work pool: a malicious text may take all time and memory available. */
export default async function readImport({ file, wanted, today }: ImportWork): Promise<ReadImport> {
  try {
    const sent = readJson(await readFile(file, 'utf8'))
    const body = judgeBody(wanted === 'preview' ? diaryImport.preview.body : diaryImport.run.body, sent)
    const table = readTable(Buffer.from(body.content, 'base64'))
    if (table === null) return { refused: 'no_table' }
    const { mapping: guessed, source } = guessColumns(table.columns)
    const mapping = body.mapping ?? guessed
    const { date_order, default_meal } = body
    const rules = { mapping, date_order, default_meal, last_day: addDays(today, DIARY_DAYS_AHEAD), limits: LIMITS }
    const read = readEntries(table, rules)
    if (wanted === 'entries') return { entries: read.entries, rejected: told(read) }
    return { preview: previewOf(table, read, { mapping, source }) }
  } catch (error) {
    if (isApiError(error)) return { refused: 'body', code: error.code, body: error.body }
    throw error
  }
}

function previewOf(
  table: Table,
  read: ReadEntries,
  { mapping, source }: Pick<ImportPreview, 'mapping' | 'source'>,
): ImportPreview {
  const days = read.entries.map(({ day }) => day).toSorted()
  return {
    source,
    mapping,
    encoding: table.encoding,
    columns: table.columns,
    is_cut: table.is_cut,
    sample: table.rows.slice(0, DIARY_IMPORT_SAMPLE).map(({ cells }) => cells),
    row_count: table.rows.length,
    is_order_needed: read.is_order_needed,
    entry_count: read.entries.length,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    rejected: told(read),
  }
}

function told({ rejected }: ReadEntries): ImportPreview['rejected'] {
  const by_reason: ImportPreview['rejected']['by_reason'] = {}
  for (const { reason } of rejected) by_reason[reason] = (by_reason[reason] ?? 0) + 1
  return { count: rejected.length, by_reason, first: rejected.slice(0, DIARY_IMPORT_REJECTED_SHOWN) }
}
