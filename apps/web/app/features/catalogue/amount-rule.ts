import { MAX_AMOUNT } from '@zivina/czech/number-input'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** An amount of a food in its own unit, as a field takes it. */
export function amountRule(unit: WeightUnit | null) {
  return {
    range: { min: 0.01, max: MAX_AMOUNT },
    decimals: 2,
    hint: unit === null ? undefined : `V\u00a0jednotce: ${WEIGHT_UNIT_LABELS[unit].long}.`,
  }
}
