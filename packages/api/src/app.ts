import { bindAccounts } from './accounts/routes.ts'
import { bindArticles } from './articles/routes.ts'
import { bindCompanies } from './companies/routes.ts'
import { bindContact } from './contact/routes.ts'
import { bindCreators } from './creators/routes.ts'
import { bindErrorReports } from './error-reports/routes.ts'
import { bindFavorites } from './favorites/routes.ts'
import { bindFoodCategories } from './food-categories/routes.ts'
import { bindGuides } from './guides/routes.ts'
import { bindHealth } from './health/routes.ts'
import { bindDocument } from './http/document-routes.ts'
import type { App, Services } from './http/scope.ts'
import { createApp, type Origin, refuseOtherMethods, serve } from './http/server.ts'
import { bindImages } from './images/routes.ts'
import { bindIngredients } from './ingredients/routes.ts'
import { bindMailPreferences } from './mail-preferences/routes.ts'
import { bindModifiedRecipes } from './modified-recipes/routes.ts'
import { bindNews } from './news/routes.ts'
import { bindNewsletter } from './newsletter/routes.ts'
import { bindOauth } from './oauth/routes.ts'
import { bindOwnIngredients } from './own-ingredients/routes.ts'
import { bindOwnRecipes } from './own-recipes/routes.ts'
import { bindPages } from './pages/routes.ts'
import { bindPhotoSubmissions } from './photo-submissions/routes.ts'
import { bindRecipeDrafts } from './recipe-drafts/routes.ts'
import { bindRecipeImport } from './recipe-import/routes.ts'
import { bindRecipes } from './recipes/routes.ts'
import { bindReviews } from './reviews/routes.ts'
import { bindRiddle } from './riddle/routes.ts'
import { bindSearch } from './search/routes.ts'
import { bindServices } from './services/routes.ts'
import { bindTags } from './tags/routes.ts'
import { bindUserFilters } from './user-filters/routes.ts'
import { bindUsers } from './users/routes.ts'
import { bindWaiting } from './waiting/routes.ts'

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
  const app = createApp(services)
  for (const bindNoun of NOUNS) bindNoun(app)
  return app
}
