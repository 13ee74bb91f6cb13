import { drawInvoice } from '@zivina/integrations/invoices/draw-invoice'
import type { PrintedInvoice } from '@zivina/integrations/invoices/printed-invoice'

/** Draws a document as a PDF. Runs in the work pool: fonts take a while. */
export default function drawDocument(invoice: PrintedInvoice): Promise<Uint8Array> {
  return drawInvoice(invoice)
}
