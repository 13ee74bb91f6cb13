import type { DiaryWhatInput } from '@zivina/contract/body/diary-fields'
import type { DiaryEntry, DiarySuggestion, PlannedSuggestion } from '@zivina/contract/body/diary-read'
import type { ReadCandidate } from '@zivina/contract/body/diary-text'
import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Product } from '@zivina/contract/catalogue/products'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { CallOutput } from '@zivina/contract/client'
import type { DiaryKind } from '@zivina/domain/body/diary-kinds'
import { amountOfUnits, homeAmount } from '@zivina/domain/catalogue/kitchen/amount-units'
import { type RecipeTotals, recipeTotals, scaleTotals, totalsFrom } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'
import { massInGrams } from '@zivina/nutrition/units'
import { type Helping, helpingOf } from './helping.ts'

/** An amount with a name of its own: „balení“. */
export type NamedHelping = { label: string; helping: Helping }

/** Something that can be recorded. */
export type Choice = {
  /** The same for the same food, wherever it is offered. */
  key: string
  kind: DiaryKind
  name: string
  slug: string | null
  photo: string | null
  /** Of which food it is an amount, so that other units can be offered; null for everything else. */
  ingredient: string | null
  /** How much is prefilled; null where the amount cannot be chosen. */
  usual: Helping | null
  /** What the amount weighs; null where that is unknown. */
  gramsOf: (helping: Helping | null) => number | null
  /** What is known of it before the server has answered; null where nothing is. */
  totalsOf: (helping: Helping | null) => RecipeTotals
  whatOf: (helping: Helping | null) => DiaryWhatInput
  /** Amounts that it is sold or eaten in, beside the usual ones. */
  sizes?: readonly NamedHelping[]
  /** Said below the name, for example of another eater's planned dish. */
  note?: string
  planned_item?: string
}

/** Figures of which the energy alone is known. @param kilojoules null is unknown */
export function onlyEnergy(kilojoules: number | null): RecipeTotals {
  const values = byNutrient((nutrient) => (nutrient === 'kilojoules' ? kilojoules : null))
  return totalsFrom(
    values,
    byNutrient((nutrient) => (values[nutrient] === null ? 0 : 1)),
  )
}

/** A value for each nutrient. */
export function byNutrient<Value>(of: (nutrient: StoredNutrient) => Value): Record<StoredNutrient, Value> {
  return Object.fromEntries(STORED_NUTRIENTS.map((each) => [each, of(each)])) as Record<StoredNutrient, Value>
}

/** How many times as much one helping is as another of the same unit; null where they cannot be compared. */
function factorOf(helping: Helping | null, usual: Helping | null): number | null {
  if (helping === null || usual === null) return 1
  return helping.unit === usual.unit ? helping.count / usual.count : null
}

/** A food again, as much of it as the last time. @param known the entry, where this tab has it with all its figures */
export function fromSuggestion(suggestion: DiarySuggestion, known: DiaryEntry | undefined): Choice {
  const { kind, name, slug, photo, ingredient, product, recipe, recipe_modified, grams, entry } = suggestion
  const usual = helpingOf(suggestion)
  const totals = known?.totals ?? onlyEnergy(suggestion.kilojoules)
  const inGrams = (helping: Helping | null) =>
    helping?.unit === 'g' && grams !== null && grams > 0 ? helping.count / grams : null
  const factor = (helping: Helping | null) => factorOf(helping, usual) ?? inGrams(helping)
  return {
    key: `${kind}:${recipe ?? recipe_modified ?? ingredient ?? product ?? entry}`,
    kind,
    name,
    slug,
    photo,
    ingredient,
    usual,
    gramsOf: (helping) => timesOrUnknown(grams, factor(helping)),
    totalsOf: (helping) => {
      const times = factor(helping)
      return times === null ? onlyEnergy(null) : scaleTotals(totals, times)
    },
    whatOf: (helping) => {
      const times = factor(helping)
      if (helping !== null && ingredient !== null && helping.unit !== 'portions' && helping.unit !== usual?.unit)
        return { kind: 'ingredient', ingredient, amount: helping.count, unit: helping.unit }
      return { kind: 'copy', entry, ...(times === null || times === 1 ? {} : { factor: times }) }
    },
  }
}

function timesOrUnknown(value: number | null, factor: number | null): number | null {
  return value === null || factor === null ? null : value * factor
}

/** What a food tells of its measures and figures. */
export type MeasurableFood = Pick<
  IngredientSummary,
  | 'guid'
  | 'name'
  | 'slug'
  | 'image'
  | 'weight_units'
  | 'amount'
  | 'grams_per_piece'
  | 'density_g_per_ml'
  | 'is_spice'
  | 'macros'
  | 'kitchen'
>

/** A food as a search finds it, in the amount of its kitchen. */
export function fromFood(food: MeasurableFood): Choice {
  const { guid, name, slug, image } = food
  const home = homeAmount(food.amount, food)
  const own = (helping: Helping | null) =>
    helping === null || helping.unit === 'portions' ? null : amountOfUnits(helping.count, helping.unit, food)
  return {
    key: `ingredient:${guid}`,
    kind: 'ingredient',
    name,
    slug,
    photo: image,
    ingredient: guid,
    usual: { count: home.amount, unit: home.unit },
    gramsOf: (helping) => {
      const amount = own(helping)
      return amount === null ? null : massInGrams(amount, food.weight_units, food)
    },
    totalsOf: (helping) => {
      const amount = own(helping)
      if (amount === null) return onlyEnergy(null)
      return recipeTotals([{ ...food, amount, count_macros: true, nutrients: food.macros }], 1)
    },
    whatOf: (helping) => {
      const { count, unit } = helping ?? { count: home.amount, unit: home.unit }
      return { kind: 'ingredient', ingredient: guid, amount: count, unit: unit === 'portions' ? 'piece' : unit }
    },
  }
}

/** A packaged food of the shared database, which vouches for nothing: its source is always said. */
export function fromProduct(product: Product): Choice {
  const { guid, name, brand, weight_units, portion_size, package_size } = product
  const unit = weight_units === 'Gram' ? 'g' : 'ml'
  const sizes = [
    { label: 'porce', count: portion_size },
    { label: 'balení', count: package_size },
  ].flatMap(({ label, count }) => (count === null || count <= 0 ? [] : [{ label, helping: { count, unit } as const }]))
  const usual: Helping = { count: portion_size ?? 100, unit }
  return {
    key: `product:${guid}`,
    kind: 'product',
    name,
    slug: null,
    photo: null,
    ingredient: null,
    usual,
    sizes,
    note: [brand ?? '', 'Open Food Facts'].filter(Boolean).join(' · '),
    gramsOf: (helping) => (helping?.unit === 'g' ? helping.count : null),
    totalsOf: (helping) => {
      const measure = { grams_per_piece: null, density_g_per_ml: null, is_spice: false }
      const amount = (helping ?? usual).count
      return recipeTotals([{ ...measure, weight_units, amount, count_macros: true, nutrients: product }], 1)
    },
    whatOf: (helping) => ({ kind: 'product', product: guid, amount: (helping ?? usual).count, unit }),
  }
}

type Dish = { guid: string; name: string; slug: string; photo: string | null; totals: RecipeTotals }

/** A dish, of which a portion is eaten. */
function fromDish({ guid, name, slug, photo, totals }: Dish, kind: 'recipe' | 'recipe_modified'): Choice {
  const countOf = (helping: Helping | null) => helping?.count ?? 1
  return {
    key: `${kind}:${guid}`,
    kind,
    name,
    slug,
    photo,
    ingredient: null,
    usual: { count: 1, unit: 'portions' },
    gramsOf: () => null,
    totalsOf: (helping) => scaleTotals(totals, countOf(helping)),
    whatOf: (helping) => {
      const portions = countOf(helping)
      return kind === 'recipe' ? { kind, recipe: guid, portions } : { kind, recipe_modified: guid, portions }
    },
  }
}

export function fromRecipe(
  { guid, name, slug, photos, ...totals }: Pick<Recipe, 'guid' | 'name' | 'slug' | 'photos' | keyof RecipeTotals>,
  kind: 'recipe' | 'recipe_modified' = 'recipe',
): Choice {
  return fromDish({ guid, name, slug, photo: photos[0] ?? null, totals }, kind)
}

type FavoriteSuggestion = CallOutput<'GET /diary/suggestions'>['favorites'][number]

export function fromFavorite({ recipe, kilojoules, ...dish }: FavoriteSuggestion): Choice {
  return fromDish({ ...dish, guid: recipe, totals: onlyEnergy(kilojoules) }, 'recipe')
}

/** A dish that was read in a sentence: all its figures but the energy of a portion come once it is recorded. */
export function fromReadDish(dish: Extract<ReadCandidate, { kind: 'recipe' }>['recipe']): Choice {
  const choice = fromDish({ ...dish, totals: onlyEnergy(dish.kilojoules) }, 'recipe')
  return {
    ...choice,
    // What a gram of it has is not told.
    totalsOf: (helping) => (helping?.unit === 'g' ? onlyEnergy(null) : choice.totalsOf(helping)),
    whatOf: (helping) =>
      helping?.unit === 'g' ? { kind: 'recipe', recipe: dish.guid, grams: helping.count } : choice.whatOf(helping),
  }
}

/** What an eater of a plan has of a planned dish or food. */
export function fromPlanned(planned: PlannedSuggestion): Choice {
  const { plan, item, eater, is_me, eater_name, portions, name, slug, photo, kilojoules } = planned
  return {
    key: `planned:${item}:${eater}`,
    kind: 'recipe',
    name,
    slug,
    photo,
    ingredient: null,
    usual: null,
    planned_item: item,
    note: [is_me ? '' : eater_name, planned.plan_name].filter(Boolean).join(' · '),
    gramsOf: () => null,
    totalsOf: () => onlyEnergy(kilojoules === null || portions === 0 ? null : kilojoules),
    whatOf: () => ({ kind: 'planned', plan, item, eater: is_me ? null : eater }),
  }
}
