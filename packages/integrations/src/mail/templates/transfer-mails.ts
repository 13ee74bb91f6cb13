import type { Attached, MailContent } from './content.ts'
import { czechDay } from './moment.ts'
import { ORDER_REASON } from './order-mails.ts'

/** Tells how to pay an order by transfer. */
export function orderTransfer(
  order: {
    full_name: string
    number: string
    service: string
    amount: string
    account: string
    iban: string
    variable_symbol: string
    pay_until: string
    /** Its guid. */
    order: string
    /** The request to pay, and the QR code. */
    attached?: Attached
  },
  publicUrl: string,
): MailContent {
  const { full_name, number, service, amount, account, iban, variable_symbol, pay_until } = order
  return {
    subject: `Jak zaplatit objednávku ${number}`,
    preview: `${amount} na účet ${account} do ${czechDay(pay_until)}`,
    heading: 'Objednávka čeká na převod',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Děkujeme za objednávku. Jakmile peníze dorazí na náš účet, Premium začne a\u00a0pošleme vám fakturu. Převod mezi bankami trvá obvykle do druhého pracovního dne.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Co kupujete', service],
          ['Částka', amount],
          ['Číslo účtu', account],
          ['IBAN', iban],
          ['Variabilní symbol', variable_symbol],
          ['Zaplaťte nejpozději', czechDay(pay_until)],
        ],
      },
      {
        kind: 'text',
        text: 'V\u00a0příloze je QR kód, který načtete v\u00a0aplikaci banky, a\u00a0výzva k\u00a0platbě v\u00a0PDF. Pošlete prosím přesnou částku s\u00a0variabilním symbolem, podle nich platbu poznáme.',
      },
      {
        kind: 'button',
        label: 'Zobrazit objednávku',
        url: `${publicUrl}/potvrzeni-objednavky?objednavka=${order.order}`,
      },
      { kind: 'note', text: 'Když peníze nepřijdou, objednávka skončí sama a\u00a0nic neplatíte.' },
    ],
    reason: ORDER_REASON,
  }
}
