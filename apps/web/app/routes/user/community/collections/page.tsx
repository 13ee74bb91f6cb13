import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { useCallback, useRef, useState } from 'react'
import { NewCollectionForm } from '#app/features/community/collections/new-collection-form.tsx'
import { COLLECTIONS_PATH } from '#app/features/community/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'
import { CollectionRow } from './collection-row.tsx'
import { readCollections, useCollections } from './collections-query.ts'

const RenameDialog = lazyDialog(() => import('./rename-dialog.tsx'))

/** A page rendered on the server contains its collections. */
export const loader = guarded(async ({ api, signal }): Promise<{ first: RecipeCollection[] | null }> => {
  return { first: await readCollections(api, signal) }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<{ first: RecipeCollection[] | null }> => ({ first: null }))

export const meta = privateMetaOf({
  title: 'Sbírky receptů',
  description: 'Vaše vlastní i\u00a0cizí recepty pohromadě, jak se vám hodí: na všední dny, na neděli, pro děti.',
  keywords: ['sbírky receptů', 'moje kuchařka'],
  path: COLLECTIONS_PATH,
})

const LIST = 'flex flex-col gap-3'

/** One's collections: a new one, their order, names and deletion. */
export default function Collections({ loaderData: { first } }: Route.ComponentProps) {
  const [renamed, setRenamed] = useState<RecipeCollection | null>(null)
  const list = useCollections(first)
  // The rows are made draggable once, so what moves them stays the same function.
  const latest = useRef(list.move)
  latest.current = list.move
  const move = useCallback((guid: string, place: number) => latest.current(guid, place), [])
  return (
    <>
      <h1 className="text-3xl">Sbírky receptů</h1>
      <NewCollectionForm label="Vytvořit sbírku" onMade={async (made) => list.put(made)} />
      <QueryGate
        query={list}
        waiting={{
          text: 'Načítám vaše sbírky…',
          shape: <Skeletons count={3} className="h-16 w-full rounded-card" />,
          className: LIST,
        }}
      >
        {(collections) =>
          collections.length === 0 ? (
            <NothingYet />
          ) : (
            <ul aria-label="Moje sbírky" className={LIST}>
              {collections.map((collection, place) => (
                <CollectionRow
                  key={collection.guid}
                  collection={collection}
                  place={place}
                  onMove={move}
                  onRename={() => setRenamed(collection)}
                  onRemove={() => list.remove(collection)}
                />
              ))}
            </ul>
          )
        }
      </QueryGate>
      {renamed ? <RenameDialog collection={renamed} onRenamed={list.put} onClose={() => setRenamed(null)} /> : null}
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture="cookbook"
      title="Zatím nemáte žádnou sbírku"
      link={{ href: '/recepty', label: 'Vybrat recepty', variant: 'outline' }}
    >
      <p>
        Pojmenujte si ji nahoře, třeba „Na všední dny“. Recepty do ní přidáte u&nbsp;každého receptu tlačítkem
        „Do&nbsp;sbírky“.
      </p>
    </EmptyState>
  )
}
