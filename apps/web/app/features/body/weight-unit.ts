export type WeightUnit = 'kg' | 'lb'

const KEY = 'zivina-weight-unit'

/** The unit in which this browser tells weights. */
export function recallWeightUnit(): WeightUnit {
  try {
    return window.localStorage.getItem(KEY) === 'lb' ? 'lb' : 'kg'
  } catch {
    return 'kg'
  }
}

export function rememberWeightUnit(unit: WeightUnit): void {
  try {
    window.localStorage.setItem(KEY, unit)
  } catch {
    // Without storage kilograms come back with the next page.
  }
}
