import type { DayTargets } from '@zivina/contract/account/targets'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import type { TrendPart, Weighing } from '@zivina/domain/body/weight-trend/weight-trend'
import { CONSTITUENT_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { formatNutrient, UNKNOWN_LABEL } from '@zivina/domain/catalogue/format'
import { formatConstituent } from '@zivina/domain/catalogue/format-constituent'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { addDays, daysOf } from '@zivina/domain/planning/plan-days'
import type { PrintedReport, PrintedSection } from '@zivina/integrations/report-pdf/printed-report'
import type { Constituent } from '@zivina/nutrition/constituents/constituents'
import { CONSTITUENT_REFERENCES } from '@zivina/nutrition/constituents/reference-values'
import { type Eaten, scaleEaten, sumEaten } from '@zivina/nutrition/eaten'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { atLeast, dateText, daysText, percent } from './printed-words.ts'
import type { EatenDay } from './queries.ts'
import { targetSection } from './target-section.ts'
import { weightSection } from './weight-section.ts'

export type ReportFacts = {
  range: { from: string; to: string }
  days: readonly EatenDay[]
  /** What the person aims at on each of these days. */
  targets: readonly DayTargets[]
  /** Up to the end of the range, the oldest first, and their smoothed trend. */
  weighings: readonly Weighing[]
  trend: readonly TrendPart[]
  owner: string
  today: string
}

/** An overview as it is printed: what was recorded, in figures with what is not known of them, and no advice. */
export function toPrinted(facts: ReportFacts): PrintedReport {
  const { range, days, owner, today } = facts
  const complete = days.filter(({ is_complete }) => is_complete)
  // Marking days is optional: without marks all recorded ones count, and the overview says so.
  const basis = complete.length > 0 ? complete : days
  const average = basis.length === 0 ? null : scaleEaten(sumEaten(basis.map(eatenOn)), 1 / basis.length)
  return {
    title: 'Přehled stravy',
    owner,
    day_made: today,
    facts: [owner, `${dateText(range.from)} – ${dateText(range.to)}`, `Vytvořeno ${dateText(today)} v${NBSP}Živině.`],
    sections: [
      recordedSection(facts, complete.length),
      ...(average === null
        ? []
        : [nutrientSection(average), ...targetSection(average, targetsOf(facts, basis)), constituentSection(average)]),
      weightSection(facts),
      unknownSection(average),
    ],
    end: [
      `Referenční hodnoty příjmu průměrné dospělé osoby: nařízení (EU) č.${NBSP}1169/2011, příloha XIII; kde mlčí, EFSA.`,
      'Přehled je z toho, co si člověk sám zapsal. Neobsahuje hodnocení ani doporučení.',
    ],
  }
}

/** The targets of the days that the averages are over. */
function targetsOf({ targets }: ReportFacts, basis: readonly EatenDay[]): DayTargets[] {
  const days = new Set(basis.map(({ day }) => day))
  return targets.filter(({ day }) => days.has(day))
}

const eatenOn = ({ totals, constituents }: EatenDay): Eaten => ({ ...totals, constituents })

/** Gaps that are named one by one. */
const GAPS_SHOWN = 12

function recordedSection({ range, days }: ReportFacts, complete: number): PrintedSection {
  const recorded = new Set(days.map(({ day }) => day))
  const all = daysOf(range)
  const gaps = gapsOf(all.filter((day) => !recorded.has(day)))
  const shown = gaps.slice(0, GAPS_SHOWN).map(gapText).join('; ')
  const basis =
    complete > 0
      ? `Průměry zahrnují jen dny označené jako celé zapsané: ${daysText(complete)}.`
      : `Žádný den není označený jako celý zapsaný, průměry jsou proto ze všech dnů se zápisem a${NBSP}mohou být nižší než skutečnost.`
  return {
    title: 'Co je zapsané',
    texts: [
      `Zapsáno: ${daysText(days.length)} z${NBSP}${formatNumber(all.length, 0)}.`,
      ...(days.length === 0 ? [] : [basis]),
      ...(gaps.length === 0 ? [] : [`Bez zápisu: ${shown}${gaps.length > GAPS_SHOWN ? '; a další' : ''}.`]),
    ],
    table: null,
  }
}

type Gap = { from: string; to: string }

/** Runs of neighbouring days. */
function gapsOf(missing: readonly string[]): Gap[] {
  const gaps: Gap[] = []
  for (const day of missing) {
    const last = gaps.at(-1)
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day
    else gaps.push({ from: day, to: day })
  }
  return gaps
}

const gapText = ({ from, to }: Gap): string => (from === to ? dateText(from) : `${dateText(from)} – ${dateText(to)}`)

function nutrientSection(average: Eaten): PrintedSection {
  const row = (nutrient: StoredNutrient): string[] => {
    const value = average[TOTAL_FIELDS[nutrient]]
    const known = average.nutrient_coverage[nutrient]
    return [
      NUTRIENT_LABELS[nutrient].name,
      formatNutrient(nutrient, value, known),
      atLeast(percent(referenceShare(nutrient, value)), known),
      percent(known),
    ]
  }
  const energy = formatNutrient('calories', average.calories_in_total, average.nutrient_coverage.kilojoules)
  return {
    title: 'Průměr na den: energie a živiny',
    texts: average.calories_in_total === null ? [] : [`Energie v${NBSP}kilokaloriích: ${energy}.`],
    table: {
      head: ['Živina', 'Průměr na den', 'Z referenčního příjmu', 'Známo'],
      rows: STORED_NUTRIENTS.map(row),
      widths: [0.36, 0.26, 0.26, 0.12],
    },
  }
}

const REFERENCED = Object.keys(CONSTITUENT_REFERENCES) as Constituent[]

function constituentSection({ constituents }: Eaten): PrintedSection {
  const row = (constituent: Constituent): string[] => {
    const found = constituents[constituent]
    const reference = CONSTITUENT_REFERENCES[constituent]
    if (found === undefined || reference === undefined)
      return [CONSTITUENT_LABELS[constituent], UNKNOWN_LABEL, '–', percent(0)]
    const share = percent((found.low + found.high) / 2 / reference.value)
    return [
      CONSTITUENT_LABELS[constituent],
      formatConstituent(constituent, found, found.coverage),
      atLeast(found.coverage < 1 ? percent(found.low / reference.value) : share, found.coverage),
      percent(found.coverage),
    ]
  }
  return {
    title: 'Průměr na den: vitaminy, minerální látky a další',
    texts: [
      `U${NBSP}sodíku a${NBSP}kofeinu je referenční hodnotou množství, které nevzbuzuje obavy; u${NBSP}ostatních to, kterého stojí za to dosáhnout.`,
    ],
    table: {
      head: ['Látka', 'Průměr na den', 'Z referenční hodnoty', 'Známo'],
      rows: REFERENCED.map(row),
      widths: [0.4, 0.26, 0.22, 0.12],
    },
  }
}

/** A share below which a figure says little. */
const WELL_KNOWN = 0.5

function unknownSection(average: Eaten | null): PrintedSection {
  const partly = average === null ? [] : STORED_NUTRIENTS.filter((one) => average.nutrient_coverage[one] < 1)
  const named = partly.map(
    (one) => `${NUTRIENT_LABELS[one].name} (${percent(average?.nutrient_coverage[one] ?? null)})`,
  )
  const known = (constituent: Constituent) => average?.constituents[constituent]?.coverage ?? 0
  const unknown = REFERENCED.filter((one) => known(one) === 0).map((one) => CONSTITUENT_LABELS[one])
  const doubtful = REFERENCED.filter((one) => known(one) > 0 && known(one) < WELL_KNOWN)
  return {
    title: 'Co není známo',
    texts: [
      average === null
        ? 'V této době není zapsané žádné jídlo.'
        : named.length === 0
          ? 'Energie a základní živiny jsou známé u všeho, co je zapsané.'
          : `Jen zčásti jsou známé: ${named.join(', ')}. V závorce je, jaký díl snědeného hodnotu má.`,
      ...(average === null || unknown.length === 0 ? [] : [`Vůbec není známo: ${unknown.join(', ')}.`]),
      ...(average === null || doubtful.length === 0
        ? []
        : [
            `Méně než u${NBSP}poloviny snědeného je známo: ${doubtful.map((one) => `${CONSTITUENT_LABELS[one]} (${percent(known(one))})`).join(', ')}.`,
          ]),
      'U hodnot se slovem „nejméně“ část jídel údaj nemá; skutečnost může být vyšší. „Neuvedeno“ znamená, že údaj nemá žádné z nich, a není to nula.',
    ],
    table: null,
  }
}
