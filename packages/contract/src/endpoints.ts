import { accounts } from './accounts.ts'
import { articles } from './articles.ts'
import { companies } from './companies.ts'
import { contact } from './contact.ts'
import { creators } from './creators.ts'
import type { EndpointSpec } from './endpoint.ts'
import { errorReports } from './error-reports.ts'
import { favorites } from './favorites.ts'
import { foodCategories } from './food-categories.ts'
import { guides } from './guides.ts'
import { health } from './health.ts'
import { images } from './images.ts'
import { ingredients } from './ingredients.ts'
import { modifiedRecipes } from './modified-recipes.ts'
import { news } from './news.ts'
import { newsletter } from './newsletter.ts'
import { oauth } from './oauth.ts'
import { ownIngredients } from './own-ingredients.ts'
import { ownRecipes } from './own-recipes.ts'
import { pages } from './pages.ts'
import { photoSubmissions } from './photo-submissions.ts'
import { recipeDrafts } from './recipe-drafts.ts'
import { recipeImport } from './recipe-import.ts'
import { recipes } from './recipes.ts'
import { reviews } from './reviews.ts'
import { riddle } from './riddle.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { tags } from './tags.ts'
import { unsubscribe } from './unsubscribe.ts'
import { userFilters } from './user-filters.ts'
import { users } from './users.ts'
import { waiting } from './waiting.ts'

const nouns = {
  health,
  accounts,
  users,
  companies,
  recipes,
  ingredients,
  foodCategories,
  tags,
  creators,
  search,
  oauth,
  unsubscribe,
  images,
  ownRecipes,
  ownIngredients,
  recipeDrafts,
  favorites,
  userFilters,
  modifiedRecipes,
  recipeImport,
  services,
  riddle,
  articles,
  guides,
  pages,
  reviews,
  errorReports,
  photoSubmissions,
  contact,
  news,
  newsletter,
  waiting,
}

type Nouns = typeof nouns
type AnyEndpoint = { [N in keyof Nouns]: Nouns[N][keyof Nouns[N]] }[keyof Nouns]

/** Every endpoint by `METHOD path`, as types: what the client is typed with. */
export type EndpointMap = {
  [E in AnyEndpoint as E extends EndpointSpec ? `${E['method']} ${E['path']}` : never]: E
}

/** Every endpoint there is, for the API document, the access matrix and the completeness tests. */
export const ENDPOINTS: readonly EndpointSpec[] = Object.values(nouns).flatMap(
  (noun) => Object.values(noun) as EndpointSpec[],
)
