import type { RuleSet } from '../conditions.ts'

/** For coeliac disease: at most 20 mg of gluten in a kilogram. */
export const GLUTEN_FREE: RuleSet = {
  diet: 'Gluten free',
  key: 'gluten_free',
  conditions: [
    {
      kind: 'allergen',
      id: 'gluten_free.exclude.gluten',
      allergen: 'gluten',
      source: 'eu_828_2014',
      certainty: 'read',
      reason: 'obsahuje lepek nebo ho podle obalu obsahovat může. Bez lepku smí mít nejvýše 20 mg v kilogramu.',
      missing: 'nemáme potvrzeno, že je bez lepku. Rozhodne údaj „bez lepku“ na obalu.',
    },
    {
      kind: 'preparation',
      id: 'gluten_free.confirm.frying_oil',
      stems: ['fritov'],
      source: 'own',
      certainty: 'judgement',
      reason: 'Zbývá potvrdit, že se smaží v čistém oleji, ve kterém nebylo nic s lepkem.',
    },
    {
      kind: 'advice',
      id: 'gluten_free.warn.kitchen',
      source: 'own',
      certainty: 'judgement',
      reason: 'Čtěte obaly a vařte ve zvláštní vodě, na čistém prkénku a s čistým náčiním.',
    },
  ],
}
