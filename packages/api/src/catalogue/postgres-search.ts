import type { CatalogueSearch } from '#api/kernel/ports/catalogue-search.ts'
import { findFoods } from './ingredients/read/find-foods.ts'
import { findRecipes } from './recipes/read/find-recipes.ts'

/** The search of the catalogue by PostgreSQL: its text search for recipes, its trigrams for foods and for similar spellings. */
export const catalogueSearch: CatalogueSearch = { recipes: findRecipes, foods: findFoods }
