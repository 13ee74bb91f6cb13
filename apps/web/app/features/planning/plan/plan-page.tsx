import { tied } from '@zivina/contract/kernel/typography'
import type { MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { type ReactNode, useEffect, useState } from 'react'
import { PLANS_PATH } from '#app/features/planning/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeleton, Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { PlanBoard } from '../board/plan-board.tsx'
import { rememberPlan } from './last-plan.ts'
import { isGone, usePlan, useSharing } from './plan-query.ts'
import { useEaterRemoval, withoutEaters } from './use-eater-removal.ts'
import { usePlanAddress } from './use-plan-address.ts'
import './plan.css'

/** Until the plan's own name is known. */
const TITLE = 'Jídelníček'

type PlanPageProps = {
  guid: string
  /** Above the plan’s name. */
  children?: (name: string) => ReactNode
  /** Beside each item of a day. */
  besideItem?: (plan: MealPlanDetail, item: MealPlanItem) => ReactNode
}

/** A plan with its name and its days. */
export function PlanPage({ guid, children, besideItem }: PlanPageProps) {
  const address = usePlanAddress()
  const { guid: account } = useAccount()
  const plan = usePlan(guid, address.range)
  const detail = plan.data
  const { removed, remove } = useEaterRemoval(guid)
  useSharing(guid, detail?.role === 'owner')
  useEffect(() => {
    if (detail?.guid === guid) rememberPlan(account, guid)
  }, [account, detail?.guid, guid])
  const [isTyping, setIsTyping] = useState(false)
  const isLost = isGone(plan.error)
  // What is being typed is not taken away with the plan: it can be copied, and its call says why it is refused.
  if (isLost && !plan.isFetching && !isTyping) return <Gone />
  return (
    <QueryGate query={plan} heading={TITLE} waiting={{ text: 'Načítám jídelníček…', shape: <Waiting /> }}>
      {(loaded) => (
        <>
          <div className="flex flex-col gap-1">
            {children?.(loaded.name)}
            <h1 className="wrap-anywhere text-3xl">{tied(loaded.name)}</h1>
            {loaded.role === 'owner' || loaded.role === 'creator' ? null : (
              <p className="text-muted">
                Sdílí s&nbsp;vámi {loaded.owner_name}
                {loaded.abilities.can_edit ? '.' : ', jen ke\u00a0čtení.'}
              </p>
            )}
            {loaded.note === '' ? null : <p className="wrap-anywhere max-w-text whitespace-pre-line">{loaded.note}</p>}
          </div>
          {plan.isError ? (
            <p role="status" className="rounded-card bg-accent-soft px-4 py-3">
              {isLost
                ? 'Tento jídelníček s\u00a0vámi majitel už nesdílí, nebo ho smazal. Co máte rozepsané, tu zůstává, než okno zavřete.'
                : 'Teď se nepodařilo načíst nový stav. Ukazujeme poslední známý.'}
            </p>
          ) : null}
          <PlanBoard
            key={guid}
            plan={withoutEaters(loaded, removed)}
            address={address}
            besideItem={besideItem}
            removeEater={remove}
            onDialog={setIsTyping}
          />
        </>
      )}
    </QueryGate>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <div className="grid gap-2 md:grid-cols-7">
        <Skeletons count={7} className="h-24 w-full rounded-card md:h-96" />
      </div>
    </>
  )
}

function Gone() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <EmptyState
        picture="plan"
        title="Tento jídelníček tu není"
        link={{ href: PLANS_PATH, label: 'Moje jídelníčky', variant: 'outline' }}
      >
        Možná ho jeho majitel smazal, nebo ho s&nbsp;vámi už nesdílí.
      </EmptyState>
    </>
  )
}
