import { BRAND } from '@zivina/contract/kernel/brand'
import type { PrintedVoucher } from '../../voucher-pdf/draw-voucher.ts'
import type { Attached, MailContent } from './content.ts'
import { czechDay } from './moment.ts'

const ORDERS_PATH = '/uzivatel/profil-a-objednavky'

/** Where a voucher is redeemed; its code is filled in. */
export function redeemUrl(publicUrl: string, code: string): string {
  return `${publicUrl}${ORDERS_PATH}?${new URLSearchParams({ poukaz: code })}#clenstvi`
}

type Bought = {
  full_name: string
  number: string
  amount: string
  vat_rate: number
  send_on: string | null
  recipient: string
  withdrawal_until: string | null
  voucher: PrintedVoucher
  attached?: Attached
}

/** Confirms a paid voucher to its buyer. The voucher itself is attached as a PDF. */
export function voucherBought(order: Bought, publicUrl: string): MailContent {
  const { full_name, number, amount, vat_rate, send_on, recipient, withdrawal_until, voucher } = order
  const way =
    send_on === null
      ? 'Vytiskněte ho nebo přepošlete, komu chcete.'
      : `Na adresu ${recipient} ho pošleme ${czechDay(send_on)}.`
  const until = withdrawal_until === null ? '' : ` do ${czechDay(withdrawal_until)}`
  return {
    subject: `Potvrzení objednávky ${number}: dárkový poukaz`,
    preview: `Kód ${voucher.code}`,
    heading: 'Poukaz je zaplacený',
    full_name,
    blocks: [
      { kind: 'text', text: `Děkujeme. Poukaz najdete v\u00a0příloze. ${way}` },
      {
        kind: 'facts',
        rows: [
          ['Objednávka', number],
          ['Co jste koupili', voucher.service],
          ['Zaplaceno', `${amount} včetně DPH ${vat_rate}\u00a0%`],
          ['Kód poukazu', voucher.code],
          ['Platí do', czechDay(voucher.valid_until)],
        ],
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
      {
        kind: 'note',
        text: `Dokud poukaz nikdo neuplatnil, můžete od smlouvy bez udání důvodu odstoupit${until}: v\u00a0profilu u\u00a0objednávky, nebo e-mailem na ${BRAND.support_email}. Podmínky najdete na ${publicUrl}/podminky-zasady.`,
      },
    ],
    reason: `Posíláme vám ho k\u00a0vaší objednávce v\u00a0aplikaci ${BRAND.name}.`,
  }
}

/** Gives a voucher to its recipient, with it attached as a PDF. */
export function voucherGift(
  { full_name, voucher }: { full_name: string; voucher: PrintedVoucher; attached?: Attached },
  publicUrl: string,
): MailContent {
  const { from_name, service, message, code, valid_until } = voucher
  const from = from_name === '' ? '' : ` od: ${from_name}`
  return {
    subject: `Dárek pro vás: ${BRAND.name} Premium`,
    preview: `Poukaz${from}`,
    heading: 'Dostali jste dárek',
    full_name,
    blocks: [
      { kind: 'text', text: `Tady je váš poukaz${from}. V\u00a0příloze ho máte i\u00a0k\u00a0vytištění.` },
      ...(message === '' ? [] : [{ kind: 'text', text: `„${message}“` } as const]),
      {
        kind: 'facts',
        rows: [
          ['Poukaz', service],
          ['Kód', code],
          ['Uplatněte do', czechDay(valid_until)],
        ],
      },
      { kind: 'button', label: 'Uplatnit poukaz', url: redeemUrl(publicUrl, code) },
      {
        kind: 'note',
        text: 'K\u00a0uplatnění je potřeba účet, založíte si ho zdarma. Nic se samo neobnoví a\u00a0žádnou kartu nezadáváte.',
      },
    ],
    reason: `Posíláme vám ho, protože vám někdo koupil dárek v\u00a0aplikaci ${BRAND.name}.`,
  }
}
