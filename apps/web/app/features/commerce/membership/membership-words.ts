import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import type { OwnPremium, Subscription } from '@zivina/contract/commerce/own-subscription'
import { tied } from '@zivina/contract/kernel/typography'
import { formatMoney } from '@zivina/domain/money'
import { dayText } from '#app/kit/text/dates.ts'

/** What runs until when: „Premium (roční) běží od 1. března 2028 do 28. února 2029.“ */
export function runningText({ plan, active_from, expiry_date }: Omit<OwnPremium, 'subscription'>): string {
  const from = active_from === null ? '' : ` od ${dayText(active_from)}`
  const until = expiry_date === null ? '' : ` do ${dayText(expiry_date)}`
  return `${PLAN_LABELS[plan]} běží${from}${until}.`
}

/** What happens to a subscription next, sentence by sentence. */
export function renewalTexts(subscription: Subscription): string[] {
  const { state, paid_until, renews_on, price, next, card, last_try_on } = subscription
  if (state === 'cancelled' || state === 'ended') {
    return [`Obnovování je zrušené: nic dalšího nestrhneme a\u00a0Premium skončí ${dayText(paid_until)}.`]
  }
  const from = card === null ? '' : ` z\u00a0karty ${card.number}`
  if (state === 'past_due') {
    const until =
      last_try_on === null ? '' : ` Zkoušíme to do ${dayText(last_try_on)}; když se to nepovede, Premium skončí.`
    return [`Platbu ${formatMoney(price)}${from} se nepodařilo strhnout.${until}`]
  }
  if (renews_on === null) return []
  const amount = formatMoney(next === null ? price : next.price)
  const becomes = next === null ? '' : ` a\u00a0předplatné přejde na ${tied(next.service.name)}`
  return [`${dayText(renews_on)} strhneme ${amount}${from}${becomes}.`]
}
