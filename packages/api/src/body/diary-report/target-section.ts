import type { DayTargets } from '@zivina/contract/account/targets'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { CONSTITUENT_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { decimalsOf, formatNutrient } from '@zivina/domain/catalogue/format'
import { formatConstituent } from '@zivina/domain/catalogue/format-constituent'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { PrintedSection } from '@zivina/integrations/report-pdf/printed-report'
import { constituentUnit } from '@zivina/nutrition/constituents/constituents'
import type { Eaten } from '@zivina/nutrition/eaten'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import {
  meanBounds,
  TARGET_NUTRIENTS,
  type TargetBounds,
  type TargetNutrient,
} from '@zivina/nutrition/nutrient-targets'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'
import { atLeast, percent } from './printed-words.ts'

/** A mean amount as it is printed: what of it is certain, and how much of what was eaten it is known of. */
type Amount = { text: string; value: number | null; coverage: number }

const isStored = (nutrient: TargetNutrient): nutrient is StoredNutrient =>
  (STORED_NUTRIENTS as readonly string[]).includes(nutrient)

/**
 * The averages beside everything that the person set as a target, and the energy that their targets give. Targets of weekdays are
 * averaged over the same days.
 * @returns no section where there is no target
 */
export function targetSection(average: Eaten, days: readonly DayTargets[]): PrintedSection[] {
  const rows = [
    ...energyRow(average, days),
    ...TARGET_NUTRIENTS.flatMap((nutrient) => boundRow(average, days, nutrient)),
  ]
  if (rows.length === 0) return []
  return [
    {
      title: 'Průměr na den a vlastní cíle',
      texts: [
        'Cíle si člověk nastavil nebo vyplývají z toho, co o sobě uvedl; kde se podle dnů v týdnu liší, je uvedený jejich průměr. Podíl říká, kolik procent meze průměr tvoří.',
      ],
      table: { head: ['Živina', 'Průměr na den', 'Vlastní cíl', 'Podíl'], rows, widths: [0.27, 0.2, 0.2, 0.33] },
    },
  ]
}

function energyRow(average: Eaten, days: readonly DayTargets[]): string[][] {
  const aim = meanBounds(days.map(({ kilojoules }) => ({ least: kilojoules, most: null }))).least
  if (aim === null) return []
  const { kilojoules, nutrient_coverage } = average
  const share = kilojoules === null ? null : kilojoules / aim
  return [
    [
      'Energie',
      formatNutrient('kilojoules', kilojoules, nutrient_coverage.kilojoules),
      formatNutrient('kilojoules', aim),
      atLeast(percent(share), nutrient_coverage.kilojoules),
    ],
  ]
}

function boundRow(average: Eaten, days: readonly DayTargets[], nutrient: TargetNutrient): string[][] {
  const bounds = meanBounds(days.map(({ nutrients }) => nutrients[nutrient]))
  if (bounds.least === null && bounds.most === null) return []
  const { text, value, coverage } = amountOf(average, nutrient)
  const name = isStored(nutrient) ? NUTRIENT_LABELS[nutrient].name : CONSTITUENT_LABELS[nutrient]
  return [
    [
      nutrient === 'kilojoules' ? 'Energie: vlastní mez' : name,
      text,
      boundsText(nutrient, bounds),
      shares(value, coverage, bounds),
    ],
  ]
}

function amountOf(average: Eaten, nutrient: TargetNutrient): Amount {
  if (isStored(nutrient)) {
    const [value, coverage] = [average[TOTAL_FIELDS[nutrient]], average.nutrient_coverage[nutrient]]
    return { text: formatNutrient(nutrient, value, coverage), value, coverage }
  }
  const found = average.constituents[nutrient]
  if (found === undefined) return { text: formatConstituent(nutrient, null), value: null, coverage: 0 }
  const { low, high, coverage } = found
  return { text: formatConstituent(nutrient, found, coverage), value: coverage < 1 ? low : (low + high) / 2, coverage }
}

/** „120 % z nejméně“ of one bound; of both, the share of each on a line of its own. */
function shares(value: number | null, coverage: number, { least, most }: TargetBounds): string {
  const share = (bound: number | null) =>
    bound === null || bound === 0 || value === null ? null : atLeast(percent(value / bound), coverage)
  const [ofLeast, ofMost] = [share(least), share(most)]
  if (ofLeast !== null && ofMost !== null) return `${ofLeast} dolní meze\n${ofMost} horní meze`
  return ofLeast ?? ofMost ?? '–'
}

/** „nejméně 90 g“, „nejvýše 6 g“, „90–110 g“ */
function boundsText(nutrient: TargetNutrient, { least, most }: TargetBounds): string {
  const unit = isStored(nutrient) ? NUTRIENT_LABELS[nutrient].unit : constituentUnit(nutrient)
  const figure = (value: number) => formatNumber(value, decimalsOf(value))
  if (least !== null && most !== null) return `${figure(least)}–${figure(most)}${NBSP}${unit}`
  return least !== null ? `nejméně ${figure(least)}${NBSP}${unit}` : `nejvýše ${figure(most ?? 0)}${NBSP}${unit}`
}
