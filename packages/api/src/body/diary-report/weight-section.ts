import { NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import {
  TREND_DAYS_MIN,
  TREND_WEIGHINGS_MIN,
  type TrendPart,
  type TrendPoint,
  type Weighing,
} from '@zivina/domain/body/weight-trend/weight-trend'
import { addDays } from '@zivina/domain/calendar-day'
import type { PrintedSection } from '@zivina/integrations/report-pdf/printed-report'
import { dateText, kilograms, tenth } from './printed-words.ts'

/** Days of the table at most; of more, those that divide the time evenly. */
const ROWS_MOST = 26
/** Those of them that the trend does not believe, and that are therefore always named. */
const ODD_MOST = 6

type WeightFacts = {
  range: { from: string; to: string }
  weighings: readonly Weighing[]
  trend: readonly TrendPart[]
}

/** Weighings as they were entered, and beside them their smoothed trend with its band where there is enough of them. */
export function weightSection({ range, weighings: all, trend }: WeightFacts): PrintedSection {
  const weighings = all.filter(({ day }) => day >= range.from)
  const [first, last] = [weighings[0], weighings.at(-1)]
  if (first === undefined || last === undefined)
    return { title: 'Hmotnost', texts: ['V této době není zapsaná.'], table: null }
  const points = new Map(trend.flatMap((part) => part.points).map((point) => [point.day, point]))
  const refused = new Set(trend.flatMap((part) => part.refused))
  const odd = weighings.filter(({ day }) => refused.has(day)).slice(0, ODD_MOST)
  const shown = [...new Set([...evenly(weighings, ROWS_MOST - odd.length), ...odd])].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  )
  const values = weighings.map(({ weight }) => weight)
  return {
    title: 'Hmotnost',
    texts: [
      `${counted(weighings.length, 'vážení', 'vážení', 'vážení')}: ${dateText(first.day)} to bylo ${kilograms(first.weight)}, ${dateText(last.day)} ${kilograms(last.weight)} (změna ${changeText(last.weight - first.weight)}).`,
      `Nejméně ${kilograms(Math.min(...values))}, nejvíce ${kilograms(Math.max(...values))}.`,
      ...trendTexts(points, first.day, last.day),
      ...(odd.length > 0
        ? [`Hvězdička (*) označuje vážení, které se od ostatních liší tolik, že s${NBSP}ním trend nepočítá.`]
        : []),
      ...(shown.length < weighings.length ? ['V tabulce je výběr vážení rovnoměrně z celé doby.'] : []),
    ],
    table: {
      head: ['Den', 'Vážení', 'Trend', 'Rozmezí trendu'],
      rows: shown.map((weighing) => rowOf(weighing, points.get(weighing.day), refused)),
      widths: [0.28, 0.22, 0.22, 0.28],
    },
  }
}

function rowOf({ day, weight }: Weighing, point: TrendPoint | undefined, refused: ReadonlySet<string>): string[] {
  const said = `${kilograms(weight)}${refused.has(day) ? `${NBSP}*` : ''}`
  return [dateText(day), said, point === undefined ? '–' : kilograms(point.weight), bandText(point)]
}

const bandText = (point: TrendPoint | undefined): string =>
  point === undefined ? '–' : `${tenth(point.low)}–${kilograms(point.high)}`

/** What the trend says of the time, and by which method; or why it says nothing. */
function trendTexts(points: ReadonlyMap<string, TrendPoint>, from: string, to: string): string[] {
  const [first, last] = [points.get(from), points.get(to)]
  if (first === undefined || last === undefined || addDays(from, TREND_DAYS_MIN) > to) {
    return [
      `Na trend je vážení málo, nebo je mezi nimi dlouhá mezera: počítá se nejméně z${NBSP}${TREND_WEIGHINGS_MIN} vážení během aspoň ${TREND_DAYS_MIN} dnů.`,
    ]
  }
  return [
    `Vyhlazený trend: ${dateText(from)} to bylo ${kilograms(first.weight)} (rozmezí ${bandText(first)}), ${dateText(to)} ${kilograms(last.weight)} (rozmezí ${bandText(last)}), změna ${changeText(last.weight - first.weight)}.`,
    `Trend je odhad hmotnosti bez denního kolísání vody: Kalmanův filtr a${NBSP}vyhlazení stavového modelu (Durbin a${NBSP}Koopman 2012) ze všech vážení do konce zvolené doby. V${NBSP}rozmezí leží skutečnost s${NBSP}pravděpodobností 95${NBSP}%.`,
  ]
}

function changeText(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${kilograms(Math.abs(change))}`
}

/** The first, the last, and those between them at equal distances. */
function evenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)]).filter((item) => item !== undefined)
}
