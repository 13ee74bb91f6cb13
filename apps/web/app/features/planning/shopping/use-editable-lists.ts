import type { ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import { useCallback, useEffect, useState } from 'react'
import { sessionApi } from '#app/session/api/session-api.ts'

/** A member without a list gets the first one, once however often it is tried. */
export async function createFirst(guid: string): Promise<string> {
  return (await sessionApi('POST /shopping_list', { body: { guid, name: 'Nákup' } })).guid
}

/** The lists that the person may add to; null until they are loaded. */
export function useEditableLists() {
  const [lists, setLists] = useState<ShoppingListCard[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const load = useCallback(() => {
    setFailure(null)
    sessionApi('GET /shopping_list').then(
      ({ results }) => setLists(results.filter(({ can_edit }) => can_edit)),
      setFailure,
    )
  }, [])
  useEffect(load, [load])
  return { lists, failure, load }
}
