import { useQuery } from '@tanstack/react-query'
import { pathOfFormer } from '@zivina/contract/planning/plan-path'
import { redirect } from 'react-router'
import { recallPlan } from '#app/features/planning/plan/last-plan.ts'
import { PlanPage } from '#app/features/planning/plan/plan-page.tsx'
import { PLANS_KEY } from '#app/features/planning/plan/plan-query.ts'
import { PLANS_PATH } from '#app/features/planning/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeleton, Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { NewPlanForm } from './new-plan-form.tsx'
import { PlanList } from './plan-list.tsx'

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

/** The loader runs on each navigation, so that the guard does. */
async function load({ url }: { url: URL }) {
  const present = pathOfFormer(url.searchParams)
  if (present !== null) throw redirect(present)
  return null
}

export const loader = guarded(load)
export const clientLoader = guarded(load)

const TITLE = 'Jídelníček'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Vaše jídelníčky: co a\u00a0kdy jíst, s\u00a0energií a\u00a0živinami každého dne.',
  keywords: ['jídelníček', 'plán jídel', 'jídelníček na týden'],
  path: PLANS_PATH,
})

/** All plans with their folders, and the one that was opened last. */
export default function Plans() {
  const query = useLastPlan()
  return (
    <QueryGate query={query} heading={TITLE} waiting={{ text: 'Načítám jídelníčky…', shape: <Waiting /> }}>
      {({ last, isEmpty }) =>
        last === null ? (
          <>
            <h1 className="text-3xl">{TITLE}</h1>
            {isEmpty ? <NothingYet /> : <PlanList />}
          </>
        ) : (
          <>
            <div className="rounded-card bg-sunken px-4 py-1 print:hidden">
              <Disclosure title="Všechny jídelníčky a&nbsp;složky" className="py-3">
                <PlanList />
              </Disclosure>
            </div>
            <PlanPage guid={last} />
          </>
        )
      }
    </QueryGate>
  )
}

/** The plan that was opened last here, else the own one that was changed last. */
function useLastPlan() {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: [PLANS_KEY, guid, 'last'],
    queryFn: async ({ signal }) => {
      const { results, count } = await api('GET /meal_plan', { query: { limit: '1' }, signal })
      const recalled = recallPlan(guid)
      // One that was deleted, or is shared no more, opens no more.
      const isThere =
        recalled !== null &&
        (await api('GET /meal_plan/{guid}', { params: { guid: recalled }, signal }).then(
          () => true,
          () => false,
        ))
      return { last: isThere ? recalled : (results[0]?.guid ?? null), isEmpty: count === 0 }
    },
    refetchOnMount: 'always',
  })
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-13 w-full rounded-card" />
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-2 md:grid-cols-7">
        <Skeletons count={7} className="h-24 w-full rounded-card md:h-96" />
      </div>
    </>
  )
}

function NothingYet() {
  return (
    <>
      <EmptyState picture="plan" title="Zatím nemáte žádný jídelníček">
        Pojmenujte si ho, třeba „Tento týden“. Pak do něj u&nbsp;každého dne přidáte recepty a&nbsp;suroviny a&nbsp;hned
        uvidíte, kolik mají energie a&nbsp;živin.
      </EmptyState>
      <NewPlanForm folder={null} />
    </>
  )
}
