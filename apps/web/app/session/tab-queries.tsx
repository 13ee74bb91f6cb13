import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepAnswers } from '#app/kit/kept-answers.ts'
import { createQueryClient } from '#app/kit/query-client.ts'
import { createStore } from '#app/kit/store.ts'
import { readTokenData, subscribeToSession } from './session-store.ts'

type TabQueriesProps = {
  /** Told of every failure, for those that end the visit. */
  onFailure?: (failure: Error) => void
  /** Puts in what came with the page. */
  seed?: (client: QueryClient) => void
  children: ReactNode
}

let tab: QueryClient | null = null
const failures = createStore<Error | null>(null)

/**
 * The tab's kept answers, for the user area and for parts of public pages that come late: whatever of them is shown again is
 * there at once. Never at the root: a public page would carry the library for nothing.
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
  // What was left may have changed elsewhere by the time one comes back: it is shown, and asked for anew.
  useEffect(() => () => void client.invalidateQueries({ refetchType: 'none' }), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function tabClient(): QueryClient {
  tab ??= forWhoIsLoggedIn(createQueryClient(failures.write))
  return tab
}

/** Answers belong to an account: with another one, or none, they are gone. */
function forWhoIsLoggedIn(client: QueryClient): QueryClient {
  let owner = readTokenData()?.user_guid
  keepAnswers(client, window.sessionStorage)
  subscribeToSession(() => {
    const now = readTokenData()?.user_guid
    if (now === owner) return
    owner = now
    client.clear()
  })
  return client
}
