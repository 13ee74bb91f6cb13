import { prepareList } from '#app/features/catalogue/recipe/ingredients/list-part.tsx'
import { describeRecipe, recipeKeywords } from '#app/features/catalogue/recipe/recipe-description.ts'
import { prepareSteps } from '#app/features/catalogue/recipe/steps/steps-section.tsx'
import { sameDataAtAnyPlace } from '#app/kit/page/same-data.ts'
import { otherShareImages, pageMetadata } from '#app/seo/metadata.ts'
import { recipePicture } from '#app/seo/share-picture.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import type { Route } from './+types/page.ts'
import { loadRecipe } from './load-recipe.ts'
import { RecipeView } from './recipe-view.tsx'
import { useWayToOwnRecipe } from './use-way-to-own-recipe.ts'
import '#app/features/catalogue/recipe/detail.css'

export const loader = loading(loadRecipe)
// Without the server's rendering, lines and steps need their code at once.
export const clientLoader = loading(async (input: LoadInput<{ slug: string }>) => {
  const [page] = await Promise.all([loadRecipe(input), prepareList(), prepareSteps()])
  return page
})

export const shouldRevalidate = sameDataAtAnyPlace

export default function RecipeDetailPage({ loaderData }: Route.ComponentProps) {
  const { recipe, ...rest } = loaderData
  // Another recipe, or another version of it, resets the edits.
  const key = `${recipe.guid} ${recipe.updated_at}`
  return <RecipeView key={key} recipe={recipe} path={`/recepty/${recipe.slug}`} {...rest} />
}

/** The author of a recipe that is not public finds it on a page of their own. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  useWayToOwnRecipe(error, params.slug)
  return <ErrorPage error={error} />
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { recipe } = loaderData
  const card = recipePicture(recipe)
  const page = pageMetadata(
    {
      title: recipe.name,
      description: describeRecipe(recipe),
      keywords: recipeKeywords(recipe),
      path: `/recepty/${recipe.slug}`,
      card,
      type: 'article',
    },
    matches,
  )
  return [...page, ...otherShareImages(card, matches)]
}
