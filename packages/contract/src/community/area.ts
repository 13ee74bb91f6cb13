import { cookbook } from './cookbook.ts'
import { cookedRecipes } from './cooked-recipes.ts'
import { errorReports } from './error-reports.ts'
import { favorites } from './favorites.ts'
import { photoSubmissions } from './photo-submissions.ts'
import { recipeCollections } from './recipe-collections.ts'
import { recipeNotes } from './recipe-notes.ts'
import { reviews } from './reviews.ts'
import { userFilters } from './user-filters.ts'

/** The nouns of the area whose calls it declares. */
export const community = {
  cookbook,
  cookedRecipes,
  errorReports,
  favorites,
  photoSubmissions,
  recipeCollections,
  recipeNotes,
  reviews,
  userFilters,
}
