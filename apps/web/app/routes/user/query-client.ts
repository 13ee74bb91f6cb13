import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'

const RETRIES = 2

/** The user area's kept answers, one for each visit of it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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

/** Whether asking again can help: a refusal stays one. */
function mayPass(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status >= 500
}
