import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'

const RETRIES = 2

/**
 * The query cache of a tab (on the server, of one page).
 * @param onFailure called with every failure, for those that end the session
 */
export function createQueryClient(onFailure: (failure: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, failure) => count < RETRIES && mayPass(failure),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Whether a retry can help: a refusal stays one. */
function mayPass(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status >= 500
}
