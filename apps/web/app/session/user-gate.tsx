import type { User } from '@zivina/contract/account/users'
import type { ReactNode } from 'react'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useUser } from './user-query.ts'

/**
 * Renders content that needs the account's record; meanwhile a skeleton, and after a failure its message with a retry button.
 */
export function UserGate({ children }: { children: (user: User) => ReactNode }) {
  const { data, error, isFetching, refetch } = useUser()
  if (data) return children(data)
  if (error && !isFetching) return <LoadFailure failure={error} onRetry={() => void refetch()} />
  return <LoadingPanels />
}

function LoadingPanels() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Načítám váš účet…</span>
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  )
}
