import { planPath } from '@zivina/contract/planning/plan-path'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { EatenButton } from '#app/features/body/log-recipe/eaten-button.tsx'
import { PlanPage } from '#app/features/planning/plan/plan-page.tsx'
import { PLANS_PATH, SHARED_WITH_ME_PATH } from '#app/features/planning/user-paths.ts'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Route } from './+types/page.ts'

/** Also for members without premium: of what is shared with them, the server decides. */
export const loader = guarded(async ({ user }) => ({ is_premium: user.is_premium }))
export const clientLoader = guarded(async ({ user }) => ({ is_premium: user.is_premium }))

/** Another day or view of the same plan is no other page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta = privateMetaOf({
  title: 'Jídelníček',
  description: 'Jídelníček po\u00a0dnech, s\u00a0energií a\u00a0živinami každého dne.',
  keywords: ['jídelníček', 'plán jídel'],
  path: ({ guid = '' }) => planPath(guid),
})

/** One plan, own or shared. */
export default function Plan({ params: { guid }, loaderData: { is_premium } }: Route.ComponentProps) {
  const { guid: account } = useAccount()
  const above = is_premium
    ? { label: 'Jídelníčky', path: PLANS_PATH }
    : { label: 'Sdílené se\u00a0mnou', path: SHARED_WITH_ME_PATH }
  return (
    <PlanPage
      key={guid}
      guid={guid}
      besideItem={(plan, item) => {
        const me = plan.eaters.find(({ user }) => user === account)
        return me ? <EatenButton plan={plan.guid} item={item} eater={me.guid} /> : null
      }}
    >
      {(name) => <Breadcrumbs crumbs={[above, { label: name, path: planPath(guid) }]} />}
    </PlanPage>
  )
}
