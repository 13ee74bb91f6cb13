import type { Db } from '@zivina/db/database'
import { create, toBuffer } from 'qrcode'
import { DRAW_INVOICE, toRequest } from '#api/commerce/invoices/service.ts'
import type { MailFiles } from '#api/kernel/declared/mail-files.ts'
import { transferOf } from './present.ts'
import { selectOrder } from './queries.ts'

const QR = { errorCorrectionLevel: 'M' } as const
/** Pixels of the QR code's picture. */
const QR_WIDTH = 480

/** The request to pay an order by transfer as a PDF, and its QR code as a picture; made when the mail is sent. */
export const paymentRequestFile: MailFiles = {
  noun: 'payment_request',
  open: async ({ db, work }, guid) => {
    const found = await readRequest(db, guid)
    if (found === null) return []
    const { spayd, printed } = found
    const bytes = await work.run(DRAW_INVOICE, printed, { who: 'mail' })
    const picture = await toBuffer(spayd, { ...QR, width: QR_WIDTH })
    return [
      { name: `vyzva-k-platbe-${printed.order_number}.pdf`, type: 'application/pdf', bytes },
      { name: `qr-platba-${printed.order_number}.png`, type: 'image/png', bytes: picture },
    ]
  },
}

async function readRequest(db: Db, guid: string) {
  const order = await selectOrder(db, guid)
  const transfer = order && transferOf(order)
  if (order === null || transfer === null) return null
  const { spayd, ...to_pay } = transfer
  return { spayd, printed: toRequest(order, { ...to_pay, modules: modulesOf(spayd) }) }
}

/** The dark modules of a QR code by rows. */
function modulesOf(text: string): boolean[][] {
  const { modules } = create(text, QR)
  const places = Array.from({ length: modules.size }, (_, at) => at)
  return places.map((row) => places.map((column) => modules.get(row, column) === 1))
}
