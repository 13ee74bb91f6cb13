import type { User } from '@zivina/contract/account/users'
import type { ReactNode } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useUser } from './user-query.ts'

/** Shows what needs the account's record. */
export function UserGate({ children }: { children: (user: User) => ReactNode }) {
  return (
    <QueryGate query={useUser()} waiting={{ text: 'Načítám váš účet…', shape: <WaitingPanels /> }}>
      {children}
    </QueryGate>
  )
}

function WaitingPanels() {
  return ['h-56', 'h-40', 'h-44'].map((height) => <Skeleton key={height} className={`${height} w-full rounded-card`} />)
}
