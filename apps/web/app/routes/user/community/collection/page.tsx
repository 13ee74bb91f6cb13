import type { CollectedRecipe, RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { COLLECTED_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { useMemo } from 'react'
import { CardList } from '#app/features/catalogue/card-list.tsx'
import { MY_RECIPES_PATH } from '#app/features/catalogue/user-paths.ts'
import { COLLECTIONS_PATH, collectionPath } from '#app/features/community/user-paths.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'
import type { Route } from './+types/page.ts'
import { CollectedCard } from './collected-card.tsx'

const load = guarded<{ guid: string }, RecipeCollection>(({ api, params, signal }) =>
  api('GET /recipe_collection/{guid}', { params, signal }),
)

export const loader = load
export const clientLoader = load

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const page = {
    title: loaderData?.name ?? 'Sbírka receptů',
    description: 'Recepty, které jste si dali pohromadě.',
    path: collectionPath(params.guid),
    noindex: true,
  }
  return pageMetadata(page, matches)
}

/** The recipes of a collection, the last added first. */
export default function Collection({ loaderData: collection }: Route.ComponentProps) {
  const { list, remove } = useCollected(collection)
  return (
    <>
      <div className="flex flex-col gap-1">
        <Breadcrumbs
          crumbs={[
            { label: 'Moje recepty', path: MY_RECIPES_PATH },
            { label: 'Sbírky', path: COLLECTIONS_PATH },
            { label: collection.name, path: collectionPath(collection.guid) },
          ]}
        />
        <h1 className="wrap-anywhere text-3xl">{tied(collection.name)}</h1>
        <p aria-live="polite" className="figures text-muted">
          {list.isLoaded ? counted(list.count, 'recept', 'recepty', 'receptů') : '\u00a0'}
          {list.count >= COLLECTED_RECIPES_MAX ? '. Víc se jich do jedné sbírky nevejde.' : null}
        </p>
      </div>
      <CardList
        list={list}
        label="Recepty"
        loading="Načítám recepty sbírky…"
        nothing={<NothingYet />}
        keyOf={({ guid }) => guid}
      >
        {(item, eager) => <CollectedCard item={item} eager={eager} onRemove={() => remove(item)} />}
      </CardList>
    </>
  )
}

/** The recipes without those that are being taken out, which can be taken back for a moment. */
function useCollected({ guid: collection }: RecipeCollection) {
  const { api, guid } = useAccount()
  const params = useMemo(() => ({ guid: collection }), [collection])
  const all = usePagedList<CollectedRecipe>({
    queryKey: ['collected', guid, collection],
    read: (offset, signal) =>
      api('GET /recipe_collection/{guid}/recipe', { params, query: { offset: String(offset) }, signal }),
    identity: (item) => item.guid,
  })
  const removal = useMemo<Removal<CollectedRecipe>>(
    () => ({
      key: 'collected',
      // The numbers of recipes there.
      also: 'collections',
      done: 'Odebráno ze\u00a0sbírky',
      nameOf: ({ recipe }) => recipe?.name ?? 'recept, který už není dostupný',
      erase: (api, { guid: recipe }) =>
        api('POST /recipe_collection/{guid}/recipe', { params, body: { recipe, add: false } }),
    }),
    [params],
  )
  const { removed, remove } = useDelayedRemoval(removal)
  const items = all.items.filter((item) => !removed.has(item.guid))
  return { list: { ...all, items, count: all.count - (all.items.length - items.length) }, remove }
}

function NothingYet() {
  return (
    <EmptyState picture="cookbook" title="Sbírka je zatím prázdná" link={{ href: '/recepty', label: 'Vybrat recepty' }}>
      <p>
        Otevřete recept a&nbsp;klepněte na „Do&nbsp;sbírky“. Přidat můžete i&nbsp;své vlastní recepty a&nbsp;úpravy.
      </p>
    </EmptyState>
  )
}
