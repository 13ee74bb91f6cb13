import type { Db } from '@zivina/db/database'
import { invoiceLabel } from '@zivina/domain/commerce/invoices'
import { toIsdoc } from '@zivina/integrations/invoices/isdoc'
import type { ArchiveFile, Bytes } from '#api/kernel/archives/zip.ts'
import type { ExportArchive, ExportPeriod } from '#api/kernel/declared/export-table.ts'
import { issuedIn, readPrintable } from './export-queries.ts'
import { toPrinted } from './printed.ts'

/** Invoices and credit notes that were issued in a period, each as a file that programs for accounting read. */
export const exportedIsdoc: ExportArchive = { name: 'isdoc', rows: issuedIn, files: filesOf }

async function* filesOf(db: Db, period: ExportPeriod): AsyncGenerator<ArchiveFile> {
  for await (const { corrected, ...row } of readPrintable(db, period)) {
    const document = toIsdoc(toPrinted(row, corrected))
    yield { name: `${invoiceLabel(row)}.isdoc`, kind: 'text', content: one(Buffer.from(document)) }
  }
}

async function* one(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes
}
