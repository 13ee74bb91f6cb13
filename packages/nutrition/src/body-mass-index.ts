import { UNDERWEIGHT_BMI } from './targets.ts'

/**
 * Bands of the body mass index of adults, kg/m². A band begins at `from` (inclusive) and ends where the next begins.
 * Source: WHO, Obesity: preventing and managing the global epidemic, Technical Report Series 894 (2000), table 2.1.
 */
export const BMI_BANDS = [
  { key: 'below', from: 0 },
  { key: 'usual', from: UNDERWEIGHT_BMI },
  { key: 'above', from: 25 },
  { key: 'high', from: 30 },
] as const
export type BmiBand = (typeof BMI_BANDS)[number]['key']

/** The band that a body mass index (kg/m²) of an adult falls into. */
export function bmiBand(index: number): BmiBand {
  const band = BMI_BANDS.findLast(({ from }) => index >= from)
  return (band ?? BMI_BANDS[0]).key
}

/**
 * Weights at which an adult's index is in the usual band, in kilograms, unrounded: `from` inclusive, `to` exclusive.
 * @param height centimetres
 */
export function usualWeights(height: number): { from: number; to: number } {
  const square = (height / 100) ** 2
  return { from: UNDERWEIGHT_BMI * square, to: 25 * square }
}
