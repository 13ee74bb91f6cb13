import { BRAND } from '@zivina/contract/kernel/brand'
import type { MailContent } from './content.ts'
import { czechDay, czechMoment } from './moment.ts'

const ORDERS_PATH = '/uzivatel/profil-a-objednavky'
const reason = `Posíláme vám ho k\u00a0vaší objednávce v\u00a0aplikaci ${BRAND.name}.`

type Confirmation = {
  full_name: string
  number: string
  service: string
  amount: string
  credit: string | null
  discount: { code: string; amount: string } | null
  vat_rate: number
  begins: string
  ends: string
  renews: boolean
  is_renewal: boolean
  withdrawal_until: string | null
}

/** Confirms a paid order, and each renewal of a subscription. */
export function orderConfirmed(order: Confirmation, publicUrl: string): MailContent {
  const { full_name, number, service, amount, credit, discount, vat_rate, begins, ends, renews, is_renewal } = order
  const what = is_renewal ? 'Předplatné jsme obnovili' : 'Děkujeme, platba dorazila'
  const rows: [string, string][] = [
    ['Objednávka', number],
    ['Co jste koupili', service],
    ['Zaplaceno', `${amount} včetně DPH ${vat_rate}\u00a0%`],
    ...(credit === null ? [] : [['Započteno z\u00a0předchozího', credit] as [string, string]]),
    ...(discount === null ? [] : [[`Sleva s\u00a0kódem ${discount.code}`, discount.amount] as [string, string]]),
    ['Premium platí', `${czechDay(begins)} až ${czechDay(ends)}`],
  ]
  return {
    subject: is_renewal ? `Předplatné je obnovené: ${service}` : `Potvrzení objednávky ${number}`,
    preview: `${service}, ${amount}`,
    heading: what,
    full_name,
    blocks: [
      {
        kind: 'text',
        text: is_renewal
          ? 'Platba za další období proběhla a\u00a0Premium vám běží dál.'
          : 'Platba proběhla a\u00a0Premium máte aktivní. Tady je shrnutí objednávky.',
      },
      { kind: 'facts', rows },
      ...(renews
        ? [
            {
              kind: 'text',
              text: `Předplatné se obnovuje samo, další platbu strhneme ${czechDay(ends)}. Zrušit ho můžete kdykoli v\u00a0profilu; zaplacené dny vám zůstanou.`,
            } as const,
          ]
        : []),
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
      ...withdrawalNote(order, publicUrl),
    ],
    reason,
  }
}

function withdrawalNote({ withdrawal_until }: Confirmation, publicUrl: string): MailContent['blocks'] {
  if (withdrawal_until === null) return []
  const text = `Od smlouvy můžete bez udání důvodu odstoupit do ${czechDay(withdrawal_until)}: v\u00a0profilu u\u00a0objednávky, nebo e-mailem na ${BRAND.support_email}. Vrátíme vám celou částku. Podmínky najdete na ${publicUrl}/podminky-zasady.`
  return [{ kind: 'note', text }]
}

/** Confirms that the withdrawal from an order has arrived. */
export function orderWithdrawn(
  {
    full_name,
    number,
    service,
    refund,
    withdrawn_at,
    premium_until,
  }: {
    full_name: string
    number: string
    service: string
    refund: string
    withdrawn_at: string
    premium_until: string | null
  },
  publicUrl: string,
): MailContent {
  return {
    subject: `Potvrzení o\u00a0odstoupení od objednávky ${number}`,
    preview: `Vrátíme vám ${refund}.`,
    heading: 'Vaše odstoupení jsme přijali',
    full_name,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Objednávka', number],
          ['Co jste koupili', service],
          ['Odstoupení přijato', czechMoment(withdrawn_at)],
          ['Vracíme', refund],
        ],
      },
      {
        kind: 'text',
        text: 'Peníze posíláme stejnou cestou, jakou jste platili. Na účtu je obvykle uvidíte do několika dní, nejpozději do 14\u00a0dní.',
      },
      {
        kind: 'text',
        text:
          premium_until === null
            ? 'Premium vám skončilo. O\u00a0svoje recepty, jídelníčky ani záznamy nepřicházíte.'
            : `Z\u00a0předchozí objednávky vám Premium běží dál, a\u00a0to do ${czechDay(premium_until)}.`,
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason,
  }
}

/** Tells that a card could not be charged for the next period. */
export function chargeFailed(
  {
    full_name,
    service,
    amount,
    paid_until,
    last_try_on,
  }: { full_name: string; service: string; amount: string; paid_until: string; last_try_on: string },
  publicUrl: string,
): MailContent {
  return {
    subject: 'Platba za předplatné neprošla',
    preview: `Zkusíme to znovu do ${czechDay(last_try_on)}.`,
    heading: 'Platba za předplatné neprošla',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Z\u00a0vaší karty se nepodařilo strhnout ${amount} za ${service}. Zaplaceno máte do ${czechDay(paid_until)}.`,
      },
      {
        kind: 'text',
        text: `Premium vám zatím necháváme a\u00a0platbu zkusíme každý den znovu, naposledy ${czechDay(last_try_on)}. Zkontrolujte prosím, že na kartě je dost peněz a\u00a0že neskončila její platnost; jinou kartu nastavíte v\u00a0profilu u\u00a0členství. Pokud platba neprojde ani pak, předplatné skončí; nic z\u00a0toho, co máte uložené, se nesmaže.`,
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason,
  }
}

/** Tells that a subscription is charged from another card. */
export function cardChanged(
  {
    full_name,
    card,
    refund,
    paid_until,
  }: { full_name: string; card: string | null; refund: string; paid_until: string },
  publicUrl: string,
): MailContent {
  const from = card === null ? 'z\u00a0nové karty' : `z\u00a0karty ${card}`
  return {
    subject: 'Předplatné má novou kartu',
    preview: `Příště strhneme platbu ${from}.`,
    heading: 'Předplatné má novou kartu',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Platbu za další období strhneme ${from}. Zaplaceno máte do ${czechDay(paid_until)}. Ověřovací platbu ${refund} posíláme zpátky.`,
      },
      {
        kind: 'text',
        text: `Jestli jste kartu neměnili vy, změňte si prosím heslo a\u00a0napište nám na ${BRAND.support_email}.`,
      },
      { kind: 'button', label: 'Moje členství', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason,
  }
}

/** Tells that money of an order went back. */
export function orderRefunded(
  {
    full_name,
    number,
    service,
    refund,
    is_not_given,
  }: { full_name: string; number: string; service: string; refund: string; is_not_given: boolean },
  publicUrl: string,
): MailContent {
  return {
    subject: `Vrátili jsme vám ${refund} z\u00a0objednávky ${number}`,
    preview: `${service}, vráceno ${refund}`,
    heading: 'Peníze jsou na cestě zpět',
    full_name,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Objednávka', number],
          ['Co jste koupili', service],
          ['Vracíme', refund],
        ],
      },
      ...(is_not_given
        ? [
            {
              kind: 'text',
              text: 'Za tuto platbu jsme vám nemohli nic aktivovat, protože se mezitím změnilo, co vám běží. Proto ji vracíme celou.',
            } as const,
          ]
        : []),
      {
        kind: 'text',
        text: 'Peníze posíláme stejnou cestou, jakou jste platili. Na účtu je obvykle uvidíte do několika dní. Do kdy vám běží Premium, najdete v\u00a0profilu.',
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason,
  }
}
