import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { planPath } from '@zivina/contract/planning/plan-path'
import { calendarDay } from '@zivina/domain/calendar-day'
import { Share2, ShoppingBasket, Sparkles, UserRound, UsersRound } from 'lucide-react'
import { monthName, rangeName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { DaySteps } from '#app/kit/ui/day-steps.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import type { Open } from '../dialogs/open-dialog.ts'
import { type PlanView, stepFrom } from '../plan/plan-views.ts'
import type { PlanAddress } from '../plan/use-plan-address.ts'
import { PlanMenu } from './plan-menu.tsx'

const VIEWS = [
  { value: 'den', label: 'Den' },
  { value: 'tyden', label: 'Týden' },
  { value: 'mesic', label: 'Měsíc' },
] as const

type BoardBarProps = { plan: MealPlanDetail; address: PlanAddress; open: Open; isEmpty: boolean }

/** Which days are shown, and what can be done with the plan. */
export function BoardBar({ plan, address, open, isEmpty }: BoardBarProps) {
  const { can_edit, can_manage } = plan.abilities
  const { guid } = useAccount()
  const isEater = plan.eaters.some(({ user }) => user === guid)
  const isAlone = isEater && plan.eaters.length === 1
  const isPremium = useSession()?.is_premium ?? false
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {can_edit && isPremium ? (
          <LinkButton href={`${planPath(plan.guid)}/sestavit?den=${address.range.from}`} variant="accent">
            <Sparkles aria-hidden /> Sestavit
          </LinkButton>
        ) : null}
        <Button className="max-sm:px-3" onClick={() => open({ kind: 'shopping', ...address.range })}>
          <ShoppingBasket aria-hidden /> <span className="max-sm:sr-only">Na nákupní seznam</span>
        </Button>
        {can_edit || isEater ? (
          <Button className="max-sm:px-3" onClick={() => open({ kind: 'eaters' })}>
            {isAlone ? <UserRound aria-hidden /> : <UsersRound aria-hidden />}
            <span className="max-sm:sr-only">{isAlone ? 'Cíl a\u00a0stravování' : 'Strávníci'}</span>
          </Button>
        ) : null}
        {can_manage ? (
          <Button className="max-sm:px-3" onClick={() => open({ kind: 'sharing' })}>
            <Share2 aria-hidden /> <span className="max-sm:sr-only">Sdílet</span>
          </Button>
        ) : null}
        <PlanMenu plan={plan} address={address} open={open} isEmpty={isEmpty} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Period {...address} />
        <div className="flex flex-wrap items-center gap-1 print:hidden">
          <Today {...address} />
          <Segmented
            legend="Zobrazení"
            options={VIEWS}
            value={address.view}
            onChange={(view) => address.go({ view })}
          />
        </div>
      </div>
    </div>
  )
}

const STEP_WORDS = {
  den: ['Předchozí týden', 'Další týden'],
  tyden: ['Předchozí týden', 'Další týden'],
  mesic: ['Předchozí měsíc', 'Další měsíc'],
} as const satisfies Record<PlanView, readonly [string, string]>

/** The week or the month. In the view of one day it is the week as well: the day stands with its own steps below. */
function Period({ view, day, range, go }: PlanAddress) {
  const [back, on] = STEP_WORDS[view]
  const step = view === 'mesic' ? 'mesic' : 'tyden'
  return (
    <DaySteps
      back={{ label: back, go: () => go({ day: stepFrom(step, day, -1) }) }}
      on={{ label: on, go: () => go({ day: stepFrom(step, day, 1) }) }}
      className="gap-1"
    >
      <h2 aria-live="polite" className="figures text-lg first-letter:uppercase sm:text-xl">
        {view === 'mesic' ? monthName(day) : rangeName(range)}
      </h2>
    </DaySteps>
  )
}

/** The way back to today; nothing where today is shown. */
function Today({ view, day, range, go }: PlanAddress) {
  const today = calendarDay(new Date())
  const isNow = today >= range.from && today <= range.to && (view !== 'den' || day === today)
  return isNow ? null : (
    <Button variant="quiet" className="order-last px-3 sm:order-first" onClick={() => go({ day: today })}>
      Dnes
    </Button>
  )
}
