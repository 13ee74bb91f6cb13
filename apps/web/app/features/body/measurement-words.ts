import { formatNumber } from '@zivina/czech/format-number'
import {
  MEASURED_FIELDS,
  MEASURED_LABELS,
  type Measured,
  type MeasuredField,
} from '@zivina/domain/body/measured-fields'

export const unitOf = (field: MeasuredField): 'kg' | 'cm' => (field === 'weight' ? 'kg' : 'cm')

const numeric = new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'medium', timeZone: 'UTC' })

/** „5. 1. 2026“, where there is little room. @param day calendar day */
export const sayShortDay = (day: string): string => numeric.format(new Date(`${day}T00:00:00Z`)).replace(/ /g, '\u00a0')

/** „80,4 kg“ */
export const sayKilograms = (kilograms: number, decimals = 1): string => `${formatNumber(kilograms, decimals)}\u00a0kg`

/** „80,4 kg“, „91,5 cm“ */
export const sayMeasured = (field: MeasuredField, value: number): string =>
  `${formatNumber(value, field === 'weight' ? 2 : 1)}\u00a0${unitOf(field)}`

/** What was measured on a day besides the weight: „obvod pasu 91 cm, obvod boků 100 cm“. */
export const sayGirths = (day: Measured): string => sayAllMeasured({ ...day, weight: null })

/** „hmotnost 80,4 kg, obvod pasu 91 cm“ */
export function sayAllMeasured(day: Partial<Measured>): string {
  return MEASURED_FIELDS.flatMap((field) => {
    const value = day[field] ?? null
    return value === null ? [] : [`${MEASURED_LABELS[field].toLowerCase()} ${sayMeasured(field, value)}`]
  }).join(', ')
}
