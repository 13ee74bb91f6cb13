import { SOCIAL_IMAGE_WIDTH } from '@zivina/contract/limits'
import type { MetaDescriptor } from 'react-router'
import { absoluteImageUrl, heightShare } from '../../../image-url.ts'
import { loading } from '../../../load.ts'
import { pageMetadata, siteOf } from '../../../metadata.ts'
import type { Route } from './+types/page.ts'
import { loadRecipe } from './load-recipe.ts'
import { describeRecipe, recipeKeywords } from './recipe-description.ts'
import { RecipeView } from './recipe-view.tsx'
import './detail.css'
import './detail-print.css'

export const loader = loading(loadRecipe)
export const clientLoader = loading(loadRecipe)

export default function RecipeDetailPage({ loaderData: { recipe, similar, reviews } }: Route.ComponentProps) {
  // Another recipe begins anew: nothing of the edits before stays.
  return <RecipeView key={recipe.guid} recipe={recipe} similar={similar} reviews={reviews} />
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { recipe } = loaderData
  const [photo] = recipe.photos
  const page = pageMetadata(
    {
      title: recipe.name,
      description: describeRecipe(recipe),
      keywords: recipeKeywords(recipe),
      path: `/recepty/${recipe.slug}`,
      image: photo ?? null,
      type: 'article',
    },
    matches,
  )
  return photo ? [...page, ...otherRatios(photo, siteOf(matches))] : page
}

/** The share picture in the two other ratios; 16 : 9 comes first, with the page's own metadata. */
function otherRatios(photo: string, site: ReturnType<typeof siteOf>): MetaDescriptor[] {
  return (['4-3', '1-1'] as const).flatMap((ratio) => [
    { property: 'og:image', content: absoluteImageUrl(photo, { width: SOCIAL_IMAGE_WIDTH, ratio }, site) },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE_WIDTH) },
    { property: 'og:image:height', content: String(Math.round(SOCIAL_IMAGE_WIDTH * heightShare(ratio))) },
  ])
}
