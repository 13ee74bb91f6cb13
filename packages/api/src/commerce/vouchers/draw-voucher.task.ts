import { drawVoucher, type PrintedVoucher } from '@zivina/integrations/voucher-pdf/draw-voucher'

/** What is drawn: the voucher, the address where it is redeemed, and the day in its properties. */
export type DrawnVoucher = { voucher: PrintedVoucher; redeem_at: string; day_made: string }

/** Draws a gift voucher as a PDF. Runs in the work pool: fonts take a while. */
export default function drawGift({ voucher, redeem_at, day_made }: DrawnVoucher): Promise<Uint8Array> {
  return drawVoucher(voucher, redeem_at, day_made)
}
