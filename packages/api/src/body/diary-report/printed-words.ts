import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'

/** Words that the sections of the overview have in common. */

const wording = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', day: 'numeric', month: 'numeric', year: 'numeric' })

/** „5. 11. 2026“ of `YYYY-MM-DD` */
export const dateText = (day: string): string => wording.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', NBSP)

/** „1 den“, „2 dny“, „5 dnů“ */
export const daysText = (count: number): string => counted(count, 'den', 'dny', 'dnů')

/** „85 %“; a dash where it is unknown */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${formatNumber(share * 100, 0)}${NBSP}%`

/** The same of a sum of which a part is not known. */
export const atLeast = (text: string, coverage: number): string =>
  coverage < 1 && text !== '–' ? `nejméně ${text}` : text

const tenths = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** „68,0“: to the tenth, so that figures stand below one another */
export const tenth = (value: number): string => tenths.format(value)

/** „68,0 kg“ */
export const kilograms = (value: number): string => `${tenth(value)}${NBSP}kg`
