import type { Eater, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { formatAmount, formatNutrient, UNKNOWN_LABEL } from '@zivina/domain/catalogue/format'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'

type Names = Pick<Eater, 'guid' | 'name'>
type Planned = Pick<MealPlanItem, 'amount' | 'weight_units' | 'portions'>
export type EnergyUnit = 'kilojoules' | 'calories'

/** An energy in one unit: „1 620 kcal“, „nejméně 1 620 kcal“, „neuvedeno“. @param kilojoules unrounded; null is unknown */
export function energyIn(unit: EnergyUnit, kilojoules: number | null, coverage = 1): string {
  return formatNutrient(unit, unit === 'calories' ? caloriesFromKilojoules(kilojoules) : kilojoules, coverage)
}

/** Whole grams: „82 g“, „nejméně 82 g“, „neuvedeno“. @param grams null is unknown */
export function gramsText(grams: number | null, coverage: number): string {
  if (grams === null) return UNKNOWN_LABEL
  return `${coverage < 1 ? 'nejméně ' : ''}${formatNumber(grams, 0)}${NBSP}g`
}

/** „2 porce“, „½“ is „0,5 porce“. */
export function portionsText(portions: number): string {
  return counted(portions, 'porce', 'porce', 'porcí')
}

/** How many portions of an item someone eats; 0 where they do not eat it. */
export function portionsOf({ portions }: Pick<MealPlanItem, 'portions'>, eater: string): number {
  return portions.find((each) => each.eater === eater)?.portions ?? 0
}

/**
 * How much of an item is eaten, where that is worth a word: a single person sees „2 porce“ or „150 g“ and nothing for one portion;
 * several see each person’s own portion.
 */
export function amountsText(item: Planned, eaters: readonly Names[]): string {
  const [only] = eaters
  if (only && eaters.length === 1) {
    const portions = portionsOf(item, only.guid)
    if (item.amount !== null && item.weight_units !== null) return foodAmount(item, portions)
    return portions === 1 ? '' : portionsText(portions)
  }
  const amount = item.amount === null ? '' : `${foodAmount(item, 1)} na\u00a0porci · `
  return amount + eaters.flatMap((eater) => portionWord(item, eater)).join(' · ')
}

function portionWord(item: Planned, { guid, name }: Names): string[] {
  const portions = portionsOf(item, guid)
  return portions === 0 ? [] : [`${name}${NBSP}${formatNumber(portions, 2)}`]
}

function foodAmount({ amount, weight_units }: Planned, portions: number): string {
  return weight_units === null ? '' : formatAmount(Number(amount) * portions, weight_units)
}

/** „3 dny“ */
export const daysText = (count: number) => counted(count, 'den', 'dny', 'dní')
/** „4 položky“ */
export const itemsText = (count: number) => counted(count, 'položka', 'položky', 'položek')

/** How one energy differs from another: „o 40 kcal více“, „stejně energie“; nothing where either is unknown. */
export function differenceText(kilojoules: number | null, from: number | null, unit: EnergyUnit): string {
  if (kilojoules === null || from === null) return ''
  const difference = kilojoules - from
  const size = Math.abs(difference)
  if ((unit === 'calories' ? caloriesFromKilojoules(size) : Math.round(size)) === 0) return 'stejně energie'
  return `o\u00a0${energyIn(unit, size)} ${difference > 0 ? 'více' : 'méně'}`
}

/** The difference that a swap makes for each eater, in the portions that are planned: „o 100 kcal více“, of several people with their names. */
export function differencesText(
  { kilojoules }: { kilojoules: number | null },
  item: Pick<MealPlanItem, 'portions' | 'totals'>,
  eaters: readonly Names[],
  unit: EnergyUnit,
): string {
  const times = (energy: number | null, portions: number) => (energy === null ? null : energy * portions)
  const texts = eaters.flatMap(({ guid, name }) => {
    const portions = portionsOf(item, guid)
    const text = differenceText(times(kilojoules, portions), times(item.totals.kilojoules, portions), unit)
    return portions === 0 || text === '' ? [] : [eaters.length === 1 ? text : `${name} ${text}`]
  })
  return texts.join(', ')
}
