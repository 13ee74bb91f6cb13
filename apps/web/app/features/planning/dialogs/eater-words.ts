import type { Eater } from '@zivina/contract/planning/meal-plan-read'

type Told = Pick<Eater, 'user' | 'agreed' | 'told'>

/**
 * What another person with an account does not share with the plan, and what follows from it: nothing that is not told may be taken for
 * „eats everything“. Null where there is nothing to say, as of oneself.
 */
export function hiddenText({ agreed, told }: Told): string | null {
  if (agreed === null) return null
  if (!agreed.needs && !agreed.target && !told.needs)
    return 'Alergeny ani cíl nesdílí: návrhy jídel na ně neberou ohled.'
  if (!agreed.needs && !told.needs) return 'Alergeny a\u00a0co nejí nesdílí: návrhy jídel na to neberou ohled.'
  if (!agreed.target && !told.target) return 'Cíl nesdílí: porce se podle něj nespočítají.'
  return told.target ? null : 'Cíl vidí jen majitel jídelníčku; porce se podle něj spočítají.'
}
