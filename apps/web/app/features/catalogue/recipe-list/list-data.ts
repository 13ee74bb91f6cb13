import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { ConditionalData } from '#app/features/catalogue/conditional/load-conditional.ts'
import type { PanelOptions } from '#app/features/catalogue/filter/panel-options.ts'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import type { Suggestion } from './loosen.ts'

/** Everything the page of a recipe list shows. */
export type ListData = {
  filter: RecipeFilter
  offset: number
  recipes: CardRecipe[]
  /** The number of all matching recipes. */
  count: number
  options: PanelOptions
  names: ChipNames
  /** Less strict filters that find something; empty unless nothing was found. */
  suggestions: Suggestion[]
  /** What nearly suits a filter by diets; nothing where enough is found. */
  conditional: ConditionalData
  /** Sentences about wishes that exclude each other. */
  notes: readonly string[]
  /** Why the recipes could not be loaded; the filter is shown all the same. */
  failure: string | null
}
