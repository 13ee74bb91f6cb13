import { useQueryClient } from '@tanstack/react-query'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { MEAL_PLANS_PER_PAGE } from '@zivina/contract/planning/limits'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { FOLDERS_KEY, PLANS_KEY } from '#app/features/planning/plan/plan-query.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** Which plans are listed: of the main folder or another one, those of others, or all own ones (null). */
export type PlanListing = { folder: string | null; search: string }

/** Plans, the last changed first, and what is done with them. */
export function usePlans({ folder, search }: PlanListing) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const list = usePagedList<MealPlan>({
    queryKey: [PLANS_KEY, guid, folder, search],
    read: (offset, signal) =>
      api('GET /meal_plan', {
        query: {
          offset: String(offset),
          limit: String(MEAL_PLANS_PER_PAGE),
          ...(folder === null ? {} : { folder }),
          ...(search === '' ? {} : { search }),
        },
        signal,
      }),
    identity: (plan) => plan.guid,
  })
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [PLANS_KEY] }),
      client.invalidateQueries({ queryKey: [FOLDERS_KEY] }),
    ])
  }
  const restore = (params: { guid: string }) => () =>
    void api('POST /meal_plan/{guid}/restore', { params }).then(refresh, sayFailure)
  return {
    list,
    refresh,
    remove: async (plan: MealPlan) => {
      const params = { guid: plan.guid }
      await api('DELETE /meal_plan/{guid}', { params })
      await refresh()
      showSnackbar(`Smazáno: ${plan.name}`, 'success', { label: 'Vrátit zpět', run: restore(params) })
    },
    duplicate: async (plan: MealPlan) => {
      await api('POST /meal_plan/{guid}/duplicate', { params: { guid: plan.guid }, body: { guid: uuidV7() } })
      await refresh()
      showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DUPLICATED, 'success')
    },
    moveTo: async (plan: MealPlan, into: string | null) => {
      const params = { guid: plan.guid }
      await api('PATCH /meal_plan/{guid}', { params, body: { folder: into } })
      await refresh()
      const undo = () =>
        void api('PATCH /meal_plan/{guid}', { params, body: { folder: plan.folder } }).then(refresh, sayFailure)
      showSnackbar(`Přesunuto: ${plan.name}`, 'success', { label: 'Vrátit zpět', run: undo })
    },
  }
}
