/**
 * The tables of points of the Nutri-Score in its version of 2023 (drinks) and 2022 (foods), in force from 2024.
 *
 * Source: Santé publique France, "Nutri-Score: scientific and technical documentation", updated algorithm; checked figure by
 * figure against the second implementation of Open Food Facts (`lib/ProductOpener/Nutriscore.pm`).
 */
export const NUTRI_SCORE_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type NutriScoreLetter = (typeof NUTRI_SCORE_LETTERS)[number]

/**
 * Kinds of food that the algorithm tells apart. `fat` is fats, oils, nuts and seeds; `red_meat` is beef, veal, pork, lamb, game
 * and horse and products of them; `drink` includes milk and plant drinks; `water` is water alone.
 */
export const NUTRI_SCORE_KINDS = ['general', 'cheese', 'red_meat', 'fat', 'drink', 'water'] as const
export type NutriScoreKind = (typeof NUTRI_SCORE_KINDS)[number]

export const NUTRI_SCORE_COMPONENTS = [
  'kilojoules',
  'kilojoules_of_saturated_fats',
  'sugars',
  'saturated_fats',
  'saturated_share_of_fat',
  'salt',
  'sweeteners',
  'protein',
  'fiber',
  'produce_percent',
] as const
export type NutriScoreComponentId = (typeof NUTRI_SCORE_COMPONENTS)[number]

/**
 * Bounds of one component in ascending order. Each bound passed earns `points[i]` in all (one point a bound where `points` is
 * absent). `reached` tells that a value equal to the bound passes it; otherwise it has to exceed it.
 */
export type PointTable = { bounds: readonly number[]; points?: readonly number[]; reached?: true }

const steps = (step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number((step * (index + 1)).toFixed(6)))

const SALT: PointTable = { bounds: steps(0.2, 20) }
const SUGARS: PointTable = { bounds: [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51] }
const SATURATED_FATS: PointTable = { bounds: steps(1, 10) }
const PROTEIN: PointTable = { bounds: [2.4, 4.8, 7.2, 9.6, 12, 14, 17] }
const FIBER: PointTable = { bounds: [3, 4.1, 5.2, 6.3, 7.4] }
const PRODUCE: PointTable = { bounds: [40, 60, 80], points: [1, 2, 5] }

/** What counts for and against a food: kJ, grams and percent in 100 g. */
export type PointTables = {
  negative: Partial<Record<NutriScoreComponentId, PointTable>>
  positive: Record<'protein' | 'fiber' | 'produce_percent', PointTable>
}

const FOOD: PointTables = {
  negative: {
    kilojoules: { bounds: steps(335, 10) },
    sugars: SUGARS,
    saturated_fats: SATURATED_FATS,
    salt: SALT,
  },
  positive: { protein: PROTEIN, fiber: FIBER, produce_percent: PRODUCE },
}

/** Energy is that of the saturated fat alone, and the share of saturated fat in all fat replaces its amount. */
const FAT: PointTables = {
  negative: {
    kilojoules_of_saturated_fats: { bounds: steps(120, 10) },
    sugars: SUGARS,
    saturated_share_of_fat: { bounds: [10, 16, 22, 28, 34, 40, 46, 52, 58, 64], reached: true },
    salt: SALT,
  },
  positive: FOOD.positive,
}

/** In 100 ml. A sweetener other than sugars costs four points, however little there is of it. */
const DRINK: PointTables = {
  negative: {
    kilojoules: { bounds: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390] },
    sugars: { bounds: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11] },
    saturated_fats: SATURATED_FATS,
    salt: SALT,
    sweeteners: { bounds: [0], points: [4] },
  },
  positive: {
    protein: { bounds: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3] },
    fiber: FIBER,
    produce_percent: { bounds: [40, 60, 80], points: [2, 4, 6] },
  },
}

/** At most two points are given for the protein of red meat. */
const RED_MEAT: PointTables = {
  ...FOOD,
  positive: { ...FOOD.positive, protein: { bounds: PROTEIN.bounds.slice(0, 2) } },
}

export const POINT_TABLES = {
  general: FOOD,
  cheese: FOOD,
  red_meat: RED_MEAT,
  fat: FAT,
  drink: DRINK,
} as const satisfies Record<Exclude<NutriScoreKind, 'water'>, PointTables>

/** Protein counts while the negative points are below this; for cheese and drinks it always counts. */
export const PROTEIN_COUNTS_BELOW = { general: 11, red_meat: 11, fat: 7 } as const

/** The highest scores of the letters A to D; what is above is E. Among drinks A belongs to water alone. */
export const HIGHEST_SCORES = {
  general: { A: 0, B: 2, C: 10, D: 18 },
  cheese: { A: 0, B: 2, C: 10, D: 18 },
  red_meat: { A: 0, B: 2, C: 10, D: 18 },
  fat: { A: -6, B: 2, C: 10, D: 18 },
  drink: { A: Number.NEGATIVE_INFINITY, B: 2, C: 6, D: 9 },
} as const satisfies Record<Exclude<NutriScoreKind, 'water'>, Record<'A' | 'B' | 'C' | 'D', number>>
