import type { ReferralCode } from '@zivina/contract/commerce/referral-codes'
import { formatNumber } from '@zivina/czech/format-number'
import { czk, formatMoney } from '@zivina/domain/money'
import { dayText } from '#app/kit/text/dates.ts'

/** „20 %“, „100 Kč“ */
export function valueText({ percent, amount }: Pick<ReferralCode, 'percent' | 'amount'>): string {
  return percent === null ? formatMoney(czk(amount ?? 0)) : `${percent}\u00a0%`
}

/** „1. ledna 2027 – 31. ledna 2027“, „od 1. ledna 2027“ */
export function daysText({ valid_from, valid_to }: Pick<ReferralCode, 'valid_from' | 'valid_to'>): string {
  return valid_to === null ? `od\u00a0${dayText(valid_from)}` : `${dayText(valid_from)} – ${dayText(valid_to)}`
}

/** „3 z 20“; without a limit the uses alone. */
export function usesText({ uses, usage_limit }: Pick<ReferralCode, 'uses' | 'usage_limit'>): string {
  const used = formatNumber(uses, 0)
  return usage_limit === null ? used : `${used} z\u00a0${formatNumber(usage_limit, 0)}`
}
