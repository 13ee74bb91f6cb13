import type { PersonalIngredient } from '@zivina/contract/ingredients'
import { STATUSES, type Status } from '@zivina/nutrition/enumerations'
import { STATUS_LABELS } from '@zivina/nutrition/labels'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { LoadMoreButton } from '../../../components/load-more-button.tsx'
import { ToggleChip } from '../../../components/ui/chip.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Input } from '../../../components/ui/input.tsx'
import { LinkButton } from '../../../components/ui/link-button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { pageMetadata } from '../../../metadata.ts'
import { LoadFailure } from '../user-gate.tsx'
import { MY_INGREDIENTS_PATH, NEW_INGREDIENT_PATH } from '../user-navigation.ts'
import type { Route } from './+types/page.ts'
import { IngredientCard } from './ingredient-card.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useOwnIngredients } from './use-own-ingredients.ts'

const TITLE = 'Moje suroviny'

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Suroviny, které jste zadali: čekající na schválení i\u00a0zveřejněné.',
      path: MY_INGREDIENTS_PATH,
      noindex: true,
    },
    matches,
  )
}

/** One's own ingredients in every state. */
export default function OwnIngredients() {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Status | null>(null)
  const [doomed, setDoomed] = useState<PersonalIngredient | null>(null)
  const list = useOwnIngredients(useDeferredValue(search.trim()), status)
  const { ingredients } = list
  const isFiltered = search.trim() !== '' || status !== null
  const isEmpty = list.isLoaded && ingredients.length === 0

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{TITLE}</h1>
        <LinkButton variant="accent" href={NEW_INGREDIENT_PATH}>
          <Plus aria-hidden />
          Nová surovina
        </LinkButton>
      </div>
      {/* As tall as the screen from the first moment, so that the footer does not move when the list is there. */}
      <div className="flex min-h-dvh flex-col gap-6">
        {!list.isLoaded || (isEmpty && !isFiltered) ? null : (
          <div className="flex flex-col gap-3">
            <Input
              type="search"
              aria-label="Hledat v&nbsp;mých surovinách"
              placeholder="Hledat v&nbsp;mých surovinách"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight. */}
            <div role="group" aria-label="Stav" className="flex flex-wrap gap-2">
              {STATUSES.map((each) => (
                <ToggleChip
                  key={each}
                  pressed={status === each}
                  onPress={() => setStatus(status === each ? null : each)}
                >
                  {STATUS_LABELS[each]}
                </ToggleChip>
              ))}
            </div>
          </div>
        )}
        {list.failure ? <LoadFailure failure={list.failure} onRetry={list.retry} /> : null}
        {list.isLoaded || list.failure ? null : <Loading />}
        {isEmpty ? <Nothing isFiltered={isFiltered} /> : null}
        <ul className="grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3" aria-label={TITLE}>
          {ingredients.map((ingredient) => (
            <IngredientCard key={ingredient.guid} ingredient={ingredient} onRemove={setDoomed} />
          ))}
        </ul>
        {ingredients.length > 0 ? (
          <LoadMoreButton
            shown={ingredients.length}
            count={Math.max(ingredients.length, list.count)}
            loading={list.isLoadingMore}
            onPress={list.loadMore}
          />
        ) : null}
      </div>
      <RemoveDialog ingredient={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Načítám vaše suroviny…</span>
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <p className="text-muted">Taková mezi vašimi surovinami není. Zkuste jiné slovo nebo jiný stav.</p>
  return (
    <EmptyState
      title="Chybí vám u&nbsp;nás nějaká potravina?"
      action={
        <LinkButton variant="brand" href={NEW_INGREDIENT_PATH}>
          Zadat první surovinu
        </LinkButton>
      }
    >
      Opište ji z&nbsp;obalu a&nbsp;hned s&nbsp;ní můžete vařit. Ostatní ji uvidí po schválení.
    </EmptyState>
  )
}
