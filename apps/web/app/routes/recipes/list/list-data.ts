import type { Recipe } from '@zivina/contract/recipes'
import type { ChipNames } from '@zivina/nutrition/filter-chips'
import type { RecipeFilter } from '@zivina/nutrition/filters'
import type { CardRecipe } from '../../../components/recipe-card.tsx'
import type { Suggestion } from './loosen.ts'

/** What there is to choose from besides the closed lists. */
export type PanelOptions = {
  tags: readonly string[]
  creators: readonly { slug: string; name: string }[]
}

/** Everything the page of a recipe list shows. */
export type ListData = {
  filter: RecipeFilter
  offset: number
  recipes: CardRecipe[]
  /** Of all recipes that pass, on whatever page. */
  count: number
  options: PanelOptions
  names: ChipNames
  /** Looser filters that would find something; empty unless nothing was found. */
  suggestions: Suggestion[]
  /** What went wrong where the recipes could not be had; the filter stands all the same. */
  failure: string | null
}

/** What a card shows of a recipe: the rest does not travel with the page. */
export function toCard(recipe: Recipe): CardRecipe {
  const { slug, name, photos, time_minutes, resting_time, nutrient_coverage } = recipe
  const { calories_in_total, kilojoules, protein_in_total, carbohydrates_in_total, fat_in_total } = recipe
  return {
    slug,
    name,
    photos: photos.slice(0, 1),
    time_minutes,
    resting_time,
    nutrient_coverage,
    calories_in_total,
    kilojoules,
    protein_in_total,
    carbohydrates_in_total,
    fat_in_total,
  }
}
