import type { GoalForecast, NoExpenditure, WeightTrend } from '@zivina/contract/body/weight-trend'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { FORECAST_FRESH_DAYS } from '@zivina/domain/body/weight-trend/goal-forecast'
import { RATE_DAYS_MIN, RATE_WEIGHINGS_MIN } from '@zivina/domain/body/weight-trend/weight-rate'
import { energyText } from '#app/features/account/energy-text.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { sayKilograms } from './measurement-words.ts'

/** „Podle trendu jste 3. listopadu 2026 vážili 80,1 kg (79,6–80,6 kg).“ */
export function sayPresent({ day, weight, low, high }: NonNullable<WeightTrend['present']>): string {
  const band = `${formatNumber(low, 1)}–${sayKilograms(high)}`
  return `Podle trendu jste ${dayText(day)} vážili ${sayKilograms(weight)} (${band}).`
}

/** What the chart means in a sentence or two: how fast the weight changes, and on which day it would be at the goal. */
export function sayDirection({ rate, forecast, goal_weight }: WeightTrend): string {
  if (forecast?.state !== 'range' || forecast.expected === null || goal_weight === null) return sayRate(rate)
  return `${sayRate(rate)} Na svůj cíl ${sayKilograms(goal_weight)} tak přijdete kolem ${dayText(forecast.expected)}.`
}

/** How fast the weight changes; where its band has both signs, that it may not change at all. */
export function sayRate(rate: WeightTrend['rate']): string {
  if (rate === null) {
    return `Jak rychle se hmotnost mění, řekneme po ${RATE_WEIGHINGS_MIN}\u00a0váženích během aspoň ${RATE_DAYS_MIN}\u00a0dní.`
  }
  const { kilograms, low, high } = rate
  if (low <= 0 && high >= 0) {
    return `Hmotnost se teď drží: změna za týden je mezi ${signed(low)} a\u00a0${signed(high)}\u00a0kg, takže zatím nelze říct, zda roste, nebo klesá.`
  }
  const [least, most] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))]
  const verb = kilograms < 0 ? 'ubýváte' : 'přibýváte'
  return `Teď ${verb} asi ${formatNumber(Math.abs(kilograms), 2)}\u00a0kg za týden (nejspíš ${formatNumber(least, 2)}–${formatNumber(most, 2)}\u00a0kg).`
}

const signed = (kilograms: number): string => `${kilograms < 0 ? '−' : '+'}${formatNumber(Math.abs(kilograms), 2)}`

/** When the goal will be reached, or why that cannot be said. */
export function sayForecast({ state, earliest, latest }: GoalForecast, goal: number, today: string): string {
  const weight = sayKilograms(goal)
  if (state === 'reached') return `Svého cíle ${weight} jste podle trendu dosáhli.`
  if (state === 'away') return `Od cíle ${weight} se hmotnost teď vzdaluje nebo stojí, datum proto neodhadujeme.`
  if (state === 'too_few') {
    return `Kdy dosáhnete cíle ${weight}, zatím nelze říct: je na to málo vážení, nebo je poslední starší než ${FORECAST_FRESH_DAYS}\u00a0dní.`
  }
  if (state === 'unclear' || earliest === null || latest === null) {
    return `Kdy dosáhnete cíle ${weight}, zatím nelze říct: rozmezí by bylo příliš široké.`
  }
  const from = dayText(earliest < today ? today : earliest)
  return `Půjde-li to dál jako dosud, dosáhnete cíle ${weight} nejspíš mezi ${from} a\u00a0${dayText(latest)}. Do takového rozmezí se vejdou čtyři případy z\u00a0pěti.`
}

/** The energy really spent, or what it takes to tell it. */
export function sayExpenditure(
  trend: Pick<WeightTrend, 'expenditure' | 'no_expenditure'>,
  kilojoulesFirst: boolean,
): string {
  const { expenditure, no_expenditure } = trend
  if (expenditure === null) return no_expenditure === null ? '' : sayMissing(no_expenditure)
  const { kilojoules, low, high, from, to, complete_days } = expenditure
  const [first, second] = energyText(kilojoules, kilojoulesFirst)
  const band = `${energyText(low, kilojoulesFirst)[0]} až ${energyText(high, kilojoulesFirst)[0]}`
  return `Od ${dayText(from)} do ${dayText(to)} jste ve skutečnosti vydávali asi ${first} (${second}) denně, nejspíš ${band}. Počítáno podle ${counted(complete_days, 'celého dne', 'celých dní', 'celých dní')} v\u00a0deníku a\u00a0změny hmotnosti; co v\u00a0deníku chybí, chybí i\u00a0tady.`
}

const MISSING: Readonly<Record<NoExpenditure['reason'], (have: number, need: number) => string>> = {
  weighings: (have, need) =>
    `za posledních osm týdnů máte ${counted(have, 'vážení', 'vážení', 'vážení')}, potřebujeme aspoň ${need}`,
  days: (have, need) => `trend má ${counted(have, 'den', 'dny', 'dní')}, potřebujeme aspoň ${need}`,
  diary: (have, need) => `v\u00a0deníku máte ${counted(have, ...WHOLE)}, potřebujeme aspoň ${need}`,
  weekends: (have, need) => `z\u00a0víkendů máte v\u00a0deníku ${counted(have, ...WHOLE)}, potřebujeme aspoň ${need}`,
  unclear: () => 'odhad by byl příliš nepřesný',
}

const WHOLE = ['celý den', 'celé dny', 'celých dní'] as const

function sayMissing({ reason, have, need }: NoExpenditure): string {
  return `Kolik energie skutečně vydáváte, zatím nelze říct: ${MISSING[reason](have, need)}. Neúplné dny nepočítáme, aby nevypadaly jako dny, kdy jste jedli málo.`
}
