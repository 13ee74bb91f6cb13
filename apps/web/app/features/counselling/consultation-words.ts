import type { Consultation } from '@zivina/contract/counselling/consultation'
import type { ConsultationState } from '@zivina/domain/counselling/consultation-states'
import { formatMoney } from '@zivina/domain/money'

/** What has become of a consultation, in a few words. */
export const STATE_LABELS: Readonly<Record<ConsultationState, string>> = {
  held: 'Čeká na platbu',
  requested: 'Čeká na potvrzení',
  confirmed: 'Potvrzeno',
  called_off: 'Zrušeno poradnou',
  done: 'Proběhlo',
  cancelled: 'Zrušeno',
  lapsed: 'Nezaplaceno včas',
}

/** What is paid, and where the money is; null where there is nothing to say. */
export function moneyText({ order, covered_by }: Pick<Consultation, 'order' | 'covered_by'>): string | null {
  if (covered_by === 'premium_plus') return 'V\u00a0ceně Premium Plus'
  if (covered_by === 'package') return 'V\u00a0ceně předchozí objednávky'
  if (order === null) return null
  const amount = formatMoney(order.amount)
  switch (order.state) {
    case 'PAID':
      return `${amount}, zaplaceno`
    case 'AUTHORIZED':
      return `${amount}, zatím jen zablokováno na kartě`
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return `${amount}, vráceno`
    case 'CREATED':
      return amount
    case 'CANCELED':
    case 'TIMEOUTED':
      return `${amount}, nestrženo`
  }
}

/** What cancelling means for the money, before it is done. */
export function cancellingText({ order, is_refunded }: Pick<Consultation, 'order' | 'is_refunded'>): string {
  const hasMoney = order?.state === 'PAID' || order?.state === 'AUTHORIZED'
  if (!hasMoney) return 'Termín uvolníme pro někoho jiného. Nic jste zatím nezaplatili.'
  if (!is_refunded) return 'Do konzultace zbývá méně než 24\u00a0hodin, a\u00a0proto vám platbu vrátit nemůžeme.'
  return order.state === 'PAID'
    ? `Vrátíme vám celou částku ${formatMoney(order.amount)} stejnou cestou, jakou jste platili.`
    : `Zablokovanou částku ${formatMoney(order.amount)} banka uvolní, nic se nestrhne.`
}
