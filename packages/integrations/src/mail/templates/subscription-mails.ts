import { BRAND } from '@zivina/contract/kernel/brand'
import type { MailContent } from './content.ts'
import { czechDay } from './moment.ts'
import { ORDER_REASON, ORDERS_PATH } from './order-mails.ts'

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
    reason: ORDER_REASON,
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
    reason: ORDER_REASON,
  }
}

/** Announces the next charge of a yearly subscription. */
export function renewalReminder(
  {
    full_name,
    service,
    amount,
    charged_on,
  }: { full_name: string; service: string; amount: string; charged_on: string },
  publicUrl: string,
): MailContent {
  return {
    subject: `Předplatné se brzy obnoví: ${czechDay(charged_on)}`,
    preview: `${service}, ${amount}`,
    heading: 'Předplatné se brzy obnoví',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Dne ${czechDay(charged_on)} strhneme z\u00a0vaší karty ${amount} za ${service} na další rok. Nemusíte nic dělat.`,
      },
      {
        kind: 'text',
        text: 'Pokud už pokračovat nechcete, zrušte obnovování do té doby v\u00a0profilu. Zaplacené dny vám zůstanou.',
      },
      { kind: 'button', label: 'Moje předplatné', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason: ORDER_REASON,
  }
}

/** Tells that a subscription ended, as its card could not be charged for days. */
export function subscriptionEnded(
  { full_name, service }: { full_name: string; service: string },
  publicUrl: string,
): MailContent {
  return {
    subject: `Předplatné skončilo: ${service}`,
    preview: 'Platbu z\u00a0karty se nepodařilo strhnout.',
    heading: 'Předplatné skončilo',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Platbu za ${service} se ani po týdnu nepodařilo z\u00a0vaší karty strhnout, a\u00a0tak předplatné skončilo. Z\u00a0karty už nic strhávat nebudeme.`,
      },
      {
        kind: 'text',
        text: 'Vaše recepty, jídelníčky a\u00a0záznamy zůstávají a\u00a0na nové předplatné počkají.',
      },
      { kind: 'button', label: 'Moje objednávky', url: `${publicUrl}${ORDERS_PATH}` },
    ],
    reason: ORDER_REASON,
  }
}
