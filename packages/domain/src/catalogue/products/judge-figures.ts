import {
  caloriesFromKilojoules,
  energyPlausibility,
  kilojoulesFromCalories,
  labelEnergy,
} from '@zivina/nutrition/energy'
import {
  DENSITY_MAX,
  ENERGY_MAX_PER_GRAM,
  PART_TOLERANCE_GRAMS,
  SUM_TOLERANCE_GRAMS,
} from '@zivina/nutrition/plausibility'
import {
  PRODUCT_FIGURES,
  type ProductFault,
  type ProductFaultCode,
  type ProductFigure,
  type ProductFigures,
} from './product-faults.ts'

/** Figures of a source as they are given: `invalid` where something else than a number is written. */
export type GivenFigures = Record<ProductFigure, number | 'invalid' | null>

export type JudgedFigures = { figures: ProductFigures; faults: ProductFault[] }

const GRAMS: readonly ProductFigure[] = PRODUCT_FIGURES.filter(
  (figure) => figure !== 'kilojoules' && figure !== 'calories',
)
/** Nutrients that are no part of another. */
const PARTS = ['protein', 'carbohydrates', 'fat', 'fiber'] as const

/**
 * Separates the figures of a product that can be believed from those that cannot be, by the rules of `checkFood`. Where two
 * figures contradict each other and nothing tells which is wrong, neither is believed. Where only one energy is believed, the
 * other follows from it.
 *
 * @param given per 100 g, or per 100 ml of a drink: kJ, kcal, grams; null is unknown
 * @returns the believed ones, and each of the others with its code; unknown figures are null and no fault
 */
export function judgeFigures(given: GivenFigures, weight_units: 'Gram' | 'Milliliter'): JudgedFigures {
  const mass = weight_units === 'Gram' ? 100 : 100 * DENSITY_MAX
  const judged = new Judged(given)
  for (const figure of PRODUCT_FIGURES) judgeAlone(judged, figure, mass)
  judgeSum(judged, mass)
  judgeEnergies(judged, mass)
  judgePart(judged, ['sugars', 'carbohydrates'], 'SUGARS_EXCEED_CARBOHYDRATES', mass)
  judgePart(judged, ['saturated_fats', 'fat'], 'SATURATES_EXCEED_FAT', mass)
  const { figures, faults } = judged
  return { figures: { ...figures, ...bothEnergies(figures) }, faults }
}

/** Figures while they are judged: those that are still believed, and the faults. */
class Judged {
  readonly figures: ProductFigures
  readonly faults: ProductFault[] = []

  constructor(given: GivenFigures) {
    const entries = PRODUCT_FIGURES.map((figure) => {
      const value = given[figure]
      if (value !== 'invalid') return [figure, value] as const
      this.faults.push({ field: figure, code: 'NOT_A_NUMBER', value: null })
      return [figure, null] as const
    })
    this.figures = Object.fromEntries(entries) as ProductFigures
  }

  /** No longer believes figures; unknown ones stay unknown. */
  doubt(fields: readonly ProductFigure[], code: ProductFaultCode): void {
    for (const field of fields) {
      const value = this.figures[field]
      if (value === null) continue
      this.faults.push({ field, code, value })
      this.figures[field] = null
    }
  }
}

function judgeAlone(judged: Judged, figure: ProductFigure, mass: number): void {
  const value = judged.figures[figure]
  if (value === null) return
  if (value < 0) judged.doubt([figure], 'NEGATIVE')
  else if (GRAMS.includes(figure) && value > mass + PART_TOLERANCE_GRAMS) judged.doubt([figure], 'EXCEEDS_MASS')
  else if (figure === 'kilojoules' && value > mass * ENERGY_MAX_PER_GRAM) judged.doubt([figure], 'ENERGY_TOO_HIGH')
  else if (figure === 'calories' && kilojoulesFromCalories(value) > mass * ENERGY_MAX_PER_GRAM)
    judged.doubt([figure], 'ENERGY_TOO_HIGH')
}

function judgeSum(judged: Judged, mass: number): void {
  const sum = PARTS.reduce((total, part) => total + (judged.figures[part] ?? 0), 0) + (judged.figures.salt ?? 0)
  if (sum > mass * (1 + SUM_TOLERANCE_GRAMS / 100)) judged.doubt(PARTS, 'SUM_EXCEEDS_MASS')
}

function judgeEnergies(judged: Judged, mass: number): void {
  const { kilojoules, calories } = judged.figures
  if (labelEnergy(kilojoules, calories).agrees) {
    const stated = calories ?? caloriesFromKilojoules(kilojoules)
    if (agreement(judged.figures, stated, mass) === false) judged.doubt(['kilojoules', 'calories'], 'ENERGY_MISMATCH')
    return
  }
  const byKilojoules = agreement(judged.figures, caloriesFromKilojoules(kilojoules), mass)
  const byCalories = agreement(judged.figures, calories, mass)
  if (byKilojoules === true && byCalories === false) judged.doubt(['calories'], 'ENERGY_UNITS_DISAGREE')
  else if (byCalories === true && byKilojoules === false) judged.doubt(['kilojoules'], 'ENERGY_UNITS_DISAGREE')
  else judged.doubt(['kilojoules', 'calories'], 'ENERGY_UNITS_DISAGREE')
}

/** A part greater than its whole; the whole is believed where the energy confirms it. */
function judgePart(
  judged: Judged,
  [part, whole]: readonly [ProductFigure, ProductFigure],
  code: ProductFaultCode,
  mass: number,
): void {
  const { [part]: inner, [whole]: outer, calories, kilojoules } = judged.figures
  if (inner === null || outer === null || inner <= outer + PART_TOLERANCE_GRAMS) return
  const stated = calories ?? caloriesFromKilojoules(kilojoules)
  const isConfirmed = agreement(judged.figures, stated, mass) === true
  judged.doubt(isConfirmed ? [part] : [part, whole], code)
}

function agreement({ protein, carbohydrates, fat, fiber }: ProductFigures, calories: number | null, mass: number) {
  return energyPlausibility(calories, { protein, carbohydrates, fat, fiber }, mass).plausible
}

/** Both energies, also where only one is believed; unknown stays unknown. */
function bothEnergies({ kilojoules, calories }: ProductFigures): Pick<ProductFigures, 'kilojoules' | 'calories'> {
  return {
    kilojoules: kilojoules ?? kilojoulesFromCalories(calories),
    calories: calories ?? caloriesFromKilojoules(kilojoules),
  }
}
