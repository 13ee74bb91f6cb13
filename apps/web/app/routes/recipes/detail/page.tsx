import { loading } from '../../../load.ts'
import { otherShareImages, pageMetadata } from '../../../metadata.ts'
import { recipePicture } from '../../../share-picture.ts'
import type { Route } from './+types/page.ts'
import { loadRecipe } from './load-recipe.ts'
import { describeRecipe, recipeKeywords } from './recipe-description.ts'
import { RecipeView } from './recipe-view.tsx'
import './detail.css'

export const loader = loading(loadRecipe)
export const clientLoader = loading(loadRecipe)

export default function RecipeDetailPage({ loaderData }: Route.ComponentProps) {
  const { recipe, ...rest } = loaderData
  // Another recipe, or another version of it, begins anew: nothing of the edits before stays.
  return <RecipeView key={`${recipe.guid} ${recipe.updated_at}`} recipe={recipe} {...rest} />
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
