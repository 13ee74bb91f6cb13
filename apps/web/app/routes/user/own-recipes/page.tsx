import { STATUSES, type Status } from '@zivina/nutrition/enumerations'
import { STATUS_LABELS } from '@zivina/nutrition/labels'
import { Download, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { LoadMoreButton } from '../../../components/load-more-button.tsx'
import { ToggleChip } from '../../../components/ui/chip.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Input } from '../../../components/ui/input.tsx'
import { LinkButton } from '../../../components/ui/link-button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { pageMetadata } from '../../../metadata.ts'
import { LoadFailure } from '../user-gate.tsx'
import { IMPORT_RECIPE_PATH, MY_RECIPES_PATH, NEW_RECIPE_PATH } from '../user-navigation.ts'
import type { Route } from './+types/page.ts'
import { OwnRecipeCard } from './own-recipe-card.tsx'
import { useOwnRecipes } from './use-own-recipes.ts'
import { useRemoval } from './use-removal.ts'

const TITLE = 'Moje recepty'

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Vaše vlastní recepty: rozepsané, čekající na schválení i\u00a0zveřejněné.',
      keywords: ['moje recepty', 'vlastní recepty'],
      path: MY_RECIPES_PATH,
      noindex: true,
    },
    matches,
  )
}

/** One's own recipes in every state. */
export default function OwnRecipes() {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Status | null>(null)
  const list = useOwnRecipes(useDeferredValue(search.trim()), status)
  const { removed, remove } = useRemoval()
  const recipes = list.recipes.filter(({ guid }) => !removed.has(guid))
  const isFiltered = search.trim() !== '' || status !== null
  const isEmpty = list.isLoaded && recipes.length === 0

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{TITLE}</h1>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:flex-col">
          <LinkButton variant="accent" href={NEW_RECIPE_PATH}>
            <Plus aria-hidden />
            Vytvořit recept
          </LinkButton>
          <LinkButton href={IMPORT_RECIPE_PATH}>
            <Download aria-hidden />
            Importovat recept
          </LinkButton>
        </div>
      </div>
      {isEmpty && !isFiltered ? null : (
        <div className="flex flex-col gap-3">
          <Input
            type="search"
            aria-label="Hledat v&nbsp;mých receptech"
            placeholder="Hledat v&nbsp;mých receptech"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight. */}
          <div role="group" aria-label="Stav" className="flex flex-wrap gap-2">
            {STATUSES.map((each) => (
              <ToggleChip key={each} pressed={status === each} onPress={() => setStatus(status === each ? null : each)}>
                {STATUS_LABELS[each]}
              </ToggleChip>
            ))}
          </div>
        </div>
      )}
      {list.failure ? <LoadFailure failure={list.failure} onRetry={list.retry} /> : null}
      {list.isLoaded || list.failure ? null : <Loading />}
      {isEmpty ? <Nothing isFiltered={isFiltered} /> : null}
      <ul className="flex flex-col gap-4 empty:hidden" aria-label={TITLE}>
        {recipes.map((recipe) => (
          <OwnRecipeCard key={recipe.guid} recipe={recipe} onRemove={remove} />
        ))}
      </ul>
      {recipes.length > 0 ? (
        <LoadMoreButton
          shown={recipes.length}
          count={Math.max(recipes.length, list.count - removed.size)}
          loading={list.isLoadingMore}
          onPress={list.loadMore}
        />
      ) : null}
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Načítám vaše recepty…</span>
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-36 w-full rounded-card" />
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <p className="text-muted">Takový mezi vašimi recepty není. Zkuste jiné slovo nebo jiný stav.</p>
  return (
    <EmptyState
      title="Zatím tu nic nevaříte"
      action={
        <LinkButton variant="brand" href={NEW_RECIPE_PATH}>
          Napsat první recept
        </LinkButton>
      }
    >
      Napište, co doma vaříte. Energii a&nbsp;živiny spočítáme při psaní. Vy recept uvidíte hned, ostatní po schválení.
    </EmptyState>
  )
}
