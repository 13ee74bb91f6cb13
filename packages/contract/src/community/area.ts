import { cookbook } from './cookbook.ts'
import { errorReports } from './error-reports.ts'
import { favorites } from './favorites.ts'
import { photoSubmissions } from './photo-submissions.ts'
import { recipeCollections } from './recipe-collections.ts'
import { reviews } from './reviews.ts'
import { userFilters } from './user-filters.ts'

/** The nouns of the area whose calls it declares. */
export const community = {
  cookbook,
  errorReports,
  favorites,
  photoSubmissions,
  recipeCollections,
  reviews,
  userFilters,
}
