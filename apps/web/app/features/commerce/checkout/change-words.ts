import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { formatMoney } from '@zivina/domain/money'
import { dayText } from '#app/kit/text/dates.ts'
import { EVERY_PERIOD } from '../period-words.ts'

/** What ordering means for what runs already; null for a first order. */
export function changeText({
  change,
  running_plan,
  credit,
  credited_days,
  begins,
  service,
}: OrderPreview): string | null {
  const running = PLAN_LABELS[running_plan]
  switch (change) {
    case 'first':
      return null
    case 'upgrade':
      return credit.haler === 0
        ? `Dnes skončí ${running} a\u00a0hned začne ${tied(service.name)}.`
        : `Dnes skončí ${running} a\u00a0hned začne ${tied(service.name)}. Za ${counted(credited_days, 'nevyužitý den', 'nevyužité dny', 'nevyužitých dní')} jsme odečetli ${formatMoney(credit)}.`
    case 'follow_up':
      return `${running} vám ještě běží. Co kupujete, naváže hned po něm: začne ${dayText(begins)}.`
    case 'downgrade':
      return `${running} máte zaplacené, takže ho využijete celé. ${tied(service.name)} začne ${dayText(begins)} a\u00a0teď nic neplatíte.`
  }
}

/** The renewal in words. */
export function renewalText({ service, renews_on, renewal_amount, ends }: OrderPreview): string {
  if (service.period === null || renews_on === null || renewal_amount === null) {
    return `Platíte jednou. Skončí ${dayText(ends)} a\u00a0samo se neobnoví.`
  }
  return `Obnoví se ${dayText(renews_on)} za ${formatMoney(renewal_amount)} z\u00a0karty, kterou zaplatíte, a\u00a0pak ${EVERY_PERIOD[service.period]}. Zrušit to můžete kdykoli v\u00a0profilu.`
}
