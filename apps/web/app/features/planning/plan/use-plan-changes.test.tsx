import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { MealPlanChange, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { dismissSnackbar, snackbar } from '#app/kit/ui/snackbar-store.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { answerLater } from '#testing/draw-page.tsx'
import { planned, plannedDay } from '../testing/planned.ts'
import { itemsOf } from './plan-days.ts'
import { usePlan } from './plan-query.ts'
import { usePlanChanges } from './use-plan-changes.ts'

const MONDAY = '2026-11-23'
const WEEK = { from: MONDAY, to: '2026-11-29' }
const soup = planned('soup', { meal_type: 'Lunch', version: 4 })
const before = [plannedDay(MONDAY, [soup])]
const moved = [plannedDay(MONDAY, [{ ...soup, meal_type: 'Dinner', version: 5 }])]
const change = (meal_days: MealPlanChange['meal_days'], added: string[] = []): MealPlanChange => ({
  updated_at: '',
  meal_days,
  added,
  removed: [],
})
const DINNER = { day: MONDAY, meal_type: 'Dinner', before: null } as const

type Call = { key: string; input: { body?: { version?: number } } }

/** The changes of a plan whose days the server answers; every other call is noted and answered in turn. */
async function openPlan(answers: (() => Promise<unknown>)[]) {
  const calls: Call[] = []
  let days = before
  const api = (async (key: string, input: Call['input']) => {
    if (key === 'GET /meal_plan/{guid}')
      return { guid: 'plan', ...WEEK, meal_days: days, role: 'owner' } as MealPlanDetail
    calls.push({ key, input })
    return answers.shift()?.()
  }) as ApiClient
  const client = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AccountContext value={{ guid: 'jana', api }}>{children}</AccountContext>
    </QueryClientProvider>
  )
  const hook = renderHook(
    () => {
      const plan = usePlan('plan', WEEK)
      return usePlanChanges('plan', plan.data?.meal_days ?? [])
    },
    { wrapper },
  )
  await waitFor(() => expect(hook.result.current.days).toHaveLength(1))
  return {
    calls,
    keep: (next: typeof before) => {
      days = next
    },
    changes: () => hook.result.current,
    meals: () => itemsOf(hook.result.current.days[0]).map(({ meal_type }) => meal_type),
  }
}

beforeEach(() => dismissSnackbar())

it('shows a move before the server has answered, and says it afterwards', async () => {
  const answer = answerLater<MealPlanChange>()
  const plan = await openPlan([() => answer.promise])
  let done: Promise<void> | undefined
  act(() => {
    done = plan.changes().move(soup, DINNER, 'Přesunuto')
  })
  expect(plan.meals()).toEqual(['Dinner'])
  expect(snackbar.read()).toBeNull()
  plan.keep(moved)
  await answer.give(change(moved))
  await act(async () => done)
  expect(plan.meals()).toEqual(['Dinner'])
  expect(plan.calls[0]?.input.body?.version).toBe(4)
  expect(snackbar.read()?.message).toBe('Přesunuto')
})

it('takes a refused move back and tells who asked for it', async () => {
  const refusal = new ApiFailure(409, { code: 'CHANGED_ELSEWHERE', message: '' }, null)
  const plan = await openPlan([() => Promise.reject(refusal)])
  await act(async () => {
    await expect(plan.changes().move(soup, DINNER, 'Přesunuto')).rejects.toBe(refusal)
  })
  expect(plan.meals()).toEqual(['Lunch'])
  expect(snackbar.read()).toBeNull()
})

it('sends changes one after another, each based on the version that the one before it made', async () => {
  const plan = await openPlan([async () => change(moved), async () => change(moved)])
  plan.keep(moved)
  await act(async () => {
    await Promise.all([
      plan.changes().move(soup, DINNER, 'Přesunuto'),
      plan.changes().move(soup, { ...DINNER, meal_type: 'Snack' }, 'Přesunuto'),
    ])
  })
  expect(plan.calls.map(({ input }) => input.body?.version)).toEqual([4, 5])
})

it('undoes an added item by what the answer named, also while the answer is on its way', async () => {
  const answer = answerLater<MealPlanChange>()
  const plan = await openPlan([() => answer.promise, async () => change(before)])
  const bread = planned('bread')
  let done: Promise<void> | undefined
  act(() => {
    done = plan.changes().add(MONDAY, [], [bread], 'Přidáno')
    plan.changes().undoLast()
  })
  expect(plan.meals()).toEqual(['Breakfast', 'Lunch'])
  await answer.give(change([plannedDay(MONDAY, [soup, bread])], ['bread']))
  await act(async () => done)
  await waitFor(() => expect(plan.calls).toHaveLength(2))
  expect(plan.calls[1]).toMatchObject({
    key: 'POST /meal_plan/{guid}/undo',
    input: { body: { remove: ['bread'], restore: [] } },
  })
  await waitFor(() => expect(plan.meals()).toEqual(['Lunch']))
})
