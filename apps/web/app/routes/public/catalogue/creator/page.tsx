import { RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import { FILTER_DEFAULTS } from '@zivina/domain/catalogue/filter/filters'
import { RecipeGrid } from '#app/features/catalogue/recipe-grid.tsx'
import { recipeQuery } from '#app/features/catalogue/recipe-links.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { useAppendedList } from '#app/kit/list/use-appended-list.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { otherShareImages, pageMetadata } from '#app/seo/metadata.ts'
import { creatorPicture } from '#app/seo/share-picture.ts'
import { type LoadInput, loading, movedTo } from '#app/session/access/load.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import type { Route } from './+types/page.ts'
import { CreatorHeader } from './creator-header.tsx'

function recipesOf(creator: string, offset = 0) {
  return recipeQuery({ ...FILTER_DEFAULTS, creator }, { limit: RECIPES_PER_PAGE, offset })
}

async function load({ api, params, url, signal }: LoadInput<{ slug: string }>) {
  const [creator, recipes] = await Promise.all([
    api('GET /public_profile/{slug}', { params, signal }),
    api('GET /recipe', { query: recipesOf(params.slug), signal }),
  ])
  if (creator.slug !== params.slug) throw movedTo(`/tvurci/${creator.slug}`, url)
  return { creator, recipes }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { creator } = loaderData
  const card = creatorPicture(creator)
  const page = pageMetadata(
    {
      title: `${creator.name} – recepty a\u00a0představení`,
      description: `${creator.headline.replace(/\.?$/, '.')} Prohlédněte si recepty, které pro vás připravuje ${creator.name}.`,
      keywords: [creator.name, creator.specialisation, 'recepty'],
      path: `/tvurci/${creator.slug}`,
      card,
      type: 'profile',
    },
    matches,
  )
  return [...page, ...otherShareImages(card, matches)]
}

export default function Creator({ loaderData }: Route.ComponentProps) {
  const { creator, recipes } = loaderData
  const list = useAppendedList(
    recipes,
    (recipe) => recipe.guid,
    (offset) => browserApi('GET /recipe', { query: recipesOf(creator.slug, offset) }),
  )
  return (
    <>
      <CreatorHeader creator={creator} />
      <section className="page-width flex flex-col gap-6 py-10">
        <h2 className="text-2xl">Recepty</h2>
        <PagedList
          list={list}
          noun="recipe"
          nothing={
            <EmptyState picture="cookbook" title="Tady přibudou recepty">
              První se právě zkouší v{'\u00a0'}kuchyni.
            </EmptyState>
          }
        >
          {(shown) => <RecipeGrid recipes={shown} eagerCount={2} />}
        </PagedList>
      </section>
    </>
  )
}
