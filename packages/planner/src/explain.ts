import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { addDays, weekdayOf } from '@zivina/domain/calendar-day'
import { DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { Band, Impossibility, Loosening, PlanRequest, PortionRange, Wish } from './plan-request.ts'

/** Names of what a request knows by guid. */
export type PlanNames = {
  eater: (guid: string) => string
  ingredient: (guid: string) => string
  recipe: (guid: string) => string
  /** Whether the reader knows the targets of an eater, which otherwise are not named. */
  isTargetKnown: (eater: string) => boolean
}

/** On which weekday, Monday first: „ve středu“. */
export const ON_WEEKDAY = [
  `v${NBSP}pondělí`,
  `v${NBSP}úterý`,
  `ve${NBSP}středu`,
  `ve${NBSP}čtvrtek`,
  `v${NBSP}pátek`,
  `v${NBSP}sobotu`,
  `v${NBSP}neděli`,
] as const

/** Weekdays as one says them together: „ve všední dny“, „o víkendu“, „v pondělí a ve středu“. */
function onWeekdays(weekdays: readonly number[]): string {
  const is = (...days: number[]) => weekdays.length === days.length && days.every((day) => weekdays.includes(day))
  if (is(0, 1, 2, 3, 4, 5, 6)) return `každý${NBSP}den`
  if (is(0, 1, 2, 3, 4)) return `ve${NBSP}všední dny`
  if (is(5, 6)) return `o${NBSP}víkendu`
  const names = weekdays.map(onWeekday)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} a${NBSP}${last}`
}

const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }
const portionCount = (count: number): string => QUARTERS[count] ?? formatNumber(count, 2)
const portionsText = ({ from, to }: PortionRange): string =>
  `porce od${NBSP}${portionCount(from)} do${NBSP}${portionCount(to)}`

const onWeekday = (weekday: number): string => ON_WEEKDAY[weekday] ?? ''
const minutes = (count: number): string => counted(count, 'minuta', 'minuty', 'minut', 'minuty')
const atMostMinutes = (count: number): string => counted(count, 'minutu', 'minuty', 'minut', 'minuty')
const percent = (share: number): string => `±${NBSP}${formatNumber(share * 100, 1)}${NBSP}%`
const times = (count: number): string => `${count}×`
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('cs') + text.slice(1)

/** A wish as a person would say it, without a full stop: „ve středu nejvýše 15 minut vaření“. */
export function wishText(wish: Wish, request: PlanRequest, names: PlanNames): string {
  switch (wish.kind) {
    case 'energy': {
      const eater = request.eaters.find(({ guid }) => guid === wish.eater)
      if (eater === undefined) return 'energie dne'
      if (!names.isTargetKnown(wish.eater)) return `energie dne${forEater(wish.eater, request, names)}`
      const energy = `${formatNumber(eater.daily_kilojoules, 0)}${NBSP}kJ`
      const what = request.day_share < 1 ? 'energie plánovaných jídel' : 'energie dne'
      return `${what} ${energy} ${percent(eater.energy_tolerance)}${forEater(wish.eater, request, names)}`
    }
    case 'band':
      return `${names.isTargetKnown(wish.eater) ? bandText(wish, request) : `cíl pro${NBSP}živiny`}${forEater(wish.eater, request, names)}`
    case 'meal_share':
      return `rozdělení energie mezi jídla (${percent(request.meal_tolerance)})`
    case 'diet':
      return `dieta „${DIET_TYPE_LABELS[wish.diet]}“${forEater(wish.eater, request, names)}`
    case 'preference':
      return `stravování „${DIETARY_PREFERENCE_LABELS[wish.preference]}“${forEater(wish.eater, request, names)}`
    case 'excluded':
      return `žádná surovina „${names.ingredient(wish.ingredient)}“${forEater(wish.eater, request, names)}`
    case 'cooking_minutes':
      return `${onWeekdays(wish.weekdays)} nejvýše ${minutes(wish.minutes)} vaření`
    case 'portions':
      return portionsText(wish.portions)
    case 'fixed':
      return `${wish.is_pinned ? 'připnuté' : 'pevně zvolené'} jídlo „${names.recipe(wish.recipe)}“ ${onWeekday(weekdayOf(addDays(request.first_day, wish.day)))}`
    case 'variety':
      return `jeden recept uvařit nejvýše ${times(request.variety.cooked_times_a_week)} za${NBSP}týden`
  }
}

/** What a person can do about a wish, as a button says it: „povolte 35 minut vaření ve středu“. */
export function looseningText(
  { wish, value, request }: Omit<Loosening, 'is_enough'>,
  original: PlanRequest,
  names: PlanNames,
): string {
  switch (wish.kind) {
    case 'energy':
      return `povolte odchylku energie ${percent(value ?? 0)}${forEater(wish.eater, original, names)}`
    case 'band':
      return `${names.isTargetKnown(wish.eater) ? looserBand(wish, value, request) : `zmírněte cíl pro${NBSP}živiny`}${forEater(wish.eater, original, names)}`
    case 'meal_share':
      return `povolte odchylku energie jednotlivých jídel ${percent(value ?? 0)}`
    case 'diet':
      return `vynechte dietu „${DIET_TYPE_LABELS[wish.diet]}“${forEater(wish.eater, original, names)}`
    case 'preference':
      return `povolte všechna jídla místo stravování „${DIETARY_PREFERENCE_LABELS[wish.preference]}“${forEater(wish.eater, original, names)}`
    case 'excluded':
      return `povolte surovinu „${names.ingredient(wish.ingredient)}“${forEater(wish.eater, original, names)}`
    case 'cooking_minutes':
      return value === null
        ? `nechte vaření ${onWeekdays(wish.weekdays)} bez omezení`
        : `povolte ${atMostMinutes(value)} vaření ${onWeekdays(wish.weekdays)}`
    case 'portions':
      return `povolte ${portionsText(request.portions)}`
    case 'fixed':
      return wish.is_pinned
        ? `odepněte jídlo „${names.recipe(wish.recipe)}“ ${onWeekday(weekdayOf(addDays(original.first_day, wish.day)))}`
        : `uvolněte pevně zvolené jídlo „${names.recipe(wish.recipe)}“`
    case 'variety':
      return `povolte vařit jeden recept ${times(value ?? 0)} za${NBSP}týden`
  }
}

/** Where the clash is: „Ve středu nelze splnit tato přání zároveň.“ */
export function impossibilityText({ clash, slot, quickest_minutes }: Impossibility, request: PlanRequest): string {
  const together = clash.length > 1 ? `nelze splnit tato přání zároveň` : `nelze splnit toto přání`
  if (slot === null) return `Za celé období ${together}.`
  const limited = clash.find(({ kind }) => kind === 'cooking_minutes')
  const day =
    limited?.kind === 'cooking_minutes'
      ? onWeekdays(limited.weekdays)
      : onWeekday(weekdayOf(addDays(request.first_day, slot.day)))
  const start = day.charAt(0).toLocaleUpperCase('cs') + day.slice(1)
  const meal = slot.meal_type === null ? '' : ` pro jídlo „${MEAL_TYPE_LABELS[slot.meal_type]}“`
  if (clash.length === 0) return `${start}${meal} není žádný recept.`
  const quickest = quickest_minutes ? `: nejrychlejší den má ${minutes(quickest_minutes)} vaření` : ''
  return `${start}${meal} ${together}${quickest}.`
}

/** „ (Jana)“ where several people eat. */
function forEater(guid: string, { eaters }: PlanRequest, names: PlanNames): string {
  return eaters.length > 1 ? ` (${names.eater(guid)})` : ''
}

type BandWish = Extract<Wish, { kind: 'band' }>

function bandOf(wish: BandWish, request: PlanRequest): Band | undefined {
  const eater = request.eaters.find(({ guid }) => guid === wish.eater)
  return eater?.bands.find(({ nutrient }) => nutrient === wish.nutrient)
}

const grams = (amount: number): string => `${formatNumber(amount, 1)}${NBSP}g`

function bandText(wish: BandWish, request: PlanRequest): string {
  const name = lower(NUTRIENT_LABELS[wish.nutrient].name)
  const { from = null, to = null } = bandOf(wish, request) ?? {}
  if (from !== null && to !== null) return `${name} ${formatNumber(from, 1)}–${grams(to)} za${NBSP}den`
  if (from !== null) return `${name} aspoň ${grams(from)} za${NBSP}den`
  return to === null ? name : `${name} nejvýše ${grams(to)} za${NBSP}den`
}

function looserBand(wish: BandWish, value: number | null, changed: PlanRequest): string {
  const name = lower(NUTRIENT_LABELS[wish.nutrient].name)
  const band = bandOf(wish, changed)
  if (value === null || band === undefined) return `nehlídejte ${name}`
  return band.from === value
    ? `snižte dolní mez (${name}) na${NBSP}${grams(value)}`
    : `zvyšte horní mez (${name}) na${NBSP}${grams(value)}`
}
