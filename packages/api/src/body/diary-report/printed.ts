import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
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
import type { EatenDay, Weighing } from './queries.ts'

export type ReportFacts = {
  range: { from: string; to: string }
  days: readonly EatenDay[]
  weighings: readonly Weighing[]
  /** kJ a day that the person aims at; null where they have no aim. */
  target: number | null
  owner: string
  today: string
}

/** An overview as it is printed: what was recorded, in figures with what is not known of them, and no advice. */
export function toPrinted(facts: ReportFacts): PrintedReport {
  const { range, days, owner, today } = facts
  const complete = days.filter(({ is_complete }) => is_complete)
  // Nobody has to mark days: then all recorded ones count, and the overview says so.
  const basis = complete.length > 0 ? complete : days
  const average = basis.length === 0 ? null : scaleEaten(sumEaten(basis.map(eatenOn)), 1 / basis.length)
  return {
    ...{ title: 'Přehled stravy', owner, day_made: today },
    facts: [owner, `${dateText(range.from)} – ${dateText(range.to)}`, `Vytvořeno ${dateText(today)} v${NBSP}Živině.`],
    sections: [
      recordedSection(facts, complete.length),
      ...(average === null ? [] : [nutrientSection(average, facts.target), constituentSection(average)]),
      weightSection(facts.weighings),
      unknownSection(average),
    ],
    end: [
      `Referenční hodnoty příjmu průměrné dospělé osoby: nařízení (EU) č.${NBSP}1169/2011, příloha XIII; kde mlčí, EFSA.`,
      'Přehled je z toho, co si člověk sám zapsal. Neobsahuje hodnocení ani doporučení.',
    ],
  }
}

const eatenOn = ({ totals, constituents }: EatenDay): Eaten => ({ ...totals, constituents })

const wording = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', day: 'numeric', month: 'numeric', year: 'numeric' })
const dateText = (day: string): string => wording.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', NBSP)
const daysText = (count: number): string => counted(count, 'den', 'dny', 'dnů')

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

const percent = (share: number | null): string => (share === null ? '–' : `${formatNumber(share * 100, 0)}${NBSP}%`)

function nutrientSection(average: Eaten, target: number | null): PrintedSection {
  const row = (nutrient: StoredNutrient): string[] => {
    const value = average[TOTAL_FIELDS[nutrient]]
    const aim = nutrient === 'kilojoules' && target !== null && value !== null ? value / target : null
    const known = average.nutrient_coverage[nutrient]
    const { name } = NUTRIENT_LABELS[nutrient]
    return [
      name,
      formatNutrient(nutrient, value, known),
      atLeast(percent(referenceShare(nutrient, value)), known),
      atLeast(percent(aim), known),
    ]
  }
  const energy = formatNutrient('calories', average.calories_in_total, average.nutrient_coverage.kilojoules)
  return {
    title: 'Průměr na den: energie a živiny',
    texts: [
      ...(average.calories_in_total === null ? [] : [`Energie v${NBSP}kilokaloriích: ${energy}.`]),
      ...(target === null ? [] : [`Vlastní cíl energie: ${formatNutrient('kilojoules', target)} na den.`]),
    ],
    table: {
      head: ['Živina', 'Průměr na den', 'Z referenčního příjmu', 'Z vlastního cíle'],
      rows: STORED_NUTRIENTS.map(row),
      widths: [0.34, 0.26, 0.22, 0.18],
    },
  }
}

const atLeast = (text: string, coverage: number): string => (coverage < 1 && text !== '–' ? `nejméně ${text}` : text)

const REFERENCED = Object.keys(CONSTITUENT_REFERENCES) as Constituent[]

function constituentSection({ constituents }: Eaten): PrintedSection {
  const row = (constituent: Constituent): string[] => {
    const found = constituents[constituent]
    const reference = CONSTITUENT_REFERENCES[constituent]
    if (found === undefined || reference === undefined)
      return [CONSTITUENT_LABELS[constituent], UNKNOWN_LABEL, '–', '–']
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

/** Weighings that are named one by one; of more, those that divide the time evenly. */
const WEIGHINGS_SHOWN = 26

const kilograms = (value: number): string => `${formatNumber(value, 1)}${NBSP}kg`

function weightSection(weighings: readonly Weighing[]): PrintedSection {
  const [first, last] = [weighings[0], weighings.at(-1)]
  if (first === undefined || last === undefined)
    return { title: 'Hmotnost', texts: ['V této době není zapsaná.'], table: null }
  const step = Math.max(1, (weighings.length - 1) / (WEIGHINGS_SHOWN - 1))
  const count = Math.min(weighings.length, WEIGHINGS_SHOWN)
  const shown = Array.from({ length: count }, (_, at) => weighings[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  )
  const values = weighings.map(({ weight }) => weight)
  const change = last.weight - first.weight
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return {
    title: 'Hmotnost',
    texts: [
      `${counted(weighings.length, 'vážení', 'vážení', 'vážení')}: ${dateText(first.day)} ${kilograms(first.weight)}, ${dateText(last.day)} ${kilograms(last.weight)} (změna ${sign}${kilograms(Math.abs(change))}).`,
      `Nejméně ${kilograms(Math.min(...values))}, nejvíce ${kilograms(Math.max(...values))}.`,
      ...(shown.length < weighings.length ? ['V tabulce je výběr vážení rovnoměrně z celé doby.'] : []),
    ],
    table: {
      head: ['Den', 'Hmotnost'],
      rows: shown.map(({ day, weight }) => [dateText(day), kilograms(weight)]),
      widths: [0.34, 0.26],
    },
  }
}

function unknownSection(average: Eaten | null): PrintedSection {
  const partly = average === null ? [] : STORED_NUTRIENTS.filter((one) => average.nutrient_coverage[one] < 1)
  const named = partly.map(
    (one) => `${NUTRIENT_LABELS[one].name} (${percent(average?.nutrient_coverage[one] ?? null)})`,
  )
  return {
    title: 'Co není známo',
    texts: [
      average === null
        ? 'V této době není zapsané žádné jídlo.'
        : named.length === 0
          ? 'Energie a základní živiny jsou známé u všeho, co je zapsané.'
          : `Jen zčásti jsou známé: ${named.join(', ')}. V závorce je, jaký díl snědeného hodnotu má.`,
      'U hodnot se slovem „nejméně“ část jídel údaj nemá; skutečnost může být vyšší. „Neuvedeno“ znamená, že údaj nemá žádné z nich, a není to nula.',
    ],
    table: null,
  }
}
