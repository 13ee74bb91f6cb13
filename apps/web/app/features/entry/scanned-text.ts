import { SHOPPING_TEXT_MAX } from '@zivina/contract/planning/limits'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

type Scanned = { name: string; weight_units: WeightUnit; package_size?: number | null }

/** A scanned package as people write it: „500 g mouka“. */
export function scannedText({ name, weight_units, package_size = null }: Scanned): string {
  const isMeasured = weight_units === 'Gram' || weight_units === 'Milliliter'
  const text = package_size === null || !isMeasured ? name : `${formatAmount(package_size, weight_units)} ${name}`
  return text.slice(0, SHOPPING_TEXT_MAX)
}
