import { BRAND } from '@zivina/contract/kernel/brand'
import type { Attached, MailContent } from './content.ts'
import { czechDay, czechMoment } from './moment.ts'

/** Where people see their orders and their subscription. */
export const ORDERS_PATH = '/uzivatel/profil-a-objednavky'
/** Why a mail about an order is sent, for its foot. */
export const ORDER_REASON = `Posíláme vám ho k\u00a0vaší objednávce v\u00a0aplikaci ${BRAND.name}.`

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
  /** Its invoice. */
  attached?: Attached
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
          ? 'Platba za další období proběhla a\u00a0Premium vám běží dál. Faktura je v\u00a0příloze.'
          : 'Platba proběhla a\u00a0Premium máte aktivní. Tady je shrnutí objednávky, fakturu najdete v\u00a0příloze.',
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
    reason: ORDER_REASON,
  }
}

function withdrawalNote(
  { withdrawal_until }: Pick<Confirmation, 'withdrawal_until'>,
  publicUrl: string,
): MailContent['blocks'] {
  if (withdrawal_until === null) return []
  const text = `Od smlouvy můžete bez udání důvodu odstoupit do ${czechDay(withdrawal_until)}: v\u00a0profilu u\u00a0objednávky, nebo e-mailem na ${BRAND.support_email}. Vrátíme vám celou částku. Podmínky najdete na ${publicUrl}/podminky-zasady.`
  return [{ kind: 'note', text }]
}

type PointsBought = Pick<
  Confirmation,
  'full_name' | 'number' | 'service' | 'amount' | 'vat_rate' | 'withdrawal_until' | 'attached'
>

/** Confirms paid points, which can be spent from now on. */
export function pointsBought(order: PointsBought, publicUrl: string): MailContent {
  const { full_name, number, service, amount, vat_rate, withdrawal_until } = order
  const until = withdrawal_until === null ? '' : ` do ${czechDay(withdrawal_until)}`
  return {
    subject: `Potvrzení objednávky ${number}`,
    preview: `${service}, ${amount}`,
    heading: 'Body máte připsané',
    full_name,
    blocks: [
      { kind: 'text', text: 'Děkujeme, platba dorazila. Tady je shrnutí objednávky, fakturu najdete v\u00a0příloze.' },
      {
        kind: 'facts',
        rows: [
          ['Objednávka', number],
          ['Co jste koupili', service],
          ['Zaplaceno', `${amount} včetně DPH ${vat_rate}\u00a0%`],
        ],
      },
      { kind: 'button', label: 'Otevřít obchod', url: `${publicUrl}/uzivatel/obchod` },
      {
        kind: 'note',
        text: `Dokud koupené body neutratíte, můžete od smlouvy bez udání důvodu odstoupit${until}: v\u00a0profilu u\u00a0objednávky, nebo e-mailem na ${BRAND.support_email}. Podmínky najdete na ${publicUrl}/podminky-zasady.`,
      },
    ],
    reason: ORDER_REASON,
  }
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
    is_voucher,
    is_points = false,
  }: {
    full_name: string
    number: string
    service: string
    refund: string
    withdrawn_at: string
    premium_until: string | null
    is_voucher: boolean
    is_points?: boolean
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
        text: is_voucher
          ? 'Poukaz přestal platit a\u00a0už ho nejde uplatnit.'
          : is_points
            ? 'Koupené body jsme odečetli. Body, které jste získali jinak, vám zůstaly.'
            : premium_until === null
              ? 'Premium vám skončilo. O\u00a0svoje recepty, jídelníčky ani záznamy nepřicházíte.'
              : `Z\u00a0předchozí objednávky vám Premium běží dál, a\u00a0to do ${czechDay(premium_until)}.`,
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason: ORDER_REASON,
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
  }: {
    full_name: string
    number: string
    service: string
    refund: string
    is_not_given: boolean
    /** Its credit note. */
    attached?: Attached
  },
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
        text: 'Peníze posíláme stejnou cestou, jakou jste platili. Na účtu je obvykle uvidíte do několika dní. Opravný daňový doklad je v\u00a0příloze; do kdy vám běží Premium, najdete v\u00a0profilu.',
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason: ORDER_REASON,
  }
}

/** Sends a document again. */
export function invoiceAgain(
  {
    full_name,
    label,
    number,
    amount,
    is_credit_note,
  }: {
    full_name: string
    label: string
    number: string
    amount: string
    is_credit_note: boolean
    attached?: Attached
  },
  publicUrl: string,
): MailContent {
  const what = is_credit_note ? 'Opravný daňový doklad' : 'Faktura'
  return {
    subject: `${what} ${label}`,
    preview: `K\u00a0objednávce ${number}, ${amount}`,
    heading: `${what} ${label}`,
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Posíláme vám znovu doklad k\u00a0objednávce ${number} na ${amount}. Najdete ho v\u00a0příloze, a\u00a0kdykoli také u\u00a0svých objednávek.`,
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason: ORDER_REASON,
  }
}
