import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useIsHydrated } from '#app/kit/use-is-hydrated.ts'

type EditorGateProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** Shows a skeleton until the scripts and the draft are loaded, then the editor. */
export function EditorGate<Data>({ query, children }: EditorGateProps<Data>) {
  const isHydrated = useIsHydrated()
  if (isHydrated && query.data !== undefined) return children(query.data)
  if (query.error && !query.isFetching)
    return <LoadFailure failure={query.error} onRetry={() => void query.refetch()} />
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Připravuji editor…</span>
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  )
}
