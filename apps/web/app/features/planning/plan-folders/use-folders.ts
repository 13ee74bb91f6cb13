import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { useMemo, useState } from 'react'
import { FOLDERS_KEY, PLANS_KEY } from '#app/features/planning/plan/plan-query.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'
import { beforeAt, siblingsOf, withoutFolders } from './folder-tree.ts'

const REMOVAL: Removal<MealPlanFolder> = {
  key: FOLDERS_KEY,
  also: PLANS_KEY,
  done: 'Složka smazána',
  nameOf: ({ name }) => name,
  erase: (api, { guid }) => api('DELETE /meal_plan_folder/{guid}', { params: { guid } }),
}

/** One’s folders of plans, all of them: there are few. */
export function useFolders() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const key = [FOLDERS_KEY, guid]
  const [announcement, announce] = useState('')
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api('GET /meal_plan_folder', { signal })).results,
    refetchOnMount: 'always',
  })
  const { removed, remove } = useDelayedRemoval<MealPlanFolder>(REMOVAL)
  const known = query.data
  const folders = useMemo(() => withoutFolders(known ?? [], removed), [known, removed])
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: [PLANS_KEY] }),
    ])
  }
  /** Shown at once, and read again once the server has answered. */
  const move = (moved: string, place: number) => {
    const folder = folders.find((each) => each.guid === moved)
    const siblings = folder ? siblingsOf(folders, folder.parent) : []
    if (!folder || place < 0 || place >= siblings.length) return
    const before = beforeAt(folders, folder, place)
    const order = siblings.filter((each) => each !== folder).toSpliced(place, 0, folder)
    client.setQueryData<MealPlanFolder[]>(
      key,
      folders.map((each) => (order.includes(each) ? { ...each, position: order.indexOf(each) } : each)),
    )
    announce(`Přesunuto na ${place + 1}.\u00a0místo z\u00a0${order.length}.`)
    api('PATCH /meal_plan_folder/{guid}', { params: { guid: moved }, body: { before } })
      .catch(sayFailure)
      .finally(refresh)
  }
  return { ...query, folders, announcement, move, remove, refresh }
}
