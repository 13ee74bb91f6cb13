import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanDifference, TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import { counted } from '@zivina/czech/plural'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { termDay } from './term-words.ts'

const KEY = ['tailored-plans'] as const

/** The plans that a nutritionist made for the person. */
export function TailoredPlans() {
  const { api } = useAccount()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /tailored_plan', { query: {}, signal }),
    staleTime: 0,
  })
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám jídelníčky…', shape: <Skeleton className="h-32" /> }}>
      {({ results }) =>
        results.map((plan) => (
          <Panel
            key={plan.guid}
            title={`Jídelníček na míru: ${plan.name}`}
            intro={plan.note === '' ? undefined : `${plan.nutritionist}: ${plan.note}`}
          >
            <Tailored plan={plan} />
          </Panel>
        ))
      }
    </QueryGate>
  )
}

function Tailored({ plan }: { plan: TailoredPlan }) {
  const isPremium = useSession()?.is_premium ?? false
  const days = counted(plan.days.length, 'den', 'dny', 'dní')
  if (plan.declined_at !== null) return <p className="text-muted">Požádali jste o{'\u00a0'}jiný.</p>
  return (
    <>
      <p>
        {days}
        {plan.accepted_days.length === 0 ? '' : `, z\u00a0toho převzato ${plan.accepted_days.length}`}.
      </p>
      {isPremium ? (
        <Taking plan={plan} />
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          K{'\u00a0'}převzetí do jídelníčku je potřeba Premium. <LinkButton href="/premium">Premium</LinkButton>
        </p>
      )}
    </>
  )
}

/** Chooses the own plan that it is taken over into, and shows what would change. */
function Taking({ plan }: { plan: TailoredPlan }) {
  const { api } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const plans = useQuery({
    queryKey: ['plans-to-take-over'],
    queryFn: ({ signal }) => api('GET /meal_plan', { query: { limit: '100' }, signal }),
    enabled: isOpen,
  })
  const [chosen, setChosen] = useState<string | null>(plan.accepted_into)
  if (!isOpen) {
    return (
      <div>
        <Button variant="brand" onClick={() => setOpen(true)}>
          Ukázat, co se změní
        </Button>
      </div>
    )
  }
  return (
    <QueryGate query={plans} waiting={{ text: 'Načítám vaše jídelníčky…', shape: <Skeleton className="h-32" /> }}>
      {({ results }) => {
        const own = results.filter(({ abilities }) => abilities.can_edit)
        const into = chosen ?? own[0]?.guid
        if (into === undefined)
          return <LinkButton href="/uzivatel/jidelnicek">Nejdřív si založte jídelníček</LinkButton>
        return (
          <>
            {own.length > 1 ? (
              <SelectField label="Do jídelníčku" value={into} onChange={({ target }) => setChosen(target.value)}>
                {own.map(({ guid, name }) => (
                  <option key={guid} value={guid}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ) : null}
            <Difference plan={plan} into={into} />
          </>
        )
      }}
    </QueryGate>
  )
}

function Difference({ plan, into }: { plan: TailoredPlan; into: string }) {
  const { api } = useAccount()
  const client = useQueryClient()
  const params = { guid: plan.guid }
  const query = useQuery({
    queryKey: ['plan-difference', plan.guid, into],
    queryFn: ({ signal }) => api('GET /tailored_plan/{guid}/difference', { params, query: { into }, signal }),
    staleTime: 0,
  })
  const take = async (days: string[]) => {
    await api('POST /tailored_plan/{guid}/accept', { params, body: { into, days } })
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), query.refetch()])
    showSnackbar(days.length === 1 ? 'Den máte v\u00a0jídelníčku.' : 'Jídelníček máte převzatý.', 'success')
  }
  const decline = async () => {
    await api('POST /tailored_plan/{guid}/decline', { params })
    await client.invalidateQueries({ queryKey: KEY })
  }
  return (
    <QueryGate query={query} waiting={{ text: 'Porovnávám…', shape: <Skeleton className="h-64" /> }}>
      {({ days }) => (
        <>
          <ol className="flex flex-col">
            {days.map((day) => (
              <Day key={day.day} day={day} take={() => take([day.day])} />
            ))}
          </ol>
          <div className="flex flex-wrap gap-3">
            <ActionButton variant="accent" run={() => take(days.map(({ day }) => day))} pendingLabel="Přebírám…">
              Převzít celý
            </ActionButton>
            {plan.accepted_days.length === 0 ? (
              <ConfirmButton
                variant="quiet"
                label="Chci jiný"
                title={'Požádat o\u00a0jiný jídelníček?'}
                action={{ label: 'Chci jiný', run: decline }}
                keepLabel="Nechat tento"
              >
                Nutriční terapeutce řekneme, že má udělat jiný. Tento už převzít nepůjde.
              </ConfirmButton>
            ) : null}
          </div>
        </>
      )}
    </QueryGate>
  )
}

/** A day: what goes, what comes. */
function Day({ day, take }: { day: PlanDifference; take: () => Promise<void> }) {
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg first-letter:uppercase">{termDay(day.day)}</h3>
        {day.is_accepted ? (
          <span className="text-brand">Převzato</span>
        ) : (
          <ActionButton run={take} pendingLabel="Přebírám…" aria-label={`Převzít den ${termDay(day.day)}`}>
            Převzít den
          </ActionButton>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Dishes title="Teď" dishes={day.present} isLeaving={!day.is_accepted} />
        <Dishes title="Nově" dishes={day.proposed} />
      </div>
    </li>
  )
}

type DishesProps = { title: string; dishes: PlanDifference['present']; isLeaving?: boolean }

function Dishes({ title, dishes, isLeaving = false }: DishesProps) {
  return (
    <div>
      <h4 className="text-sm font-semibold text-muted">{title}</h4>
      {dishes.length === 0 ? <p className="text-muted">nic</p> : null}
      <ul>
        {dishes.map(({ guid, meal_type, name }) => (
          <li key={guid}>
            <span className="text-muted">{MEAL_TYPE_LABELS[meal_type]}: </span>
            {isLeaving ? <s>{name}</s> : name}
          </li>
        ))}
      </ul>
    </div>
  )
}
