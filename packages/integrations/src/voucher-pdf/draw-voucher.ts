import { BRAND } from '@zivina/contract/kernel/brand'
import { czechDay } from '../mail/templates/moment.ts'
import { readFaces } from '../pdf/faces.ts'
import { openDocument } from '../pdf/open-document.ts'
import { COLUMN, createRuler, createTextFlow, PAGE } from '../pdf/text-flow.ts'

/** The text of a gift voucher. */
export type PrintedVoucher = {
  code: string
  service: string
  from_name: string
  recipient_name: string
  message: string
  /** `YYYY-MM-DD` */
  valid_until: string
}

const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49', soft: '#eef4ef' } as const
const FRAME = { y: 56, height: 400, inside: 32 } as const

/** Draws a gift voucher on the upper half of an A4 page, to be folded. @param redeem_at the address where it is redeemed */
export async function drawVoucher(voucher: PrintedVoucher, redeem_at: string, day_made: string): Promise<Uint8Array> {
  const faces = await readFaces()
  const title = `Dárkový poukaz ${BRAND.name}`
  const { doc, bytes } = openDocument({ title, owner: BRAND.name, day_made }, faces)
  doc.addPage()
  const left = PAGE.side - FRAME.inside
  doc.roundedRect(left, FRAME.y, COLUMN + 2 * FRAME.inside, FRAME.height, 14).fill(INK.soft)
  const flow = createTextFlow({ doc, ruler: createRuler(doc), isDrawn: true, onPage: () => {} })
  const body = { face: faces.text, size: 12, colour: INK.text }
  flow.y = FRAME.y + FRAME.inside
  flow.write(BRAND.name, { face: faces.strong, size: 12, colour: INK.brand })
  flow.space(6)
  flow.write('Dárek pro vás', { face: faces.heading, size: 32, colour: INK.text, leading: 1.2 })
  flow.write(voucher.service, { face: faces.strong, size: 15, colour: INK.text })
  flow.space(10)
  if (voucher.recipient_name !== '') flow.write(`Pro: ${voucher.recipient_name}`, body)
  if (voucher.from_name !== '') flow.write(`Od: ${voucher.from_name}`, body)
  if (voucher.message !== '') {
    flow.space(6)
    flow.write(`„${voucher.message}“`, body)
  }
  flow.space(16)
  flow.write('Kód poukazu', { face: faces.text, size: 10, colour: INK.muted })
  flow.write(voucher.code, { face: faces.heading, size: 24, colour: INK.brand, leading: 1.3 })
  flow.space(8)
  const small = { face: faces.text, size: 10, colour: INK.muted }
  flow.write(`Uplatněte ho do ${czechDay(voucher.valid_until)}. Stačí účet zdarma a\u00a0samo se nic neobnoví.`, small)
  flow.write(redeem_at, small)
  doc.end()
  return bytes
}
