import { accounts } from './account/accounts.ts'
import { companies } from './account/companies.ts'
import { unsubscribe } from './account/mail-preferences.ts'
import { oauth } from './account/oauth.ts'
import { users } from './account/users.ts'
import { creators } from './catalogue/creators.ts'
import { foodCategories } from './catalogue/food-categories.ts'
import { ingredients } from './catalogue/ingredients/read.ts'
import { ownIngredients } from './catalogue/ingredients/write.ts'
import { recipeDrafts } from './catalogue/recipes/drafts.ts'
import { recipeImport } from './catalogue/recipes/import.ts'
import { modifiedRecipes } from './catalogue/recipes/modifications.ts'
import { recipes } from './catalogue/recipes/read.ts'
import { ownRecipes } from './catalogue/recipes/write.ts'
import { tags } from './catalogue/tags.ts'
import { services } from './commerce/services.ts'
import { errorReports } from './community/error-reports.ts'
import { favorites } from './community/favorites.ts'
import { photoSubmissions } from './community/photo-submissions.ts'
import { reviews } from './community/reviews.ts'
import { userFilters } from './community/user-filters.ts'
import { waiting } from './console/waiting.ts'
import { articles } from './content/articles.ts'
import { contact } from './content/contact.ts'
import { guides } from './content/guides.ts'
import { news } from './content/news.ts'
import { newsletter } from './content/newsletter.ts'
import { pages } from './content/pages.ts'
import { riddle } from './content/riddle.ts'
import { search } from './discovery/search.ts'
import type { EndpointSpec } from './kernel/endpoint.ts'
import { health } from './kernel/health.ts'
import { images } from './media/images.ts'

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
