import type { User } from '@zivina/contract/account/users'
import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { counted } from '@zivina/czech/plural'
import { calendarDay } from '@zivina/domain/calendar-day'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { ArrowRight, CalendarDays, Check, Utensils } from 'lucide-react'
import { useState } from 'react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { portionsText } from '#app/features/planning/figures/plan-words.ts'
import { PLANS_PATH, SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useRecords } from './use-records.ts'
import { type Today, useToday, useTodayDiary } from './use-today.ts'

/**
 * What is planned for today and not yet recorded, each with one press to record it. What is recorded stays in its place until the
 * page is opened anew: otherwise the next meal would slide under the finger of a second press.
 */
export function NextMeals({ user, first }: { user: User; first: Today | null }) {
  const planned = useToday('planned', first)
  const entries = useTodayDiary(first).data?.entries ?? []
  const recorded = new Map(entries.map(({ planned_item, guid }) => [planned_item, guid]))
  const day = calendarDay(new Date())
  const [kept, keep] = useState<{ day: string; planned: readonly PlannedSuggestion[] } | null>(null)
  const query = {
    ...planned,
    data:
      planned.data &&
      (kept?.day === day
        ? withNew(kept.planned, planned.data)
        : planned.data.filter(({ item }) => !recorded.has(item))),
  }
  // Without premium one may still eat by a plan that another person shares.
  if (!user.is_premium && !query.data?.length) return null
  return (
    <Panel title="Další jídla" Icon={CalendarDays}>
      <QueryGate
        query={query}
        waiting={{
          text: 'Načítám jídelníček…',
          shape: <Skeletons count={2} className="h-16 w-full" />,
          className: 'flex flex-col gap-3',
        }}
      >
        {(planned) =>
          planned.length === 0 ? (
            <Nothing />
          ) : (
            <List planned={planned} user={user} recorded={recorded} onEat={() => keep({ day, planned })} />
          )
        }
      </QueryGate>
      {user.is_premium ? (
        <a
          href={SHOPPING_LIST_PATH}
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-brand hover:underline"
        >
          Nákupní seznam
          {user.cart_count > 0 ? ` (${counted(user.cart_count, 'položka', 'položky', 'položek')})` : ''}
          <ArrowRight className="size-5" aria-hidden />
        </a>
      ) : null}
    </Panel>
  )
}

function Nothing() {
  return (
    <>
      <p className="text-muted">Na zbytek dneška nemáte nic naplánovaného.</p>
      <div>
        <LinkButton href={PLANS_PATH}>Otevřít jídelníček</LinkButton>
      </div>
    </>
  )
}

const keyOf = ({ item, eater }: PlannedSuggestion): string => `${item} ${eater}`

/** What was shown when something was recorded, then what was planned since. */
function withNew(kept: readonly PlannedSuggestion[], planned: readonly PlannedSuggestion[]): PlannedSuggestion[] {
  const shown = new Set(kept.map(keyOf))
  return [...kept, ...planned.filter((one) => !shown.has(keyOf(one)))]
}

type ListProps = {
  planned: readonly PlannedSuggestion[]
  user: User
  /** Entries of what is recorded, by planned item. */
  recorded: ReadonlyMap<string | null, string>
  onEat: () => void
}

function List({ planned, user, recorded, onEat }: ListProps) {
  const { eatPlanned } = useRecords()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {planned.map((one) => (
        <li key={keyOf(one)} className="flex min-h-16 items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{one.name}</p>
            <p className="text-sm text-muted">
              {MEAL_TYPE_LABELS[one.meal]}&nbsp;· {portionsText(one.portions)}
              {one.is_me || one.eater_name === '' ? '' : `\u00a0· ${one.eater_name}`}
              {one.kilojoules === null ? null : (
                <span className="own-figures">&nbsp;· {energyText(one.kilojoules, readsKilojoulesFirst(user))[0]}</span>
              )}
            </p>
          </div>
          <EatButton
            name={one.name}
            isEaten={recorded.has(one.item)}
            onPress={() => {
              onEat()
              eatPlanned(one, recorded.get(one.item))
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** As wide before the press as after it. */
function EatButton({ name, isEaten, onPress }: { name: string; isEaten: boolean; onPress: () => void }) {
  return (
    <Button
      variant={isEaten ? 'brand' : 'outline'}
      aria-pressed={isEaten}
      aria-label={`Snědeno: ${name}`}
      className="shrink-0 px-3"
      onClick={onPress}
    >
      {isEaten ? <Check aria-hidden /> : <Utensils aria-hidden />}
      Snědeno
    </Button>
  )
}
