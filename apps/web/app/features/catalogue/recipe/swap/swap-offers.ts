import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Substitute, Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Allergen, AllergenState } from '@zivina/domain/catalogue/allergens/allergens'
import { rankRoles, votesOfLine } from '@zivina/domain/catalogue/substitution/line-use'
import type { CulinaryRole } from '@zivina/domain/catalogue/substitution/roles'
import { substituteAmount } from '@zivina/domain/catalogue/substitution/substitute-amount'
import { compareDishes, describeDish, type SwapEffect } from '@zivina/domain/catalogue/substitution/swap-effect'
import { grantsWish, type SwapWish } from '@zivina/domain/catalogue/substitution/wishes'
import { type EditLine, swapLine } from '@zivina/nutrition/edits'
import { swapBasis } from '@zivina/nutrition/swap-basis'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { type PageIngredient, toPageIngredient } from '../edit/page-ingredient.ts'
import { toEffectDish } from './effect-dish.ts'

/** How a substitute relates to the original; null for a food of the same kind, which no data describe. */
type Described = Pick<Substitute, 'ratio' | 'conversion' | 'remark' | 'source'>

/** One substitute as the dialog offers it for a line. */
export type SwapOffer = {
  ingredient: PageIngredient
  /** In its own unit, for all portions chosen now; null where a mass is unknown and the swap decides. */
  amount: number | null
  described: Described | null
  /** Null while the recipe is not known, or where the food is in the segment already. */
  effect: SwapEffect | null
}
/** A role is null for foods of the same kind. */
export type SwapGroup = { role: CulinaryRole | null; offers: SwapOffer[] }

type OfferInput = { recipe: RecipeDetail | null; edit: PageEdit; line: EditLine<PageIngredient>; known: Substitutes }

/** The offers for a line, role by role, those first for which the recipe speaks. */
export function swapGroups({ recipe, edit, line, known }: OfferInput): SwapGroup[] {
  const basis = swapBasis(edit, line)
  const before = recipe === null ? null : describeDish(toEffectDish(recipe, edit))
  const offer = (summary: IngredientSummary, described: Described | null): SwapOffer => {
    const ingredient = toPageIngredient(summary)
    const amount = substituteAmount(basis.amount, basis.ingredient, ingredient, described?.ratio ?? 1)
    const swapped = swapLine(edit, line.key, ingredient, amount ?? undefined)
    const effect =
      recipe === null || before === null || !swapped.ok
        ? null
        : compareDishes(before, describeDish(toEffectDish(recipe, swapped.state)))
    return { ingredient, amount, described, effect }
  }
  const groups = known.roles.map(({ role, substitutes }) => ({
    role,
    offers: substitutes.map(({ ingredient, ...described }) => offer(ingredient, described)),
  }))
  const ranked = rankRoles(groups, recipe === null ? () => 0 : votesIn(recipe, basis.ingredient, line))
  const alike = known.same_kind.map((summary) => offer(summary, null))
  return [...withoutRepeats(ranked), ...(alike.length === 0 ? [] : [{ role: null, offers: alike }])]
}

/** A food that an earlier role offers in the same amount is not offered again. */
function withoutRepeats<G extends { offers: SwapOffer[] }>(groups: readonly G[]): G[] {
  const seen = new Set<string>()
  const isNew = ({ ingredient: { guid }, amount }: SwapOffer) => {
    const key = `${guid} ${amount}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  return groups
    .map((group) => ({ ...group, offers: group.offers.filter(isNew) }))
    .filter(({ offers }) => offers.length > 0)
}

function votesIn(recipe: RecipeDetail, food: PageIngredient, { segment }: EditLine<PageIngredient>) {
  return votesOfLine({
    name: food.kitchen?.name ?? food.name,
    segment,
    cooking_type: recipe.cooking_type,
    meal_types: recipe.meal_types,
    steps: Object.values(recipe.steps).flatMap(({ step_title, step_text }) => [step_title, step_text]),
  })
}

/**
 * The offers that grant all wishes; a group without any is left out. With a wish of less energy or more protein those that give
 * most come first. What is worse for an allergen that the person avoids than the present food comes last; it is marked besides.
 */
export function grantedGroups(
  groups: readonly SwapGroup[],
  wishes: readonly SwapWish[],
  now: PageIngredient,
  avoided: readonly Allergen[],
): SwapGroup[] {
  const risk = (food: PageIngredient) => avoided.filter((allergen) => isWorse(food, now, allergen)).length
  const gain = ({ effect }: SwapOffer) => {
    if (wishes.includes('more_protein')) return effect?.figures.protein ?? 0
    return wishes.includes('less_energy') ? -(effect?.figures.calories ?? 0) : 0
  }
  return groups
    .map(({ role, offers }) => ({
      role,
      offers: offers
        .filter(({ ingredient, effect }) => wishes.every((wish) => grantsWish(wish, ingredient, effect)))
        .toSorted((a, b) => risk(a.ingredient) - risk(b.ingredient) || gain(b) - gain(a)),
    }))
    .filter(({ offers }) => offers.length > 0)
}

/** From the worst for a person with the allergy. */
const WORST: readonly AllergenState[] = ['contains', 'may_contain', 'unknown', 'free']

function isWorse(food: PageIngredient, now: PageIngredient, allergen: Allergen): boolean {
  const badness = ({ allergens }: PageIngredient) => WORST.indexOf(allergens[allergen]?.state ?? 'unknown')
  return badness(food) < badness(now)
}
