import type { FoodFigures } from '@zivina/contract/catalogue/ingredients/figures'
import type {
  FoundIngredient,
  Ingredient,
  IngredientDetail,
  IngredientSummary,
  Macros,
  PersonalIngredient,
  SimilarIngredient,
} from '@zivina/contract/catalogue/ingredients/read'
import type { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { factsOf } from '@zivina/domain/catalogue/foods/facts-of'
import { withAlcohol } from '@zivina/nutrition/constituents/alcohol'
import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import type { Abilities } from '#api/kernel/access/ownership.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'

type Row = typeof ingredient.$inferSelect

export type MacrosRow = Pick<
  Row,
  'kilojoules' | 'protein' | 'carbohydrates' | 'fat' | 'fiber' | 'sugars' | 'saturated_fats' | 'salt'
>
/** The columns of an ingredient that are needed wherever an amount of it is shown. */
export type IngredientSummaryRow = MacrosRow &
  FiguresRow &
  Pick<
    Row,
    | 'slug'
    | 'name'
    | 'photos'
    | 'weight_units'
    | 'grams_per_piece'
    | 'density_g_per_ml'
    | 'is_spice'
    | 'kitchen'
    | 'yield_class'
    | 'diet_level'
    | 'parts'
  > & { recipe_slug: string | null }

/** The columns of what is known of a food besides its nutrients. */
type FiguresRow = Pick<
  Row,
  | (
      | 'alcohol'
      | 'micronutrients'
      | 'nutrient_marks'
      | 'nutrient_limits'
      | 'food_groups'
      | 'is_classified'
      | 'allergens'
    )
  | ('contains_gluten' | 'contains_lactose' | 'contains_cow_milk_protein')
>

export type IngredientRow = Omit<
  Row,
  'version' | 'search_text' | 'created_at' | 'updated_at' | 'sub_food_category' | 'from_recipe' | 'followed_at'
> & {
  created_at: string
  updated_at: string
  recipe_slug: string | null
  sub_guid: string
  sub_name: string
  sub_slug: string
  category_guid: string
  category_name: string
  category_slug: string
}

/** Values per 100 for Gram and Milliliter, per 1 for other units; calories follow from kilojoules. */
export function presentMacros(row: MacrosRow): Macros {
  return {
    kilojoules: row.kilojoules,
    calories: caloriesFromKilojoules(row.kilojoules),
    protein: row.protein,
    carbohydrates: row.carbohydrates,
    fat: row.fat,
    fiber: row.fiber,
    sugars: row.sugars,
    saturated_fats: row.saturated_fats,
    salt: row.salt,
  }
}

/**
 * What is known of a food besides its nutrients: alcohol among its constituents, groups and allergens with what its name and its
 * flags show.
 */
export function presentFigures(
  row: FiguresRow & Pick<Row, 'name' | 'weight_units' | 'grams_per_piece' | 'density_g_per_ml' | 'is_spice'>,
): FoodFigures {
  const { food_groups, is_classified, allergens } = factsOf(row)
  return {
    micronutrients: withAlcohol(row),
    nutrient_marks: row.nutrient_marks,
    nutrient_limits: row.nutrient_limits,
    food_groups: [...food_groups],
    is_classified,
    allergens,
  }
}

/** Most foods have none, and then it is left out. */
export function presentYield({ yield_class }: Pick<Row, 'yield_class'>): Pick<IngredientSummary, 'yield_class'> {
  return yield_class === null ? {} : { yield_class }
}

/** The recipe that a food is made of; most are made of none, and then it is left out. */
export function presentRecipeOf({ recipe_slug }: { recipe_slug: string | null }): Pick<IngredientSummary, 'recipe'> {
  return recipe_slug === null ? {} : { recipe: recipe_slug }
}

export function presentIngredientSummary(
  row: IngredientSummaryRow & Pick<Row, 'guid' | 'amount'>,
  urls: Urls,
): IngredientSummary {
  return {
    guid: row.guid,
    slug: row.slug,
    name: row.name,
    image: urls.icon(row.photos),
    weight_units: row.weight_units,
    amount: row.amount,
    grams_per_piece: row.grams_per_piece,
    density_g_per_ml: row.density_g_per_ml,
    is_spice: row.is_spice,
    macros: presentMacros(row),
    ...presentFigures(row),
    kitchen: row.kitchen,
    ...presentYield(row),
    ...presentRecipeOf(row),
    diet_level: row.diet_level,
  }
}

export function presentFound(
  row: IngredientSummaryRow & Pick<Row, 'guid' | 'amount' | 'status' | 'is_private'>,
  urls: Urls,
): FoundIngredient {
  return { ...presentIngredientSummary(row, urls), status: row.status, is_private: row.is_private }
}

/** An ingredient as the filter of the recipe list offers it. */
export function presentUsedIngredient(
  row: Pick<Row, 'guid' | 'name' | 'photos'>,
  recipe_count: number,
  urls: Urls,
): { guid: string; name: string; image: string | null; recipe_count: number } {
  return { guid: row.guid, name: row.name, image: urls.icon(row.photos), recipe_count }
}

/** Only users who may edit the ingredient get its editorial fields. */
export function presentIngredientDetail(row: IngredientRow, abilities: Abilities, urls: Urls): IngredientDetail {
  return abilities.can_edit ? presentPersonal(row, abilities, urls) : presentIngredient(row, urls)
}

export function presentPersonal(row: IngredientRow, abilities: Abilities, urls: Urls): PersonalIngredient {
  return { ...presentIngredient(row, urls), abilities, is_private: row.is_private, status_note: row.status_note }
}

export function presentSimilar(
  row: IngredientSummaryRow & Pick<Row, 'guid' | 'amount' | 'status' | 'is_private'>,
  match: SimilarIngredient['match'],
  urls: Urls,
): SimilarIngredient {
  return { ...presentFound(row, urls), match }
}

function presentIngredient(row: IngredientRow, urls: Urls): Ingredient {
  const { macros, ...summary } = presentIngredientSummary(row, urls)
  return {
    ...summary,
    ...macros,
    sub_food_category: { guid: row.sub_guid, name: row.sub_name, slug: row.sub_slug },
    food_categories: [{ guid: row.category_guid, name: row.category_name, slug: row.category_slug }],
    barcodes: row.barcodes,
    package_size: row.package_size,
    portion_size: row.portion_size,
    from_source: row.from_source,
    matched_with: row.matched_with,
    suggestion_names: row.suggestion_names,
    macro_specification: row.macro_specification,
    photos: urls.photos(row.photos),
    status: row.status,
    alcohol: row.alcohol,
    micronutrients: presentConstituents(summary.micronutrients),
    diet_level: row.diet_level,
    contains_gluten: row.contains_gluten,
    contains_lactose: row.contains_lactose,
    contains_cow_milk_protein: row.contains_cow_milk_protein,
    source: row.source === null ? null : { name: row.source, id: row.source_id, food: row.source_name },
    approximate: row.approximate,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** Unknown values are null, not absent. */
function presentConstituents(known: FoodFigures['micronutrients']): Ingredient['micronutrients'] {
  const entries = CONSTITUENTS.map((name) => [name, known[name] ?? null] as const)
  return Object.fromEntries(entries) as Ingredient['micronutrients']
}
