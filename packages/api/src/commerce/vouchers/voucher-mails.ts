import { calendarDay } from '@zivina/domain/calendar-day'
import { czk, formatMoney } from '@zivina/domain/money'
import { redeemUrl } from '@zivina/integrations/mail/templates/voucher-mails'
import type { MailFiles } from '#api/kernel/declared/mail-files.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { selectAddressee, selectOfOrder, selectSold, type VoucherRow } from './queries.ts'
import { DRAW_VOUCHER } from './tasks.ts'

/** What is bought, of an order of a voucher. */
export type VoucherOrder = {
  guid: string
  user: string | null
  number: number
  service_name: string
  amount: number
  vat_rate: number
  withdrawal_until: string | null
}

type MailingCtx = Ctx<'db' | 'mail'>

/** Confirms a paid voucher to its buyer, with the voucher itself. */
export async function mailBought(ctx: MailingCtx, order: VoucherOrder, row: VoucherRow): Promise<void> {
  const to = order.user === null ? null : await selectAddressee(ctx.db, order.user)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'voucher_bought', to.email, {
    full_name: to.full_name,
    number: String(order.number),
    amount: formatMoney(czk(order.amount)),
    vat_rate: order.vat_rate,
    send_on: row.recipient_email === '' ? null : row.send_on,
    recipient: row.recipient_email,
    withdrawal_until: order.withdrawal_until,
    voucher: printed(row, order.service_name),
    attached: { noun: 'voucher', guid: row.order },
  })
}

/** Gives a voucher to its recipient. */
export async function mailGift(ctx: MailingCtx, row: VoucherRow): Promise<void> {
  const sold = await selectSold(ctx.db, row.order)
  await ctx.mail.enqueue(ctx.db, 'voucher_gift', row.recipient_email, {
    full_name: row.recipient_name,
    voucher: printed(row, sold?.service_name ?? ''),
    attached: { noun: 'voucher', guid: row.order },
  })
}

/** The voucher of an order as a PDF, drawn when its mail is sent. */
export const voucherFile: MailFiles = {
  noun: 'voucher',
  open: async ({ db, work, public_url }, order) => {
    const row = await selectOfOrder(db, order)
    if (row === null) return []
    const sold = await selectSold(db, order)
    const voucher = printed(row, sold?.service_name ?? '')
    const given = { voucher, redeem_at: redeemUrl(public_url, row.code), day_made: calendarDay(new Date()) }
    const bytes = await work.run(DRAW_VOUCHER, given, { who: 'mail' })
    return [{ name: 'darkovy-poukaz.pdf', type: 'application/pdf', bytes }]
  },
}

/** The text of a voucher. */
function printed({ code, from_name, recipient_name, message, valid_until }: VoucherRow, service: string) {
  return { code, service, from_name, recipient_name, message, valid_until: valid_until ?? '' }
}
