import { assertPortions } from '../portions.ts'
import { type CookingMethod, EVAPORATION } from './methods.ts'
import { YIELD_FACTORS, type YieldClass } from './yield-factors.ts'

/**
 * Where an ingredient is cooked: `apart` by itself, its weight changing by the factor of its class; `together` in the vessel of
 * the dish; `added`, which goes on the plate as it is.
 */
export type CookedLine = { grams: number | null } & (
  | { cooked: 'apart'; yield_class: YieldClass | null }
  | { cooked: 'together' | 'added' }
)

export type CookedDish = {
  /** Grams of the edible part before cooking, for all portions together. Water that stays in the dish is a line; null is unknown. */
  lines: readonly CookedLine[]
  /** Of the vessel where the lines `together` are cooked; null when it is not known. */
  method: CookingMethod | null
  /** Grams of water or fat that are poured away after cooking. */
  drained?: number
  /** Grams of the finished dish, all portions, on the author's scales. */
  weighed?: number | null
}

/** One step of the sum, grams before and after it. `line` is the index of the line it is about. */
export type CookedWeightStep =
  | { step: 'yield'; line: number; before: number; factor: number; after: number }
  | { step: 'evaporation'; method: CookingMethod; before: number; share: number; after: number }
  | { step: 'added'; line: number; grams: number }
  | { step: 'drained'; grams: number }
  | { step: 'weighed'; grams: number }

export type UnknownCookedWeight =
  /** These lines have no known mass, or are cooked apart without a known class. */
  | { grams: null; reason: 'mass_of_lines' | 'yield_of_lines'; lines: readonly number[] }
  /** It is unknown how the dish is cooked, or no share of evaporation is known for it. */
  | { grams: null; reason: 'method' }
  /** There is nothing to weigh, or more is poured away than was there. */
  | { grams: null; reason: 'no_mass' }

export type CookedWeight =
  | { grams: number; is_estimate: boolean; workings: readonly CookedWeightStep[] }
  | UnknownCookedWeight

/**
 * Grams of a finished dish, all portions together: each ingredient cooked apart × its yield factor, everything in one vessel less what
 * evaporates, plus what is added as it is, less what is poured away. A weight measured by the author replaces the estimate. A mass, a
 * factor or a method that is not known leaves the weight unknown; what was not heated at all (`none`) is no estimate.
 *
 * Source: EuroFIR, D2.2.9 (2008): yield for the recipe; factors in `yield-factors.ts` and `methods.ts`.
 *
 * @throws RangeError when a mass is negative or not finite, or a measured weight is not positive
 */
export function cookedWeight(dish: CookedDish): CookedWeight {
  const { weighed = null, drained = 0 } = dish
  if (weighed !== null) return weighedDish(weighed)
  assertMasses([drained, ...dish.lines.flatMap(({ grams }) => (grams === null ? [] : [grams]))])
  const unknown = findUnknown(dish)
  if (unknown !== null) return unknown
  const workings = [...yieldSteps(dish.lines), ...evaporationSteps(dish), ...addedSteps(dish.lines)]
  const cooked = workings.reduce((sum, step) => sum + ('after' in step ? step.after : step.grams), 0)
  const grams = cooked - drained
  if (grams <= 0) return { grams: null, reason: 'no_mass' }
  const drainedStep = drained > 0 ? [{ step: 'drained' as const, grams: drained }] : []
  return { grams, is_estimate: isEstimated(dish), workings: [...workings, ...drainedStep] }
}

/**
 * Grams of one portion.
 *
 * @throws RangeError when the portion count is not positive
 */
export function portionWeight(grams: number, portionSize: number): number {
  assertPortions(portionSize)
  return grams / portionSize
}

function weighedDish(grams: number): CookedWeight {
  if (!Number.isFinite(grams) || grams <= 0) throw new RangeError(`A measured weight must be positive, got ${grams}`)
  return { grams, is_estimate: false, workings: [{ step: 'weighed', grams }] }
}

function findUnknown({ lines, method }: CookedDish): UnknownCookedWeight | null {
  const withoutMass = indexesOf(lines, ({ grams }) => grams === null)
  if (withoutMass.length > 0) return { grams: null, reason: 'mass_of_lines', lines: withoutMass }
  const withoutYield = indexesOf(lines, (line) => line.cooked === 'apart' && line.yield_class === null)
  if (withoutYield.length > 0) return { grams: null, reason: 'yield_of_lines', lines: withoutYield }
  const needsMethod = lines.some(({ cooked }) => cooked === 'together')
  return needsMethod && (method === null || EVAPORATION[method] === null) ? { grams: null, reason: 'method' } : null
}

function yieldSteps(lines: readonly CookedLine[]): Extract<CookedWeightStep, { step: 'yield' }>[] {
  return lines.flatMap((line, index) => {
    if (line.cooked !== 'apart' || line.grams === null || line.yield_class === null) return []
    const { factor } = YIELD_FACTORS[line.yield_class]
    return [{ step: 'yield' as const, line: index, before: line.grams, factor, after: line.grams * factor }]
  })
}

function evaporationSteps({ lines, method }: CookedDish): Extract<CookedWeightStep, { step: 'evaporation' }>[] {
  const together = lines.filter(({ cooked }) => cooked === 'together')
  const evaporation = method === null ? null : EVAPORATION[method]
  if (method === null || evaporation === null || together.length === 0) return []
  const before = together.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const share = evaporation.factor
  return [{ step: 'evaporation', method, before, share, after: before * (1 - share) }]
}

function addedSteps(lines: readonly CookedLine[]): Extract<CookedWeightStep, { step: 'added' }>[] {
  return lines.flatMap((line, index) =>
    line.cooked === 'added' && line.grams !== null ? [{ step: 'added' as const, line: index, grams: line.grams }] : [],
  )
}

/** Draining is not measured, so it makes an estimate too. */
function isEstimated({ lines, method, drained = 0 }: CookedDish): boolean {
  const isHeated = lines.some(({ cooked }) => cooked === 'apart' || (cooked === 'together' && method !== 'none'))
  return isHeated || drained > 0
}

function indexesOf(lines: readonly CookedLine[], is: (line: CookedLine) => boolean): number[] {
  return lines.flatMap((line, index) => (is(line) ? [index] : []))
}

function assertMasses(masses: readonly number[]): void {
  const wrong = masses.find((mass) => !Number.isFinite(mass) || mass < 0)
  if (wrong !== undefined) throw new RangeError(`A mass must be finite and not negative, got ${wrong}`)
}
