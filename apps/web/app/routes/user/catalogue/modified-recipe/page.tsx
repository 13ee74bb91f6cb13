import { withFreeText } from '#app/features/catalogue/recipe/free-text.ts'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { sameDataAtAnyPlace } from '#app/kit/page/same-data.ts'
import { pageMetadata } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'
import { ModifiedView } from './modified-view.tsx'
import '#app/features/catalogue/recipe/detail.css'

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

const load = guarded<{ slug: string }, Awaited<ReturnType<typeof readModified>>>((input) => readModified(input))

export const loader = load
export const clientLoader = load

type Input = Parameters<Parameters<typeof guarded<{ slug: string }, unknown>>[0]>[0]

async function readModified({ api, params, signal }: Input) {
  return withFreeText(await api('GET /recipe_modified/{slug}', { params, signal }))
}

export const shouldRevalidate = sameDataAtAnyPlace

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const title = loaderData?.name ?? 'Upravený recept'
  const path = `${MODIFIED_PATH}/${params.slug}`
  return pageMetadata(
    {
      title,
      description: 'Vaše vlastní verze receptu.',
      keywords: ['upravený recept', 'vlastní verze receptu'],
      path,
      noindex: true,
    },
    matches,
  )
}

export default function ModifiedRecipe({ loaderData: recipe }: Route.ComponentProps) {
  // Another version resets the edits.
  return <ModifiedView key={`${recipe.guid} ${recipe.version}`} recipe={recipe} />
}
