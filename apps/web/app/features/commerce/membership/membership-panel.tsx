import { Crown } from 'lucide-react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { MembershipStatus } from './membership-status.tsx'
import { useOwnPremium } from './use-own-premium.ts'

/** The membership, with the way to the plans where they are not on the same page. */
export function MembershipPanel({ plansHref }: { plansHref?: string }) {
  return (
    <Panel title="Členství" Icon={Crown} id="clenstvi">
      <QueryGate
        query={useOwnPremium()}
        waiting={{ text: 'Načítám členství…', shape: <Skeleton className="h-32 w-full rounded-card" /> }}
      >
        {(premium) => (
          <>
            <MembershipStatus premium={premium} />
            {plansHref === undefined ? null : (
              <p>
                <LinkButton href={plansHref}>{premium.is_premium ? 'Změnit plán' : 'Plány a\u00a0ceny'}</LinkButton>
              </p>
            )}
          </>
        )}
      </QueryGate>
    </Panel>
  )
}
