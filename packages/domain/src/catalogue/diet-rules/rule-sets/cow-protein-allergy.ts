import type { RuleSet } from '../conditions.ts'

/** Milk of every mammal is left out: most people with the allergy react to goat's and sheep's milk too. */
export const COW_PROTEIN_ALLERGY: RuleSet = {
  diet: 'Cow protein allergy',
  key: 'cow_protein_allergy',
  conditions: [
    {
      kind: 'allergen',
      id: 'cow_protein_allergy.exclude.milk',
      allergen: 'milk',
      source: 'cross_reactions',
      certainty: 'read',
      reason:
        'obsahuje mléčnou bílkovinu nebo ji podle obalu obsahovat může. Bílkovina kozího, ovčího a buvolího mléka zkříženě reaguje s kravskou a bezlaktózové mléko ji má také.',
      missing: 'nemáme potvrzeno, že je bez mléka. Rozhodne složení na obalu.',
    },
    {
      kind: 'advice',
      id: 'cow_protein_allergy.warn.labels',
      source: 'own',
      certainty: 'judgement',
      reason: 'Čtěte obaly včetně upozornění na stopy mléka a hlídejte si dostatek vápníku.',
    },
    {
      kind: 'advice',
      id: 'cow_protein_allergy.warn.co_reactions',
      source: 'own',
      certainty: 'judgement',
      reason: 'Někteří lidé s touto alergií reagují i na sóju nebo hovězí maso; jídlo pro kojence určuje lékař.',
    },
  ],
}
