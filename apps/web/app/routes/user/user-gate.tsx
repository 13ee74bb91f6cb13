import { ApiFailure } from '@zivina/contract/client'
import type { User } from '@zivina/contract/users'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useUser } from './user-query.ts'

/** Shows what needs the account's record; meanwhile its shape, and where it cannot be had, why and a way to try again. */
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

/** Says why something is not here, in place of it. */
export function LoadFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const unreachable = failure instanceof ApiFailure && failure.status === 0
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-error-soft p-5">
      <p className="font-semibold">{unreachable ? 'Server teď neodpovídá' : 'Údaje se nepodařilo načíst'}</p>
      <p>{unreachable ? 'Zkontrolujte prosím připojení a\u00a0zkuste to znovu.' : failure.message}</p>
      <Button onClick={onRetry}>Zkusit znovu</Button>
    </div>
  )
}
