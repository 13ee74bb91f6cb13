import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { planPath } from '@zivina/contract/planning/plan-path'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { useState } from 'react'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { useProposal } from '#app/features/planning/generator/use-proposal.ts'
import { usualWishes, withAsked } from '#app/features/planning/generator/wishes.ts'
import { WishesForm } from '#app/features/planning/generator/wishes-form.tsx'
import { PLANS_PATH } from '#app/features/planning/user-paths.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { isDay } from '#app/kit/text/day-names.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'
import { ClashPanel } from './clash-panel.tsx'
import { ProposalPanel } from './proposal-panel.tsx'

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

type Loaded = { plan: MealPlanDetail; first_day: string }

/** The first of the days that the board showed, if it is still to come; else today. What the plan has in the week from it is read. */
const load = guarded<{ guid: string }, Loaded>(async ({ api, params, url, signal }) => {
  const [shown, today] = [url.searchParams.get('den'), calendarDay(new Date())]
  const first_day = isDay(shown) && shown > today ? shown : today
  const query = { from: first_day, to: addDays(first_day, 6) }
  return { plan: await api('GET /meal_plan/{guid}', { params, query, signal }), first_day }
})
export const loader = load
export const clientLoader = load

export const meta = privateMetaOf({
  title: 'Sestavit jídelníček',
  description: 'Jídelníček spočítaný podle vašeho cíle, diety a\u00a0času na vaření.',
  keywords: ['sestavit jídelníček', 'jídelníček na míru'],
  path: PLANS_PATH,
})

/** Computes days of a meal plan by wishes. */
export default function Compose({ loaderData: { plan, first_day } }: Route.ComponentProps) {
  const proposing = useProposal(plan.guid)
  // A person who pinned dishes wants others in place of the rest.
  const isPinning = plan.meal_days.some(({ recipes }) => recipes.some(({ is_pinned }) => is_pinned))
  const [wishes, setWishes] = useState(() => ({ ...usualWishes(first_day), keep_planned: !isPinning }))
  const proposal = proposing.query.data
  const loosen = async (index: number) => {
    const loosened = await proposing.loosen(index)
    setWishes((typed) => withAsked(typed, loosened.asked))
  }
  const eaters = plan.eaters.map(({ guid, name, target }) => ({ guid, name, kilojoules: target.kilojoules }))
  return (
    <>
      <div className="flex flex-col gap-1">
        <Breadcrumbs
          crumbs={[
            { label: 'Jídelníček', path: PLANS_PATH },
            { label: plan.name, path: planPath(plan.guid) },
            { label: 'Sestavit', path: `${planPath(plan.guid)}/sestavit` },
          ]}
        />
        <h1 className="text-3xl">Sestavit jídelníček</h1>
        <p className="max-w-text text-muted">
          Jídla i&nbsp;porce se spočítají tak, aby každý den odpovídal vašemu cíli a&nbsp;dietě. Nic se nehádá:
          u&nbsp;výsledku se dočtete, jak blízko je k&nbsp;nejlepšímu možnému.
        </p>
      </div>
      <Panel title="Co si přejete">
        <TargetMissing plan={plan} />
        <WishesForm wishes={wishes} onChange={setWishes} eaters={eaters} proposing={proposing} />
      </Panel>
      {proposing.isComputing ? <Computing /> : null}
      {proposal && !proposing.isComputing ? (
        proposal.state === 'impossible' || proposal.state === 'not_found' ? (
          <ClashPanel proposal={proposal} loosen={loosen} />
        ) : (
          <ProposalPanel
            proposal={proposal}
            proposing={proposing}
            loosen={loosen}
            eaters={eaters}
            planPath={planPath(plan.guid)}
          />
        )
      ) : null}
    </>
  )
}

/** Said before the work, not after it: whose target is missing, and who can do something about it. */
function TargetMissing({ plan }: { plan: MealPlanDetail }) {
  const hidden = plan.eaters.filter(({ target, agreed }) => target.source === 'hidden' && agreed?.target !== true)
  const missing = plan.eaters.filter(({ target }) => target.kilojoules === null && target.source !== 'hidden')
  const inPlan = (
    <a href={planPath(plan.guid)} className="underline">
      v&nbsp;jídelníčku
    </a>
  )
  if (hidden.length > 0) {
    return (
      <Notice tone="info">
        {hidden.map(({ name }) => name).join(', ')}: cíl s&nbsp;tímto jídelníčkem nesdílí, a&nbsp;bez cíle nejde porce
        spočítat. Sdílet ho může jen strávník sám, pod tlačítkem „Strávníci“ {inPlan}.
      </Notice>
    )
  }
  if (missing.length === 0) return null
  if (missing.some(({ user }) => user === null)) {
    return (
      <Notice tone="info">
        K&nbsp;sestavení chybí denní cíl: {missing.map(({ name }) => name).join(', ')}. Zadejte ho prosím {inPlan} pod
        tlačítkem „Strávníci“. Bez výšky a&nbsp;váhy ho za dospělého spočítat neumíme, za dítě stačí pohlaví a&nbsp;rok
        narození.
      </Notice>
    )
  }
  return (
    <Notice tone="info">
      K&nbsp;sestavení chybí denní cíl. Spočítáme ho z&nbsp;údajů{' '}
      <a href={PROFILE_PATH} className="underline">
        v&nbsp;profilu
      </a>
      , nebo ho zadejte {inPlan} pod tlačítkem „Cíl a&nbsp;stravování“.
    </Notice>
  )
}

function Computing() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span>Počítáme jídelníček…</span>
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  )
}
