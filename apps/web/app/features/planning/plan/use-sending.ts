import { useQueryClient } from '@tanstack/react-query'
import type { MealPlanChange, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Days, itemIn, withAnswer } from './plan-days.ts'
import { PLANS_KEY, planKey, plannedKey, readRanges } from './plan-query.ts'

/** What a change looks like before the server has answered. */
type Preview = (days: Days) => Days
/** @param now the present state of an item, whose version the change is based on */
type Send = (now: (guid: string) => MealPlanItem | undefined) => Promise<MealPlanChange | undefined>

/**
 * Sends changes of a plan’s days one after another. Each is shown at once, on top of what the server said last; it goes from there
 * once the answer has come, or, where it was refused, without a trace.
 */
export function useSending(plan: string) {
  const { guid } = useAccount()
  const client = useQueryClient()
  const key = useMemo(() => planKey(guid, plan), [guid, plan])
  const [previews, setPreviews] = useState<readonly Preview[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  const write = useCallback(
    (change: (days: Days, detail: MealPlanDetail) => Days) =>
      client.setQueriesData<MealPlanDetail>(
        { queryKey: [...key, 'days'] },
        (detail) => detail && { ...detail, meal_days: [...change(detail.meal_days, detail)] },
      ),
    [client, key],
  )
  const send = useCallback(
    async (call: Send, preview: Preview = (days) => days) => {
      setPreviews((before) => [...before, preview])
      waiting.current += 1
      const now = (item: string) =>
        readRanges(client, key)
          .map((detail) => itemIn(detail.meal_days, item))
          .find(Boolean)
      const sent = queue.current.then(async () => {
        // An answer that was on its way when the change began would show the state before it.
        await client.cancelQueries({ queryKey: [...key, 'days'] })
        return call(now)
      })
      queue.current = sent.catch(() => undefined)
      try {
        const answer = await sent
        if (answer) write((days, { from, to }) => withAnswer(days, answer.meal_days, (day) => from <= day && day <= to))
        else write(preview)
        return answer
      } finally {
        setPreviews((before) => before.filter((each) => each !== preview))
        waiting.current -= 1
        if (waiting.current === 0) {
          void client.invalidateQueries({ queryKey: [...key, 'days'] })
          void client.invalidateQueries({ queryKey: [PLANS_KEY], refetchType: 'none' })
          void client.invalidateQueries({ queryKey: plannedKey(guid) })
        }
      }
    },
    [client, key, write, guid],
  )
  const shown = useCallback((days: Days) => previews.reduce<Days>((state, preview) => preview(state), days), [previews])
  /** Resolves once every change that was begun has been answered and said. */
  const settled = useCallback(() => queue.current.then(() => new Promise((resolve) => setTimeout(resolve))), [])
  return { send, shown, settled }
}
