import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { persistAnswers } from '#app/kit/loading/persisted-answers.ts'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { createStore } from '#app/kit/state/store.ts'
import { readTokenData, subscribeToSession } from '#app/session/tokens/session-store.ts'

type TabQueriesProps = {
  /** Called with every failure, for those that lead away from the page. */
  onFailure?: (failure: Error) => void
  /** Adds the data that came with the page. */
  seed?: (client: QueryClient) => void
  children: ReactNode
}

let tab: QueryClient | null = null
const failures = createStore<Error | null>(null)

/**
 * The tab's query cache, for the user area and for parts of public pages that load late. Never at the root: every public page
 * would load the library needlessly.
 */
export function TabQueries({ onFailure, seed, children }: TabQueriesProps) {
  const [client] = useState(() => {
    const made = import.meta.env.SSR ? createQueryClient(() => {}) : tabClient()
    seed?.(made)
    return made
  })
  const tell = useRef(onFailure)
  tell.current = onFailure
  useEffect(
    () =>
      failures.subscribe(() => {
        const failure = failures.read()
        if (failure) tell.current?.(failure)
      }),
    [],
  )
  // Data may have changed elsewhere before a return: they are shown and loaded again.
  useEffect(() => () => void client.invalidateQueries({ refetchType: 'none' }), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function tabClient(): QueryClient {
  tab ??= forWhoIsLoggedIn(createQueryClient(failures.write))
  return tab
}

/** Answers belong to an account: they are removed when the user changes or logs out. */
function forWhoIsLoggedIn(client: QueryClient): QueryClient {
  let owner = readTokenData()?.user_guid
  persistAnswers(client, window.sessionStorage)
  subscribeToSession(() => {
    const now = readTokenData()?.user_guid
    if (now === owner) return
    owner = now
    client.clear()
  })
  return client
}
