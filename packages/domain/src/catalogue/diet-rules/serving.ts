import type { Range } from '@zivina/nutrition/constituents/range'
import { isCounted } from '@zivina/nutrition/counted-lines'
import { prepareDish } from '#domain/catalogue/dish-figures/dish-weight.ts'
import type { Sums } from './figures.ts'
import { RECIPE_CLASSES, type RecipeClass, recipeClasses } from './recipe-classes.ts'
import type { JudgedRecipe } from './verdicts.ts'

/**
 * The least that people eat or drink of a dish at once: g, of a drink ml. A recipe cut into smaller portions is judged by this, so
 * that no dish suits only because its portions are small. Our proposal.
 */
export const REFERENCE_SERVINGS = { main: 200, soup: 250, drink: 200 } as const
/** Of a snack or dessert by its energy, kJ in 100 g: the richer it is, the less of it. The first that applies. */
export const SNACK_SERVINGS = [
  { from: 1500, grams: 40 },
  { from: 1000, grams: 80 },
  { from: 0, grams: 100 },
] as const
/** A serving of more than so many portions tells nothing of the dish: it is not known what a portion is meant to be. */
export const SERVING_SCALE_MAX = 3

/** How a dish is served in one class: what a stated portion weighs or measures, the reference serving, and how many portions it is. */
export type Serving = { portion: Range; reference: Range; scale: Range }

/** The servings of a dish, and what a stated portion weighs, kJ in 100 g of it. */
export type Servings = { grams: Range; density: Range; of: Record<RecipeClass, Serving> }

/**
 * Weighs a portion and finds the reference serving of every class. The weight is that of the finished dish where it can be
 * estimated, otherwise of the raw ingredients. Of an unknown weight only the bounds are known, and so of everything here.
 *
 * @param sums of one stated portion
 */
export function findServings(recipe: JudgedRecipe, sums: Sums): Servings {
  const grams = servedGrams(recipe, sums)
  const density = per100(sums.kilojoules, grams)
  const isSoup = recipe.meal_types.includes('Soup')
  const classes = recipeClasses(recipe.meal_types)
  const of = Object.fromEntries(
    RECIPE_CLASSES.map((name) => {
      const portion = name === 'drink' ? sums.volume_ml : grams
      const reference = referenceOf(name, density, isSoup && name !== 'drink' && classes.includes(name))
      return [name, { portion, reference, scale: scaleOf(portion, reference) }]
    }),
  )
  return { grams, density, of: of as Servings['of'] }
}

function referenceOf(name: RecipeClass, density: Range, isSoup: boolean): Range {
  if (isSoup) return exactly(REFERENCE_SERVINGS.soup)
  if (name !== 'snack') return exactly(REFERENCE_SERVINGS[name])
  return { low: snackGrams(density.high), high: snackGrams(density.low) }
}

function snackGrams(density: number): number {
  return SNACK_SERVINGS.find(({ from }) => density >= from)?.grams ?? 100
}

/** How many portions the larger of portion and reference is. */
function scaleOf(portion: Range, reference: Range): Range {
  const ratio = (wanted: number, grams: number) => (grams > 0 ? wanted / grams : Number.POSITIVE_INFINITY)
  return {
    low: Math.max(1, rounded(ratio(reference.low, portion.high))),
    high: Math.max(1, rounded(ratio(reference.high, portion.low))),
  }
}

function servedGrams({ lines, portion_size, weighed, ...described }: JudgedRecipe, sums: Sums): Range {
  const raw = { low: sums.mass_g.low, high: sums.mass_g.high }
  const isKnown = raw.high < Number.POSITIVE_INFINITY && lines.some(isCounted) && portion_size > 0
  if (weighed !== null && weighed > 0 && portion_size > 0) return exactly(weighed / portion_size)
  if (!isKnown || lines.some(({ amount }) => !(amount >= 0))) return raw
  const weighable = lines.filter(({ is_to_taste }) => is_to_taste === undefined)
  const { grams } = prepareDish({ ...described, lines: weighable, weighed: null }).weight
  return grams === null ? raw : exactly(grams / portion_size)
}

function per100(amount: Range, grams: Range): Range {
  return {
    low: grams.high > 0 ? (amount.low * 100) / grams.high : 0,
    high: grams.low > 0 ? (amount.high * 100) / grams.low : Number.POSITIVE_INFINITY,
  }
}

function exactly(value: number): Range {
  return { low: rounded(value), high: rounded(value) }
}

function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(9)) : value
}
