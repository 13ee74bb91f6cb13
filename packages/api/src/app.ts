import { readActor } from '#api/account/sessions/authenticate.ts'
import { bindAccounts } from './account/accounts/routes.ts'
import { bindCompanies } from './account/companies/routes.ts'
import { bindMailPreferences } from './account/mail-preferences/routes.ts'
import { bindOauth } from './account/oauth/routes.ts'
import { bindUsers } from './account/users/routes.ts'
import { bindCreators } from './catalogue/creators/routes.ts'
import { bindFoodCategories } from './catalogue/food-categories/routes.ts'
import { bindIngredients } from './catalogue/ingredients/read/routes.ts'
import { bindOwnIngredients } from './catalogue/ingredients/write/routes.ts'
import { bindRecipeDrafts } from './catalogue/recipes/drafts/routes.ts'
import { bindRecipeImport } from './catalogue/recipes/import/routes.ts'
import { bindModifiedRecipes } from './catalogue/recipes/modifications/routes.ts'
import { bindRecipes } from './catalogue/recipes/read/routes.ts'
import { bindOwnRecipes } from './catalogue/recipes/write/routes.ts'
import { bindTags } from './catalogue/tags/routes.ts'
import { bindServices } from './commerce/services/routes.ts'
import { bindErrorReports } from './community/error-reports/routes.ts'
import { bindFavorites } from './community/favorites/routes.ts'
import { bindPhotoSubmissions } from './community/photo-submissions/routes.ts'
import { bindReviews } from './community/reviews/routes.ts'
import { bindUserFilters } from './community/user-filters/routes.ts'
import { bindWaiting } from './console/waiting/routes.ts'
import { bindArticles } from './content/articles/routes.ts'
import { bindContact } from './content/contact/routes.ts'
import { bindGuides } from './content/guides/routes.ts'
import { bindNews } from './content/news/routes.ts'
import { bindNewsletter } from './content/newsletter/routes.ts'
import { bindPages } from './content/pages/routes.ts'
import { bindRiddle } from './content/riddle/routes.ts'
import { bindSearch } from './discovery/search/routes.ts'
import { bindDocument } from './kernel/document/document-routes.ts'
import { bindHealth } from './kernel/health/routes.ts'
import type { App, Services } from './kernel/http/scope.ts'
import { createApp, type Origin, refuseOtherMethods, serve } from './kernel/http/server.ts'
import { bindImages } from './media/images/routes.ts'

const NOUNS: readonly ((app: App) => void)[] = [
  bindHealth,
  bindAccounts,
  bindUsers,
  bindCompanies,
  // Before recipes: `/recipe/favorites` would be taken for a slug.
  bindFavorites,
  bindRecipes,
  bindIngredients,
  bindFoodCategories,
  bindTags,
  bindCreators,
  bindSearch,
  bindOauth,
  bindMailPreferences,
  bindImages,
  bindUserFilters,
  bindModifiedRecipes,
  bindRecipeImport,
  bindServices,
  bindRiddle,
  bindPages,
  bindArticles,
  bindGuides,
  bindContact,
  bindNews,
  bindDocument,
  bindOwnRecipes,
  bindRecipeDrafts,
  bindOwnIngredients,
  bindReviews,
  bindErrorReports,
  bindPhotoSubmissions,
  bindNewsletter,
  bindWaiting,
]

/** The API as one function from request to response, for everything below `/api`. */
export type Api = { fetch(request: Request, origin?: Origin): Promise<Response> }

/** Puts every noun of the contract behind one function. It keeps no state of its own but caches of the catalogue. */
export function createApi(services: Services): Api {
  const app = bindAll(services)
  refuseOtherMethods(app)
  return { fetch: serve(app) }
}

/** An app with the routes of every noun. */
export function bindAll(services: Services): App {
  const app = createApp(services, readActor)
  for (const bindNoun of NOUNS) bindNoun(app)
  return app
}
