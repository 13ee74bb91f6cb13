import type { RuleSet } from '../conditions.ts'

/** Lactose is summed in grams; most people bear more than the limit at once, some less. */
export const LACTOSE_INTOLERANT: RuleSet = {
  diet: 'Lactose intolerant',
  key: 'lactose_intolerant',
  conditions: [
    {
      kind: 'limit',
      id: 'lactose_intolerant.limit.lactose',
      effect: 'unsuitable',
      figure: 'lactose_g',
      per: 'portion',
      bound: 'max',
      values: { main: 6, snack: 6, drink: 6 },
      suitable_to: { main: 1, snack: 1, drink: 1 },
      source: 'efsa_2010',
      certainty: 'judgement',
      reason: 'Do 1 g ji snese téměř každý, většina lidí i 12 g najednou.',
      remedy: {
        action: 'rest_of_day',
        text: 'Jezte nejvýše jednu porci a další mléčné jídlo si dejte až za několik hodin.',
      },
    },
    {
      kind: 'advice',
      id: 'lactose_intolerant.warn.allergy',
      source: 'own',
      certainty: 'judgement',
      reason: 'Neplatí pro alergii na mléko ani pro galaktosemii.',
    },
  ],
}
