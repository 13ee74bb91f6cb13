import { formatNumber, NBSP } from '@zivina/czech/format-number'

/** Beyond this share of the exact amount, a shown amount says „asi“. */
export const APPROXIMATE_BEYOND = 0.1

/** Steps of the kitchen scale: under `below` grams or millilitres, an amount is shown in whole `step`s. */
const STEPS: readonly { below: number; step: number }[] = [
  { below: 1, step: 0.1 },
  { below: 10, step: 0.5 },
  { below: 50, step: 1 },
  { below: 200, step: 5 },
  { below: 1000, step: 10 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
]

/** An amount in grams or millilitres as a cook weighs it: to 5 above 50, to 10 above 200. What is present is never zero. */
export function roundForScale(amount: number): number {
  if (amount <= 0) return 0
  const { step } = STEPS.find(({ below }) => amount < below) ?? { step: 1 }
  // Multiples of 0.1 are not exact in binary; ten significant digits restore the written number.
  return Number((Math.max(1, Math.round(amount / step)) * step).toPrecision(10))
}

/** Whether a shown amount differs from the exact one by more than ten per cent. */
export function isApproximate(shown: number, exact: number): boolean {
  return exact > 0 && offBy(shown, exact) > APPROXIMATE_BEYOND + 1e-9
}

/** How far a shown amount is from the exact one, as a share of the exact one. */
export function offBy(shown: number, exact: number): number {
  return Math.abs(shown - exact) / exact
}

/** The count nearest to an exact one by its share; of two as near, the greater. Null where there are no counts. */
export function nearestCount(exact: number, counts: readonly number[]): number | null {
  let nearest: number | null = null
  for (const count of counts) {
    if (nearest === null || offBy(count, exact) <= offBy(nearest, exact) + 1e-9) nearest = count
  }
  return nearest
}

const GLYPHS: readonly (readonly [part: number, glyph: string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** A count as a cook writes it: „4“, „½“, „1½“; with a decimal comma where no fraction of the kitchen fits. */
export function formatCount(count: number): string {
  const whole = Math.floor(count)
  const glyph = GLYPHS.find(([part]) => Math.abs(count - whole - part) < 1e-6)?.[1]
  if (glyph === undefined) return formatNumber(count, 2)
  return whole === 0 ? glyph : `${formatNumber(whole, 0)}${glyph}`
}

const LARGER = { g: 'kg', ml: 'l' } as const

/** Grams or millilitres with their unit; from a thousand in kilograms or litres where that is as exact: „1,25 kg“. */
export function formatScale(amount: number, unit: keyof typeof LARGER): string {
  const inLarger = amount >= 1000 && Math.abs(amount / 10 - Math.round(amount / 10)) < 1e-6
  if (inLarger) return `${formatNumber(amount / 1000, 2)}${NBSP}${LARGER[unit]}`
  return `${formatNumber(amount, amount < 100 ? 2 : 1)}${NBSP}${unit}`
}
