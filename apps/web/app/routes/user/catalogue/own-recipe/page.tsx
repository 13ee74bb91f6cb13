import { redirect, useRevalidator } from 'react-router'
import { withFreeText } from '#app/features/catalogue/recipe/free-text.ts'
import { prepareList } from '#app/features/catalogue/recipe/ingredients/list-part.tsx'
import { prepareSteps } from '#app/features/catalogue/recipe/steps/steps-section.tsx'
import { MY_RECIPES_PATH, ownRecipePath } from '#app/features/catalogue/user-paths.ts'
import { sameDataAtAnyPlace } from '#app/kit/page/same-data.ts'
import { RecipeView } from '#app/routes/public/catalogue/recipe/recipe-view.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { guarded, requireUser } from '#app/session/access/guard.ts'
import { movedTo, notFound } from '#app/session/access/load.ts'
import { useLeaveWhenLoggedOut } from '#app/session/tokens/use-leave-when-logged-out.ts'
import type { Route } from './+types/page.ts'
import { OwnNotice } from './own-notice.tsx'
import '#app/features/catalogue/recipe/detail.css'

export const middleware = [requireUser]
export const clientMiddleware = [requireUser]

type Input = Parameters<Parameters<typeof guarded<{ slug: string }, unknown>>[0]>[0]

/** A recipe of the user that is not public. A public one has its public page. */
async function readOwn({ api, params, url, signal }: Input) {
  const recipe = await api('GET /recipe/{slug}', { params, signal })
  if (recipe.status === 'Approved') throw redirect(`/recepty/${recipe.slug}`)
  if (!recipe.abilities?.can_edit) throw notFound(url.pathname)
  if (recipe.slug !== params.slug) throw movedTo(ownRecipePath(recipe.slug), url)
  return withFreeText(recipe)
}

export const loader = guarded(readOwn)
// Without the server's rendering, lines and steps need their code at once.
export const clientLoader = guarded(async (input: Input) => {
  const [recipe] = await Promise.all([readOwn(input), prepareList(), prepareSteps()])
  return recipe
})

export const shouldRevalidate = sameDataAtAnyPlace

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const page = {
    title: loaderData?.name ?? 'Můj recept',
    description: 'Váš vlastní recept.',
    path: ownRecipePath(params.slug),
    noindex: true,
  }
  return pageMetadata(page, matches)
}

/** The whole recipe page for a recipe that only its author sees. */
export default function OwnRecipe({ loaderData: recipe }: Route.ComponentProps) {
  const leaving = useLeaveWhenLoggedOut()
  const { revalidate } = useRevalidator()
  if (leaving) return null
  return (
    <RecipeView
      key={`${recipe.guid} ${recipe.updated_at}`}
      recipe={recipe}
      similar={[]}
      path={ownRecipePath(recipe.slug)}
      parent={{ label: 'Moje recepty', path: MY_RECIPES_PATH }}
      above={<OwnNotice recipe={recipe} onChanged={revalidate} />}
    />
  )
}
