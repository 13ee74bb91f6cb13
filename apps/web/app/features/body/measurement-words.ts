import { formatNumber } from '@zivina/czech/format-number'
import {
  MEASURED_FIELDS,
  MEASURED_LABELS,
  type Measured,
  type MeasuredField,
} from '@zivina/domain/body/measured-fields'

export const unitOf = (field: MeasuredField): 'kg' | 'cm' => (field === 'weight' ? 'kg' : 'cm')

/** „80,4 kg“ */
export const sayKilograms = (kilograms: number, decimals = 1): string => `${formatNumber(kilograms, decimals)}\u00a0kg`

/** „80,4 kg“, „91,5 cm“ */
export const sayMeasured = (field: MeasuredField, value: number): string =>
  `${formatNumber(value, field === 'weight' ? 2 : 1)}\u00a0${unitOf(field)}`

/** What was measured on a day besides the weight: „pas 91 cm, boky 100 cm“. */
export function sayGirths(day: Measured): string {
  return MEASURED_FIELDS.flatMap((field) => {
    const value = day[field]
    return field === 'weight' || value === null
      ? []
      : [`${MEASURED_LABELS[field].toLowerCase()} ${sayMeasured(field, value)}`]
  }).join(', ')
}
