import type { User } from '@zivina/contract/account/users'
import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { counted } from '@zivina/czech/plural'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { ArrowRight, CalendarDays } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { portionsText } from '#app/features/planning/figures/plan-words.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { PLANS_PATH, SHOPPING_LIST_PATH } from '#app/session/user-navigation.ts'
import { useRecords } from './use-records.ts'
import { type Today, useToday, useTodayDiary } from './use-today.ts'

/** What is planned for today and not yet recorded, each with one press to record it. */
export function NextMeals({ user, first }: { user: User; first: Today | null }) {
  const planned = useToday('planned', first)
  const recorded = new Set(useTodayDiary(first).data?.entries.map(({ planned_item }) => planned_item))
  // What was just recorded is gone from here before the server has said so.
  const query = { ...planned, data: planned.data?.filter(({ item }) => !recorded.has(item)) }
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
        {(planned) => (planned.length === 0 ? <Nothing /> : <List planned={planned} user={user} />)}
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

function List({ planned, user }: { planned: readonly PlannedSuggestion[]; user: User }) {
  const { eatPlanned } = useRecords()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {planned.map((one) => (
        <li key={`${one.item} ${one.eater}`} className="flex min-h-16 items-center justify-between gap-3 py-2">
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
          <Button aria-label={`Snědeno: ${one.name}`} onClick={() => eatPlanned(one)}>
            Snědeno
          </Button>
        </li>
      ))}
    </ul>
  )
}
