import { drawInvoice, drawRequest } from '@zivina/integrations/invoices/draw-invoice'
import type { PrintedInvoice, PrintedRequest } from '@zivina/integrations/invoices/printed-invoice'

/** Draws a document as a PDF. Runs in the work pool: fonts take a while. */
export default function drawDocument(document: PrintedInvoice | PrintedRequest): Promise<Uint8Array> {
  return document.kind === 'payment_request' ? drawRequest(document) : drawInvoice(document)
}
