import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NutrientTarget, Targets } from '@zivina/contract/account/targets'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRefreshUser } from '#app/session/account/user-query.ts'
import { sayDiaryChanged } from './diary-changed.ts'

const targetsKey = (guid: string) => ['targets', guid] as const

/** The person's daily targets. */
export function useTargets() {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: targetsKey(guid),
    queryFn: ({ signal }) => api('GET /user/{guid}/targets', { params: { guid }, signal }),
    refetchOnMount: 'always',
  })
}

/** Calls that change the targets; the account follows, as its target of today does. */
export function useTargetCalls() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const refreshUser = useRefreshUser()
  const params = { guid }
  const take = async (targets: Targets) => {
    client.setQueryData(targetsKey(guid), targets)
    sayDiaryChanged()
    await refreshUser()
  }
  const send = async (nutrients: NutrientTarget[]) =>
    take(await api('POST /user/{guid}/targets', { params, body: { nutrients } }))
  return {
    /** After a change of the account. */
    refresh: () => client.invalidateQueries({ queryKey: targetsKey(guid) }),
    /** Replaces all own targets, with undo. */
    setNutrients: async (nutrients: NutrientTarget[], message: string = SUCCESS_MESSAGES.MACROS_SET_SUCCESSFULLY) => {
      const former = client.getQueryData<Targets>(targetsKey(guid))?.nutrients
      await send(nutrients)
      const undo = former && { label: 'Vrátit zpět', run: () => void send(former).catch(sayFailure) }
      showSnackbar(message, 'success', undo)
    },
    decide: async (adjustment: string, decision: 'accepted' | 'declined') => {
      await take(await api('POST /user/{guid}/targets/adjustment', { params, body: { adjustment, decision } }))
      if (decision === 'accepted') showSnackbar(SUCCESS_MESSAGES.MACROS_SET_SUCCESSFULLY, 'success')
    },
    goBack: async () => {
      await take(await api('DELETE /user/{guid}/targets/adjustment', { params }))
      showSnackbar(SUCCESS_MESSAGES.MACROS_SET_SUCCESSFULLY, 'success')
    },
  }
}
