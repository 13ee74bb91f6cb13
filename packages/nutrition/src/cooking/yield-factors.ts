import type { SourcedFactor } from './sources.ts'

/** What is cooked apart and how. Oats swell in four times their weight of water, which the factor contains. */
export const YIELD_CLASSES = [
  'rice_boiled',
  'pasta_boiled',
  'lentils_boiled',
  'beans_boiled',
  'oats_in_water',
  'potatoes_boiled',
  'root_vegetables_boiled',
  'leafy_vegetables_boiled',
  'mushrooms_stewed',
  'chicken_breast_roasted',
  'beef_stewed',
  'pork_roasted',
  'mince_patty_fried',
  'fish_baked',
] as const
export type YieldClass = (typeof YIELD_CLASSES)[number]

const fromBognar = (factor: number): SourcedFactor => ({ factor, source: 'bognar_2002', certainty: 'established' })

/**
 * Cooked weight ÷ weight before cooking (dry for cereals and legumes), with the water that was poured off already gone. Rounded.
 */
export const YIELD_FACTORS: Readonly<Record<YieldClass, SourcedFactor>> = {
  rice_boiled: fromBognar(2.7),
  pasta_boiled: fromBognar(2.2),
  lentils_boiled: fromBognar(2.5),
  beans_boiled: fromBognar(2.4),
  oats_in_water: fromBognar(4.5),
  potatoes_boiled: fromBognar(0.97),
  root_vegetables_boiled: fromBognar(0.92),
  leafy_vegetables_boiled: fromBognar(0.75),
  mushrooms_stewed: fromBognar(0.6),
  chicken_breast_roasted: fromBognar(0.75),
  beef_stewed: fromBognar(0.62),
  pork_roasted: fromBognar(0.7),
  mince_patty_fried: fromBognar(0.72),
  fish_baked: fromBognar(0.8),
}
