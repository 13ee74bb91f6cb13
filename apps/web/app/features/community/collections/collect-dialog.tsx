import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { counted } from '@zivina/czech/plural'
import { useCallback, useEffect, useState } from 'react'
import { COLLECTIONS_PATH } from '#app/features/community/user-paths.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import type { Collectable } from './collectable.ts'
import { NewCollectionForm } from './new-collection-form.tsx'

type CollectDialogProps = { recipe: Collectable; onClose: () => void }

/** In which of one's collections a recipe is: a tick puts it there or takes it out at once. A new one can be made here. */
export default function CollectDialog({ recipe, onClose }: CollectDialogProps) {
  const { list, failure, load, toggle, add } = useCollectionsOf(recipe.guid)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Do kterých sbírek"
      side="bottom"
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <a href={COLLECTIONS_PATH} className="inline-flex min-h-11 items-center text-brand underline">
            Všechny sbírky
          </a>
          <Button variant="accent" onClick={onClose}>
            Hotovo
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p className="wrap-anywhere font-semibold">{recipe.name}</p>
        {failure ? <LoadFailure failure={failure} onRetry={load} /> : null}
        {list === null && !failure ? (
          <div role="status">
            <span className="sr-only">Načítám vaše sbírky…</span>
            <Skeletons count={3} className="my-1 h-9 w-full rounded-md" />
          </div>
        ) : null}
        {list ? (
          <>
            {list.length > 0 ? (
              <fieldset>
                <legend className="sr-only">Sbírky</legend>
                {list.map((collection) => (
                  <CollectionTick key={collection.guid} collection={collection} onToggle={toggle} />
                ))}
              </fieldset>
            ) : (
              <p className="text-muted">Zatím nemáte žádnou sbírku. Pojmenujte první, recept do ní rovnou přidáme.</p>
            )}
            <NewCollectionForm label="Vytvořit a&nbsp;přidat" onMade={add} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

type CollectionTickProps = { collection: RecipeCollection; onToggle: (collection: RecipeCollection) => void }

function CollectionTick({ collection, onToggle }: CollectionTickProps) {
  const isHasty = useHastyPress()
  const { name, has_recipe, recipe_count } = collection
  return (
    <Checkbox checked={has_recipe} onChange={() => isHasty(collection.guid) || onToggle(collection)}>
      <span className="wrap-anywhere">{name}</span>{' '}
      <span className="figures text-sm text-muted">{counted(recipe_count, 'recept', 'recepty', 'receptů')}</span>
    </Checkbox>
  )
}

/** One's collections with this recipe in them or not; null until they are loaded. */
function useCollectionsOf(recipe: string) {
  const [list, setList] = useState<RecipeCollection[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const load = useCallback(() => {
    setFailure(null)
    sessionApi('GET /recipe_collection', { query: { recipe } }).then(({ results }) => setList(results), setFailure)
  }, [recipe])
  useEffect(load, [load])

  const put = (changed: RecipeCollection) =>
    setList((before) => before?.map((each) => (each.guid === changed.guid ? changed : each)) ?? null)
  const send = async (before: RecipeCollection, isIn: boolean) => {
    put({ ...before, has_recipe: isIn, recipe_count: before.recipe_count + (isIn ? 1 : -1) })
    try {
      const params = { guid: before.guid }
      put(await sessionApi('POST /recipe_collection/{guid}/recipe', { params, body: { recipe, add: isIn } }))
    } catch (thrown) {
      put(before)
      sayFailure(thrown)
    }
  }
  return {
    list,
    failure,
    load,
    toggle: (collection: RecipeCollection) => void send(collection, !collection.has_recipe),
    add: async (made: RecipeCollection) => {
      setList((before) => [...(before ?? []), made])
      await send(made, true)
    },
  }
}
