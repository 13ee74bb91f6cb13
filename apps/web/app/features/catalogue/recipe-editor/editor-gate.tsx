import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'

type EditorGateProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** The editor needs scripts and what was written so far. */
export function EditorGate<Data>({ query, children }: EditorGateProps<Data>) {
  const isHydrated = useIsHydrated()
  const shape = ['h-64', 'h-80'].map((height) => <Skeleton key={height} className={`${height} w-full rounded-card`} />)
  return (
    <QueryGate
      query={isHydrated ? query : { ...query, data: undefined }}
      waiting={{ text: 'Připravuji editor…', shape }}
    >
      {children}
    </QueryGate>
  )
}
