import type { ReadCandidate } from '@zivina/contract/body/diary-text'
import type { ReadSpan } from '@zivina/domain/body/diary-text/read-text'
import { saidAmount } from '@zivina/domain/body/diary-text/said-amount'
import { GRAMS } from '@zivina/domain/catalogue/ingredient-line/unit-sizes'
import type { MatchedFood } from '#api/catalogue/ingredients/read/service.ts'
import type { NamedRecipe } from '#api/catalogue/recipes/read/service.ts'

/** A food with as much of it as the line says. */
export function presentFood({ parsed }: ReadSpan, { ingredient }: MatchedFood): ReadCandidate {
  const said = saidAmount(parsed, ingredient) ?? { amount: null, unit: null, grams: null }
  return { kind: 'ingredient', ingredient, ...said }
}

/** A dish: plates count as portions, a number without a unit counts portions, and grams hold where the whole dish was weighed. */
export function presentDish({ parsed: { amount, unit }, served }: ReadSpan, dish: NamedRecipe): ReadCandidate {
  const { guid, slug, name, photo, kilojoules, cooked_weight } = dish
  const isMass = unit !== null && unit in GRAMS
  const grams = isMass && amount !== null && cooked_weight !== null ? amount * GRAMS[unit as keyof typeof GRAMS] : null
  const isCounted = amount !== null && unit === 'piece'
  const portions = served ?? (isCounted ? amount : amount === null && unit === null ? 1 : null)
  return {
    kind: 'recipe',
    recipe: { guid, slug, name, photo, kilojoules, is_weighed: cooked_weight !== null },
    portions,
    grams,
  }
}
