import type { RuleSet } from '../conditions.ts'

/** Texture is decided by a person, of a dish that was written for one; the data can only exclude. */
export const DYSPHAGIA: RuleSet = {
  diet: 'Dysphagia',
  key: 'dysphagia',
  conditions: [
    {
      kind: 'foods',
      id: 'dysphagia.exclude.nuts_seeds',
      effect: 'unsuitable',
      groups: ['nut', 'seed'],
      unless: ['nut_butter'],
      source: 'iddsi_2019',
      certainty: 'read',
      reason: 'ořechy a semínka jsou tvrdé a snadno se vdechnou.',
    },
    {
      kind: 'foods',
      id: 'dysphagia.exclude.dry_crisp',
      effect: 'unsuitable',
      groups: ['dry_crisp'],
      source: 'iddsi_2019',
      certainty: 'judgement',
      reason: 'suché a křupavé jídlo se drolí a snadno se vdechne.',
    },
    {
      kind: 'foods',
      id: 'dysphagia.exclude.sticky',
      effect: 'unsuitable',
      groups: ['sticky', 'nut_butter'],
      source: 'iddsi_2019',
      certainty: 'judgement',
      reason: 'lepkavé jídlo může uvíznout v krku.',
    },
    {
      kind: 'foods',
      id: 'dysphagia.exclude.raw_hard',
      effect: 'unsuitable',
      groups: ['hard_fruit', 'hard_vegetable'],
      cooking: 'Cold',
      source: 'iddsi_2019',
      certainty: 'judgement',
      reason: 'tvrdé syrové ovoce a zelenina se nedají bezpečně rozmělnit; recept je ze studené kuchyně.',
    },
    {
      kind: 'foods',
      id: 'dysphagia.exclude.stringy',
      effect: 'unsuitable',
      groups: ['stringy_vegetable'],
      source: 'iddsi_2019',
      certainty: 'judgement',
      reason: 'vlákna zeleniny se nedají bezpečně rozmělnit.',
    },
    {
      kind: 'preparation',
      id: 'dysphagia.confirm.level',
      source: 'iddsi_2019',
      certainty: 'read',
      without_aim:
        'Recept nebyl napsán pro žádnou úroveň textury podle IDDSI, proto nevíme, zda by se při poruše polykání dal bezpečně polknout.',
      reason:
        'Zbývá, aby klinický logoped jmenovitě určil úroveň textury podle IDDSI a potvrdil ji zkouškou; řídké nápoje jen zahuštěné, nic tuhého v tekutině. Pro konkrétního člověka rozhoduje logoped.',
    },
  ],
}
