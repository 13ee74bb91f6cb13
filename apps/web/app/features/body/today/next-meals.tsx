import type { User } from '@zivina/contract/account/users'
import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { plural } from '@zivina/czech/plural'
import { calendarDay } from '@zivina/domain/calendar-day'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { useEffect, useState } from 'react'
import { mealAt } from '#app/features/body/log-recipe/logged-recipe.ts'
import { PLANS_PATH } from '#app/features/planning/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { type CardActions, FurtherMeal, MealCard } from './meal-card.tsx'
import { SwapPlanned } from './swap-planned.ts'
import { useRecords } from './use-records.ts'
import { type ShownDay, useToday, useTodayDiary } from './use-today.ts'

const keyOf = ({ item, eater }: PlannedSuggestion): string => `${item} ${eater}`

/** What was shown when something was recorded, and which of it was the next meal. */
type Kept = { day: string; planned: readonly PlannedSuggestion[]; next: string }

/**
 * The next meal that is planned for a day and not yet recorded, as one card, and the others folded below it. What is recorded stays in
 * its place until the page is looked at anew: otherwise the next meal would slide under the finger of a second press.
 */
export function NextMeals({ user, shown }: { user: User; shown: ShownDay }) {
  const { day } = shown
  const planned = useToday('planned', shown)
  const entries = useTodayDiary(shown).data?.entries ?? []
  const recorded = new Map(entries.map(({ planned_item, guid }) => [planned_item, guid]))
  const [kept, keep] = useKept()
  const { eatPlanned } = useRecords(day)
  const [swapped, swap] = useState<PlannedSuggestion | null>(null)
  const before = kept?.day === day ? kept : null
  const query = {
    ...planned,
    data:
      planned.data &&
      (before ? withNew(before.planned, planned.data) : planned.data.filter(({ item }) => !recorded.has(item))),
  }
  // Without premium one may still eat by a plan that another person shares.
  if (!user.is_premium && !query.data?.length) return null
  return (
    <section aria-label="Další jídla" className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card sm:p-6">
      <QueryGate query={query} waiting={{ text: 'Načítám jídelníček…', shape: <Skeleton className="h-32 w-full" /> }}>
        {(meals) => {
          const next = meals.find((one) => keyOf(one) === before?.next) ?? nextOf(meals, day)
          if (next === undefined) return <Nothing />
          const actions: CardActions = {
            user,
            isEaten: ({ item }) => recorded.has(item),
            // What is planned for a coming day cannot have been eaten.
            onEat:
              day > calendarDay(new Date())
                ? null
                : (one) => {
                    keep({ day, planned: meals, next: keyOf(next) })
                    eatPlanned(one, recorded.get(one.item))
                  },
            onSwap: swap,
          }
          const further = meals.filter((one) => one !== next)
          return (
            <>
              <MealCard meal={next} {...actions} />
              {further.length === 0 ? null : (
                <Disclosure title={`Ještě ${further.length}\u00a0${plural(further.length, 'jídlo', 'jídla', 'jídel')}`}>
                  <ul className="flex flex-col divide-y divide-line">
                    {further.map((one) => (
                      <FurtherMeal key={keyOf(one)} meal={one} {...actions} />
                    ))}
                  </ul>
                </Disclosure>
              )}
            </>
          )
        }}
      </QueryGate>
      {swapped === null ? null : <SwapPlanned day={day} planned={swapped} onClose={() => swap(null)} />}
    </section>
  )
}

/** What was shown is forgotten when the page is looked at again. */
function useKept() {
  const [kept, keep] = useState<Kept | null>(null)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') keep(null)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return [kept, keep] as const
}

function Nothing() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">V{'\u00a0'}plánu už nic dalšího není.</p>
      <LinkButton href={PLANS_PATH}>Otevřít jídelníček</LinkButton>
    </div>
  )
}

/** Of today the first meal that is not over by the clock, if there is one; otherwise the first of all. */
function nextOf(planned: readonly PlannedSuggestion[], day: string): PlannedSuggestion | undefined {
  const now = new Date()
  const from = day === calendarDay(now) ? MEAL_TYPES.indexOf(mealAt(now)) : 0
  return planned.find(({ meal }) => MEAL_TYPES.indexOf(meal) >= from) ?? planned[0]
}

/** What was shown when something was recorded, as it is now, then what was planned since. */
function withNew(kept: readonly PlannedSuggestion[], planned: readonly PlannedSuggestion[]): PlannedSuggestion[] {
  const present = new Map(planned.map((one) => [keyOf(one), one]))
  const shown = new Set(kept.map(keyOf))
  return [...kept.map((one) => present.get(keyOf(one)) ?? one), ...planned.filter((one) => !shown.has(keyOf(one)))]
}
