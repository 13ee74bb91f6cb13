import type { ExportName } from '@zivina/contract/kernel/exports'
import type { Db } from '@zivina/db/database'
import type { SQL } from 'drizzle-orm'
import type { ArchiveFile } from '#api/kernel/archives/zip.ts'

/** The days that an export is about, both included; null where it is about all. */
export type ExportPeriod = { from: string; to: string } | null

/**
 * A table that an admin can export. It is read by a cursor in one moment of the database, so each row is there once, in the order of
 * the statement, while others change them.
 */
export type ExportTable = {
  name: ExportName
  /** Titles with the names of the statement's columns. `money` are whole haléře, written in crowns. */
  columns: readonly (readonly [title: string, column: string, as?: 'money'])[]
  /** A statement with an order that leaves nothing open. Its columns are texts, numbers, truths and null. */
  rows: (period: ExportPeriod) => SQL
}

/** Files that an admin can export as one ZIP, read in one moment of the database, too. */
export type ExportArchive = {
  name: ExportName
  /** A statement with a row for each file, which is counted before the export is ordered; at most `EXPORTED_FILES_MAX`. */
  rows: (period: ExportPeriod) => SQL
  /** The files, one after another; each takes a core for a few milliseconds at most. */
  files: (db: Db, period: ExportPeriod) => AsyncIterable<ArchiveFile>
}
