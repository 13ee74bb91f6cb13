import type { MailAttachment } from './port.ts'
import type { MailData, MailTemplate } from './templates/templates.ts'
import { redeemUrl } from './templates/voucher-mails.ts'

type VoucherMail = MailData<'voucher_bought' | 'voucher_gift'>

/** The files that come with a mail, drawn when it is sent, so that the queue keeps only what they say. */
export async function attachmentsOf<T extends MailTemplate>(
  template: T,
  data: MailData<T>,
  publicUrl: string,
  day: string,
): Promise<MailAttachment[]> {
  if (template !== 'voucher_bought' && template !== 'voucher_gift') return []
  // Loaded with the first of them alone, as fonts and the writer of PDF are.
  const { drawVoucher } = await import('../voucher-pdf/draw-voucher.ts')
  const { voucher } = data as unknown as VoucherMail
  const content = await drawVoucher(voucher, redeemUrl(publicUrl, voucher.code), day)
  return [{ file_name: 'darkovy-poukaz.pdf', media_type: 'application/pdf', content }]
}
