import type { Invoice } from '@zivina/contract/commerce/invoices'
import type { Download } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import { invoiceLabel } from '@zivina/domain/commerce/invoices'
import { czk, formatMoney } from '@zivina/domain/money'
import type { MailFiles } from '#api/kernel/declared/mail-files.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { presentInvoice } from './present.ts'
import { toPrinted } from './printed.ts'
import {
  type InvoiceRow,
  selectAddressee,
  selectAllOf,
  selectInvoice,
  selectOfOrder,
  selectOfRefund,
  selectOwn,
  selectOwned,
} from './queries.ts'
import { DRAW_INVOICE } from './tasks.ts'

export { type InvoicedOrder, issueCreditNote, issueInvoice } from './issue.ts'
export { toRequest } from './printed.ts'
export { DRAW_INVOICE } from './tasks.ts'

/** One's own documents, the newest first. */
export async function listInvoices({ db, actor }: UserCtx<'db'>, page: Page): Promise<Listed<Invoice>> {
  return paged(await selectOwned(db, actor.guid, page), presentInvoice)
}

/** The documents of an order, the newest first. */
export async function documentsOf(db: Db, order: string): Promise<Invoice[]> {
  return (await selectAllOf(db, order)).map(presentInvoice)
}

type DrawingCtx = UserCtx<'db' | 'work' | 'signal'>

/** @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE */
export async function printOwn(ctx: DrawingCtx, guid: string): Promise<Download> {
  return print(ctx, await selectOwn(ctx.db, ctx.actor.guid, guid))
}

/** A document of anybody. @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE */
export async function printAny(ctx: DrawingCtx, guid: string): Promise<Download> {
  return print(ctx, await selectInvoice(ctx.db, guid))
}

async function print({ db, work, actor, signal }: DrawingCtx, row: InvoiceRow | null): Promise<Download> {
  if (row === null) throw new ApiError('NOT_FOUND')
  const limits = { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' } as const
  const bytes = await doWork(work, DRAW_INVOICE, await printedOf(db, row), limits)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return { file_name: `${invoiceLabel(row)}.pdf`, stream, size: bytes.length }
}

async function printedOf(db: Db, row: InvoiceRow) {
  return toPrinted(row, row.corrects === null ? null : await selectInvoice(db, row.corrects))
}

/** Sends a document to its account again. @throws ApiError NOT_FOUND, also where the account is gone */
export async function sendAgain({ db, mail }: Ctx<'db' | 'mail'>, guid: string): Promise<Invoice> {
  const row = await selectInvoice(db, guid)
  const to = row === null || row.user === null ? null : await selectAddressee(db, row.user)
  if (row === null || to === null) throw new ApiError('NOT_FOUND')
  await mail.enqueue(db, 'invoice_again', to.email, {
    full_name: to.full_name,
    label: invoiceLabel(row),
    number: String(row.order_number),
    amount: formatMoney(czk(row.amount)),
    is_credit_note: row.series === 'credit_note',
    attached: { noun: 'invoice', guid: row.guid },
  })
  return presentInvoice(row)
}

/** The documents that mails have: drawn when the mail is sent, so that none waits in the queue. */
export const invoiceFiles: readonly MailFiles[] = [
  { noun: 'invoice', open: fileOf(selectInvoice) },
  { noun: 'invoice_of_order', open: fileOf(selectOfOrder) },
  { noun: 'credit_note_of_refund', open: fileOf(selectOfRefund) },
]

function fileOf(select: (db: Db, guid: string) => Promise<InvoiceRow | null>): MailFiles['open'] {
  return async ({ db, work }, guid) => {
    const row = await select(db, guid)
    if (row === null) return []
    const bytes = await work.run(DRAW_INVOICE, await printedOf(db, row), { who: 'mail' })
    return [{ name: `${invoiceLabel(row)}.pdf`, type: 'application/pdf', bytes }]
  }
}
