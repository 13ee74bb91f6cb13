import type { Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { ApiFailure } from '@zivina/contract/client'
import { useCallback } from 'react'
import { useAsked } from '#app/kit/parts/use-asked.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

/** A person's own food is not public: it has no substitutes here. */
const NOTHING: Substitutes = { roles: [], same_kind: [] }

/** What a food can be swapped for. */
export function useSubstitutes(guid: string) {
  return useAsked(
    useCallback(
      (signal) =>
        browserApi('GET /ingredient/{guid}/substitutes', { params: { guid }, signal }).catch((failure: unknown) => {
          if (failure instanceof ApiFailure && failure.status === 404) return NOTHING
          throw failure
        }),
      [guid],
    ),
  )
}
