import type { Condition } from '../conditions.ts'

/** Grams of alcohol from flavourings in a serving, before heating, up to which a diet without alcohol allows them. */
const FLAVOURING_ALCOHOL_MAX = 0.5

/** Conditions of every diet that leaves out alcohol: a flavouring by drops is no drink. */
export function flavouringConditions(key: string): Condition[] {
  return [
    {
      kind: 'limit',
      id: `${key}.limit.flavouring`,
      effect: 'unsuitable',
      figure: 'flavouring_alcohol_g',
      per: 'portion',
      bound: 'max',
      if_any: true,
      values: { main: FLAVOURING_ALCOHOL_MAX, snack: FLAVOURING_ALCOHOL_MAX, drink: FLAVOURING_ALCOHOL_MAX },
      source: 'own',
      certainty: 'judgement',
    },
    {
      kind: 'foods',
      id: `${key}.warn.flavouring`,
      effect: 'warning',
      groups: ['alcohol_flavouring'],
      source: 'own',
      certainty: 'judgement',
      reason: 'extrakt je v alkoholu; zvolte raději vanilkový lusk nebo vanilkový cukr.',
    },
  ]
}
