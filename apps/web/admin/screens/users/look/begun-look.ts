import { type ApiClient, ApiFailure, createClient } from '@zivina/contract/client'
import { createStore, useStore } from '#app/kit/state/store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** A look at a person's account. Its token is kept nowhere but here, so that it ends with the tab at the latest. */
export type BegunLook = { guid: string; until: string; api: ApiClient }

const look = createStore<BegunLook | null>(null)

/** The look that runs at an account, if one does. */
export function useBegunLook(guid: string): BegunLook | null {
  const begun = useStore(look.subscribe, look.read, null)
  return begun?.guid === guid ? begun : null
}

export const endLook = (): void => look.write(null)

/** Begins to look at an account; the server records it with the reason. */
export async function beginLook(guid: string, reason: string): Promise<void> {
  const { access, until } = await sessionApi('POST /user/{guid}/look', { params: { guid }, body: { reason } })
  const call = createClient((request) => {
    request.headers.set('authorization', `Bearer ${access}`)
    return fetch(request)
  }, '/api')
  const api: ApiClient = async (key, input) => {
    try {
      return await call(key, input)
    } catch (failure) {
      // Its minutes are over, or the admin is one no more.
      if (failure instanceof ApiFailure && failure.has('EXPIRED_TOKEN')) endLook()
      throw failure
    }
  }
  look.write({ guid, until, api })
}
