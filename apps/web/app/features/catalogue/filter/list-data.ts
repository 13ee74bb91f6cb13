import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
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
