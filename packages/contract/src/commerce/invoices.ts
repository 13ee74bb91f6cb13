import { INVOICE_SERIES } from '@zivina/domain/commerce/invoices'
import { z } from 'zod'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf } from '#contract/kernel/fields.ts'
import { Money } from '#contract/kernel/money.ts'
import { INVOICES_PER_HOUR, INVOICES_PER_PAGE } from './limits.ts'

/** An invoice, or a credit note that corrects one. */
export const Invoice = z
  .object({
    guid: Guid,
    series: z.enum(INVOICE_SERIES),
    /** Its number as people read it: „FV2026-000042“. */
    label: z.string(),
    /** What it is for. */
    order: Guid,
    order_number: z.string(),
    issued_on: z.iso.date(),
    /** What was paid, or went back. */
    amount: Money,
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

const params = z.object({ guid: Guid })
const pdf = { status: 200, media_type: 'application/pdf', response: z.custom<Download>() } as const

/** Invoices and credit notes. */
export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/invoice',
    access: 'user',
    seen: true,
    summary: 'One’s own invoices and credit notes, the newest first.',
    query: z.strictObject(limitAndOffset(INVOICES_PER_PAGE)),
    status: 200,
    response: listOf(Invoice),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/invoice/{guid}/pdf',
    access: 'user',
    seen: true,
    summary: 'One of one’s own documents as a PDF for an archive (PDF/A-3), with its ISDOC inside.',
    rate_limits: [{ by: 'user', attempts: INVOICES_PER_HOUR, seconds: 3600 }],
    params,
    ...pdf,
    errors: ['SERVICE_UNAVAILABLE'],
  }),
  managedPdf: endpoint({
    method: 'GET',
    path: '/admin/invoice/{guid}/pdf',
    access: 'admin',
    summary: 'A document of anybody as a PDF, with its ISDOC inside.',
    rate_limits: [{ by: 'user', attempts: INVOICES_PER_HOUR, seconds: 3600 }],
    params,
    ...pdf,
    errors: ['SERVICE_UNAVAILABLE'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/admin/invoice/{guid}/mail',
    access: 'admin',
    summary: 'Sends a document to its account again. NOT_FOUND where the account was deleted.',
    rate_limits: [{ by: 'user', attempts: INVOICES_PER_HOUR, seconds: 3600 }],
    params,
    body: z.strictObject({}),
    status: 200,
    response: Invoice,
    errors: ['NOT_FOUND', 'EMAIL_NOT_SENT'],
  }),
}
