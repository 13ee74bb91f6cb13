import { normalizeSearch, searchStems } from '@zivina/czech/search-text'
import { groupBy } from '#domain/group-by.ts'
import { DIMINUTIVES } from './diminutives.ts'
import { askedStems } from './food-stems.ts'
import type { KitchenUnit } from './kitchen-units.ts'
import { USUAL_NAMES, type UsualName } from './usual-foods.ts'

/** What people call by a name: folk, dialect and trade names, brands, which no table of the kitchen has. */
export type Called = {
  /** The foods, the most usual first. Empty where the name may mean foods of several kinds. */
  slugs: readonly string[]
  /** All foods that the name may mean, also where they are of several kinds. */
  may: readonly string[]
  /** The name is written exactly so, not in another case or number. */
  exact: boolean
  /** In a recipe the name means another food than the nearest one of the catalogue: the person is asked. */
  loose: boolean
}

/** By how much the food that people call so comes first. */
const FIRST = 0.001
/** By how much it is likely where people call one food exactly so, and no other. */
const TAKEN = 0.03

type Asked = { name: string; unit: KitchenUnit | null; hint?: string | null; called?: Called | null }
type Scored = { food: { slug: string; name: string; own?: boolean }; score: number }

/**
 * Where no food is likely, the one that people call so is the first to be offered. It is taken only where the name is written exactly
 * so and means one food, since a search finds the nearest food by such names, too. A loose name leaves its line to the person, unless the tables of the kitchen have it.
 *
 * @param open the highest score of a food that is not likely
 */
export function withCalled<Found extends Scored>(
  foods: readonly Found[],
  { name, unit, called, hint }: Asked,
  open: number,
): readonly Found[] {
  if (!called || hint || foods.some(({ food, score }) => food.own && score > 1)) return foods
  if (called.loose && !isUsual(name, unit, called.exact)) {
    return foods.map((one) => ({ ...one, score: Math.min(open, one.score) }))
  }
  const best = foods.reduce<Found | null>((top, one) => (top === null || one.score > top.score ? one : top), null)
  // „kyselé mléko“ is what people call so, not milk with a harmless word.
  const isMeant = best !== null && (called.may.includes(best.food.slug) || isNamed(best.food, name))
  const isOther = called.exact && !isMeant && !isUsual(name, unit, true)
  if (!isOther && foods.some(({ score }) => score > open)) return foods
  const [first] = called.slugs.flatMap((slug) => foods.filter(({ food }) => food.slug === slug && !food.own))
  return foods.map((one) =>
    one === first
      ? { ...one, score: called.exact && called.slugs.length === 1 ? open + TAKEN : open }
      : { ...one, score: Math.min(one.score, open - FIRST) },
  )
}

/** A food of just this name is meant before what people call so. */
function isNamed(food: { name: string }, name: string): boolean {
  return searchStems(food.name).toSorted().join(' ') === searchStems(name).toSorted().join(' ')
}

const byText = groupBy(USUAL_NAMES, ({ name }) => normalizeSearch(name))
const byStems = groupBy(USUAL_NAMES, ({ stems }) => stems.toSorted().join(' '))

/**
 * Whether a name is one of the kitchen's: as written, or by its stems, in any order. Where people call another food exactly so
 * („čočkovka“ is a soup), only as written, or as a small form.
 */
export function isUsual(name: string, unit: KitchenUnit | null, exact: boolean): boolean {
  const fits = ({ units }: UsualName) => units === null || (unit !== null && units.includes(unit))
  if (byText.get(normalizeSearch(name))?.some(fits)) return true
  if (exact && !searchStems(name).some((stem) => DIMINUTIVES.has(stem))) return false
  return byStems.get(askedStems(name).toSorted().join(' '))?.some(fits) ?? false
}
