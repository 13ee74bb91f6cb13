import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { roundTo } from '@zivina/czech/number-input'
import { DIETARY_PREFERENCES, type DietaryPreference } from '@zivina/nutrition/diets'
import { ALLERGENS_IN_FOOD } from '#domain/catalogue/allergens/allergen-warnings.ts'
import type { Allergen } from '#domain/catalogue/allergens/allergens.ts'
import { DIETARY_PREFERENCE_LABELS } from '#domain/catalogue/diet-labels.ts'
import type { Verdict } from '#domain/catalogue/diet-rules/verdicts.ts'
import { DIET_TYPE_LABELS, type RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { ShownNutrient, SwapEffect } from './swap-effect.ts'

/** A statement about a swap: better for a diet, worse for a diet, or unchanged. */
export type EffectStatement = { tone: 'better' | 'worse' | 'kept'; text: string }

/** Genitive of the figures told beside energy, their decimals, and the difference from which they are told. */
const GRAMS = {
  protein: ['bílkovin', 0.5],
  fat: ['tuku', 0.5],
  carbohydrates: ['sacharidů', 1],
  fiber: ['vlákniny', 0.5],
  salt: ['soli', 0.1],
} as const satisfies Record<Exclude<ShownNutrient, 'calories'>, readonly [string, number]>
/** More figures than these are not read. */
const FIGURES_MAX = 3

/** „−180 kcal, +9 g bílkovin“ of a portion, or of an amount; what is unknown is said. */
export function effectFigures({ figures }: Pick<SwapEffect, 'figures'>): string {
  const { calories } = figures
  const energy = calories === null ? 'energii neznáme' : told(calories, 0, 'kcal') || `±0${NBSP}kcal`
  const grams = (Object.entries(GRAMS) as [keyof typeof GRAMS, readonly [string, number]][]).flatMap(
    ([nutrient, [word, least]]) => {
      const change = figures[nutrient]
      if (change === null) return nutrient === 'protein' ? ['bílkoviny neznáme'] : []
      return Math.abs(change) < least ? [] : [`${told(change, least < 0.5 ? 1 : 0, 'g')}${NBSP}${word}`]
    },
  )
  return [energy, ...grams.slice(0, FIGURES_MAX - 1)].join(', ')
}

function told(change: number, decimals: number, unit: string): string {
  const shown = roundTo(Math.abs(change), decimals)
  if (shown === 0) return ''
  return `${change < 0 ? '−' : '+'}${formatNumber(shown, decimals)}${NBSP}${unit}`
}

/** Diets that a swap is chosen for, in words of their own: kept, gained, lost, and lost to a missing datum. */
const CHOSEN_DIETS = {
  'Gluten free': ['zůstává bez\u00a0lepku', 'nově bez\u00a0lepku', 'už není bez\u00a0lepku', 'u\u00a0lepku chybí údaj'],
  'Lactose intolerant': [
    'dál vhodné při nesnášenlivosti laktózy',
    'nově vhodné při nesnášenlivosti laktózy',
    'přidává laktózu',
    'u\u00a0laktózy chybí údaj',
  ],
} as const satisfies Partial<Record<RestrictingDiet, readonly [string, string, string, string]>>
type ChosenDiet = keyof typeof CHOSEN_DIETS

/** A dish for all has no style to tell of. */
const styleWord = (style: DietaryPreference | null) =>
  style === null || style === 'All' ? null : DIETARY_PREFERENCE_LABELS[style].toLowerCase()

/** What a swap does to diets, the eating style and allergens: what is worse first, what is kept last. */
export function effectStatements(effect: SwapEffect): EffectStatement[] {
  const all = [...dietStatements(effect), ...styleStatements(effect), ...allergenStatements(effect)]
  return (['worse', 'better', 'kept'] as const).flatMap((tone) => all.filter((one) => one.tone === tone))
}

function dietStatements({ diets }: SwapEffect): EffectStatement[] {
  const isChosen = (diet: RestrictingDiet): diet is ChosenDiet => diet in CHOSEN_DIETS
  const chosen = diets.flatMap(({ diet, before, now }) => (isChosen(diet) ? chosenStatement(diet, before, now) : []))
  const others = diets.filter(({ diet }) => !isChosen(diet))
  const lost = others.filter(({ before, now }) => before === 'suitable' && now !== 'suitable')
  const gained = others.filter(({ before, now }) => before !== 'suitable' && now === 'suitable')
  return [...chosen, ...listed('worse', 'přestane se hodit', lost), ...listed('better', 'začne se hodit', gained)]
}

function chosenStatement(diet: ChosenDiet, before: Verdict, now: Verdict): EffectStatement[] {
  const [kept, gained, lost, unknown] = CHOSEN_DIETS[diet]
  if (now === 'suitable')
    return [before === 'suitable' ? { tone: 'kept', text: kept } : { tone: 'better', text: gained }]
  if (before !== 'suitable') return []
  return [{ tone: 'worse', text: now === 'unknown' ? unknown : lost }]
}

function listed(
  tone: EffectStatement['tone'],
  verb: string,
  diets: readonly { diet: RestrictingDiet }[],
): EffectStatement[] {
  if (diets.length === 0) return []
  return [{ tone, text: `${verb}: ${diets.map(({ diet }) => DIET_TYPE_LABELS[diet]).join(', ')}` }]
}

function styleStatements({ preference: { before, now } }: SwapEffect): EffectStatement[] {
  const was = styleWord(before)
  const is = styleWord(now)
  if (before === now) return was === null || before !== 'Vegan' ? [] : [{ tone: 'kept', text: `zůstává ${was}` }]
  if (now === null) return was === null ? [] : [{ tone: 'worse', text: `nevíme, zda je dál ${was}` }]
  if (before === null) return is === null ? [] : [{ tone: 'better', text: `nově ${is}` }]
  const isStricter = DIETARY_PREFERENCES.indexOf(now) > DIETARY_PREFERENCES.indexOf(before)
  if (isStricter) return [{ tone: 'better', text: `nově ${is}` }]
  return [{ tone: 'worse', text: `už není ${was}` }]
}

function allergenStatements({ allergens }: SwapEffect): EffectStatement[] {
  const those = (told: (change: SwapEffect['allergens'][number]) => boolean) =>
    allergens.filter(told).map(({ allergen }) => allergen)
  return [
    ...named(
      'worse',
      'přidává alergen',
      those(({ now }) => now === 'contains'),
    ),
    ...named(
      'worse',
      'může přidat alergen',
      those(({ before, now }) => now === 'may_contain' && before !== 'contains'),
    ),
    ...named(
      'worse',
      'nelze vyloučit alergen',
      those(({ before, now }) => now === 'unknown' && before === 'free'),
    ),
    ...named(
      'better',
      'odebírá alergen',
      those(({ before, now }) => before === 'contains' && now === 'free'),
    ),
  ]
}

function named(tone: EffectStatement['tone'], verb: string, allergens: readonly Allergen[]): EffectStatement[] {
  if (allergens.length === 0) return []
  return [{ tone, text: `${verb}: ${allergens.map((one) => ALLERGENS_IN_FOOD[one]).join(', ')}` }]
}
