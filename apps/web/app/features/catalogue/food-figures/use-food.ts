import { useCallback } from 'react'
import { useAsked } from '#app/kit/parts/use-asked.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/** All data of one food. A logged-in user also gets their own foods that are not approved. */
export function useFood(guid: string) {
  return useAsked(
    useCallback(
      (signal) => {
        const api = readTokenData() === null ? browserApi : sessionApi
        return api('GET /ingredient/{guid}', { params: { guid }, signal })
      },
      [guid],
    ),
  )
}
