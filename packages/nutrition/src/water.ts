import type { Sex } from './targets.ts'

/** States in which a woman needs more water. */
export const WATER_STATES = ['none', 'pregnant', 'breastfeeding'] as const
export type WaterState = (typeof WATER_STATES)[number]

/**
 * Adequate intake of water from drinks and food together, litres a day, for adults in moderate temperature and with moderate
 * activity. Source: EFSA, Scientific Opinion on Dietary Reference Values for water (EFSA Journal 2010;8(3):1459).
 */
export const WATER_INTAKE = { female: 2, male: 2.5 } as const satisfies Record<Sex, number>

/** Additional litres a day, from the same source. */
export const WATER_ADDED = { none: 0, pregnant: 0.3, breastfeeding: 0.7 } as const satisfies Record<WaterState, number>

/** Share of the water that comes from drinks, from the same source (70 to 80 %); the rest comes from food. */
export const WATER_FROM_DRINKS = { from: 0.7, to: 0.8 } as const

/** Litres of water a day, and how much of it to drink. Unrounded. A state other than `none` applies to women only. */
export function waterIntake(sex: Sex, state: WaterState): { total: number; drinks: { from: number; to: number } } {
  const total = WATER_INTAKE[sex] + (sex === 'female' ? WATER_ADDED[state] : 0)
  return { total, drinks: { from: total * WATER_FROM_DRINKS.from, to: total * WATER_FROM_DRINKS.to } }
}
