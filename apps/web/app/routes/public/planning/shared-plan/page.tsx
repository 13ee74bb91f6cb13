import { tied } from '@zivina/contract/kernel/typography'
import { calendarDay } from '@zivina/domain/calendar-day'
import { addDays } from '@zivina/domain/planning/plan-days'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type Board, BoardContext } from '#app/features/planning/board/board-context.ts'
import { EaterChoice } from '#app/features/planning/board/eater-choice.tsx'
import { WeekSum } from '#app/features/planning/board/week-sum.tsx'
import { WeekView } from '#app/features/planning/board/week-view.tsx'
import { leftoversIn } from '#app/features/planning/plan/plan-days.ts'
import { SHARED_PLAN_PATH } from '#app/features/planning/sharing/sharing-calls.ts'
import { isDay, rangeName, weekOf } from '#app/kit/text/day-names.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import '#app/features/planning/plan/plan.css'

/** Without a week in the address the present one; the plan’s first or last one where it begins later or is over. */
async function load({ api, params: { token }, url, signal }: LoadInput<{ token: string }>) {
  const asked = url.searchParams.get('den')
  const today = calendarDay(new Date())
  const week = weekOf(isDay(asked) ? asked : today)
  const plan = await api('GET /shared_meal_plan/{token}', { params: { token }, query: week, signal })
  const nearest = isDay(asked) ? null : nearestDay(plan, week)
  if (nearest === null) return { plan, week, today }
  const other = weekOf(nearest)
  return {
    plan: await api('GET /shared_meal_plan/{token}', { params: { token }, query: other, signal }),
    week: other,
    today,
  }
}

/** The day of a plan nearest to a week in which it has none; null where it has one, or none at all. */
function nearestDay(
  { first_day, last_day }: { first_day: string | null; last_day: string | null },
  { from, to }: { from: string; to: string },
): string | null {
  if (first_day !== null && first_day > to) return first_day
  return last_day !== null && last_day < from ? last_day : null
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const page = {
    title: loaderData?.plan.name ?? 'Sdílený jídelníček',
    description: 'Jídelníček, který s\u00a0vámi někdo sdílí.',
    path: `${SHARED_PLAN_PATH}/${params.token}`,
    noindex: true,
    isSecret: true,
  }
  return pageMetadata(page, matches)
}

/** A plan that a read-only link opens: a week of it. */
export default function SharedPlan({ loaderData: { plan, week, today }, params: { token } }: Route.ComponentProps) {
  const { name, owner_name, eaters, meal_days, meal_weeks } = plan
  const [chosen, choose] = useState<string | null>(null)
  const eater = eaters.find(({ guid }) => guid === chosen) ?? eaters[0]
  const board: Board = {
    eaters,
    eater: eater?.guid ?? '',
    leftovers: leftoversIn(meal_days),
    before: new Map(),
    edit: null,
    besideItem: null,
  }
  const pathAt = (day: string) => `${SHARED_PLAN_PATH}/${token}?den=${day}`
  const against = { target: null, isBarHidden: true }
  return (
    <BoardContext value={board}>
      <div className="page-width plan-board flex flex-col gap-5 py-6">
        <div className="flex flex-col gap-1">
          <h1 className="wrap-anywhere text-3xl">{tied(name)}</h1>
          <p className="text-muted">Jídelníček, který s&nbsp;vámi sdílí {owner_name}.</p>
        </div>
        <nav aria-label="Týdny" className="flex flex-wrap items-center gap-1">
          <LinkButton href={pathAt(addDays(week.from, -7))} variant="quiet" size="icon" aria-label="Předchozí týden">
            <ChevronLeft aria-hidden />
          </LinkButton>
          <h2 className="figures text-xl">{rangeName(week)}</h2>
          <LinkButton href={pathAt(addDays(week.from, 7))} variant="quiet" size="icon" aria-label="Další týden">
            <ChevronRight aria-hidden />
          </LinkButton>
        </nav>
        <EaterChoice eaters={eaters} chosen={board.eater} choose={choose} />
        {meal_days.length === 0 ? (
          <p role="status" className="rounded-card bg-sunken p-5">
            V&nbsp;tomto týdnu nic naplánováno není.
          </p>
        ) : (
          <>
            <WeekView week={week} days={meal_days} today={today} against={against} onDay={null} />
            <WeekSum weeks={meal_weeks} week={week} against={against} />
          </>
        )}
      </div>
    </BoardContext>
  )
}
