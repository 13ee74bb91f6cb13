import { useQueryClient } from '@tanstack/react-query'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { sayOutcome } from '#admin/kit/decisions/say-outcome.ts'
import { sendEach } from '#admin/kit/decisions/send-each.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { nameOf } from './plan-words.ts'

/** What is done with plans at once, without a dialog. `refresh` is called after each change: it reads the folders, whose counts change with what is in them. */
export function usePlanActions(refresh: () => Promise<unknown>) {
  const client = useQueryClient()
  const reload = async () => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['GET /admin/meal_plan'] })])
  }
  const run = (work: () => Promise<unknown>) => void work().catch(sayFailure).finally(reload)
  const put = ({ guid }: MealPlan, folder: string | null) =>
    sessionApi('PATCH /admin/meal_plan/{guid}', { params: { guid }, body: { folder } })
  /** Takes a change of plans back. @param send what it was for one of them */
  const back = (plans: readonly MealPlan[], send: (plan: MealPlan) => Promise<unknown>) => ({
    label: 'Vrátit zpět',
    run: () => run(async () => sayOutcome({ rows: plans, ...(await sendEach(plans, send)), nameOf })),
  })
  return {
    reload,
    /** Puts plans into a folder, null for outside of all; those that lie there already stay. */
    move: async (plans: readonly MealPlan[], folder: string | null) => {
      const moved = plans.filter((plan) => plan.folder !== folder)
      if (moved.length === 0) return
      try {
        const { changed } = await sendEach(moved, (plan) => put(plan, folder))
        sayOutcome({
          rows: moved,
          changed,
          nameOf,
          say: (done) => `Přesunuto: ${nameOf(done)}.`,
          undo: (done) => back(done, (plan) => put(plan, plan.folder)),
        })
      } finally {
        await reload()
      }
    },
    duplicate: ({ guid }: MealPlan) =>
      run(async () => {
        await sessionApi('POST /admin/meal_plan/{guid}/duplicate', { params: { guid }, body: { guid: uuidV7() } })
        showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DUPLICATED, 'success')
      }),
    remove: (plans: readonly MealPlan[]) =>
      run(async () => {
        const { changed } = await sendEach(plans, ({ guid }) =>
          sessionApi('DELETE /admin/meal_plan/{guid}', { params: { guid } }),
        )
        sayOutcome({
          rows: plans,
          changed,
          nameOf,
          say: (done) => `Smazáno: ${nameOf(done)}.`,
          undo: (done) => back(done, ({ guid }) => sessionApi('POST /meal_plan/{guid}/restore', { params: { guid } })),
        })
      }),
  }
}
