import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { ShoppingList, ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import { Invitations } from '#app/features/planning/list-choice/invitations.tsx'
import { ListChoice } from '#app/features/planning/list-choice/list-choice.tsx'
import { NewList } from '#app/features/planning/list-choice/new-list.tsx'
import { listsKey } from '#app/features/planning/shopping/list-sending.ts'
import { SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded, sendAway } from '#app/session/access/guard.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Route } from './+types/page.ts'
import { LIST_TITLE, ListView } from './list-view.tsx'

/** People without premium may be here if another person shares a list with them, or where they still have one. */
async function readLists(api: ApiClient, signal: AbortSignal): Promise<ShoppingListCard[]> {
  return (await api('GET /shopping_list', { signal })).results
}

async function isInvited(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  return (await api('GET /share', { signal })).results.some(({ kind }) => kind === 'shopping_list')
}

/** What the server renders into the page; null in the browser, which loads it itself. */
type First = { first: ShoppingListCard[] | null; list: ShoppingList | null }

type OfList = { guid?: string }

export const loader = guarded<OfList, First>(async ({ api, user, params, signal }) => {
  const first = await readLists(api, signal)
  if (!user.is_premium && first.length === 0 && !(await isInvited(api, signal))) throw sendAway()
  const guid = params.guid ?? first[0]?.guid
  const list = guid === undefined ? null : await api('GET /shopping_list/{guid}', { params: { guid }, signal })
  return { first, list }
})

/** In the browser the page of members appears at once and loads its data itself. */
export const clientLoader = guarded<OfList, First>(async ({ api, user, signal }) => {
  if (user.is_premium) return { first: null, list: null }
  const first = await readLists(api, signal)
  if (first.length === 0 && !(await isInvited(api, signal))) throw sendAway()
  return { first, list: null }
})

export const meta = privateMetaOf({
  title: LIST_TITLE,
  description: 'Co koupit na recepty i\u00a0jen tak, sečtené a\u00a0seřazené podle obchodu.',
  keywords: ['nákupní seznam', 'co koupit'],
  path: SHOPPING_LIST_PATH,
})

/** The chosen list, otherwise the one that was changed last. */
export default function ShoppingListPage({ loaderData: { first, list }, params }: Route.ComponentProps) {
  const { api, guid: person } = useAccount()
  const query = useQuery({
    queryKey: listsKey(person),
    queryFn: ({ signal }) => readLists(api, signal),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
  return (
    <>
      <Invitations />
      <QueryGate
        query={query}
        heading={LIST_TITLE}
        waiting={{
          text: 'Načítám nákupní seznam…',
          shape: <Skeletons count={6} className="h-16 w-full rounded-card" />,
        }}
      >
        {(lists) => {
          const chosen = params.guid ?? lists[0]?.guid
          if (chosen === undefined) return <NewList isFirst />
          return (
            <>
              <ListChoice lists={lists} chosen={chosen} />
              <ListView key={chosen} guid={chosen} first={list?.guid === chosen ? list : null} />
            </>
          )
        }}
      </QueryGate>
    </>
  )
}
