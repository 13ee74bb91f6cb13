import type { OwnPremium } from '@zivina/contract/commerce/own-subscription'
import type { PointMove, ShopItem, ShopPurchase } from '@zivina/contract/commerce/shop'
import { formatNumber } from '@zivina/czech/format-number'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { pointsText } from '#app/features/commerce/points/points-text.ts'
import { dayText } from '#app/kit/text/dates.ts'

/** „+50“, „−150“ */
export function moveText(points: number): string {
  return `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points), 0)}`
}

const REASONS: Record<PointMove['reason'], (name: string | null) => string> = {
  recipe: (name) => (name === null ? 'Schválený recept' : `Schválený recept: ${name}`),
  photo: (name) => (name === null ? 'Zveřejněná fotka' : `Zveřejněná fotka: ${name}`),
  error_report: (name) => (name === null ? 'Opravená chyba' : `Opravená chyba: ${name}`),
  order: () => 'Koupené body',
  refunded: () => 'Vrácené peníze za body',
  item: (name) => (name === null ? 'Nákup v\u00a0obchodě' : `Nákup: ${name}`),
  taken_back: (name) => (name === null ? 'Schválení jsme vzali zpět' : `Schválení jsme vzali zpět: ${name}`),
}

/** What points came or went for. */
export function reasonText({ reason, name }: PointMove): string {
  return REASONS[reason](name)
}

/** How a purchase is: handed over, waiting, or which days of premium it gave. */
export function purchaseText({ premium, handed_over_at }: ShopPurchase): string {
  if (premium !== null) return `Premium od ${dayText(premium.begins)} do ${dayText(premium.ends)}`
  return handed_over_at === null ? 'Chystáme předání' : `Předáno ${dayText(handed_over_at)}`
}

/**
 * What comes after buying an item, sentence by sentence.
 * @param premium what the person has of premium; undefined where that is not known yet
 */
export function comesText({ premium_days }: ShopItem, premium: OwnPremium | undefined): string[] {
  if (premium_days === null) return ['Nákup nám přijde k\u00a0vyřízení a\u00a0o\u00a0předání se vám ozveme e-mailem.']
  if (premium === undefined) return ['Premium začne hned, nebo den po tom, které už máte.']
  const begins = premium.expiry_date === null ? calendarDay(new Date()) : addDays(premium.expiry_date, 1)
  const term = `Premium vám poběží od ${dayText(begins)} do ${dayText(addDays(begins, premium_days - 1))}.`
  const renews = premium.subscription?.renews_on
  return renews ? [term, `Předplatné se přitom dál obnovuje: ${dayText(renews)} se strhne jako obvykle.`] : [term]
}

/** Why an item cannot be bought now; null where it can. */
export function obstacleText(
  { is_sold_out, points, premium_days }: ShopItem,
  balance: number,
  premium: OwnPremium | undefined,
): string | null {
  if (is_sold_out) return 'Rozebráno'
  if (premium_days !== null && premium?.is_premium && premium.expiry_date === null) return 'Premium máte bez konce'
  return balance < points ? `Ještě ${pointsText(points - balance)}` : null
}
