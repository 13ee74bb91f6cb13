import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanProposal, PlanWishes } from '@zivina/contract/planning/plan-proposals'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** How often a search under way is asked how far it is. */
const ASK_MS = 1000

const isSearching = (proposal: PlanProposal | null | undefined): boolean =>
  proposal?.state === 'waiting' || proposal?.state === 'improving'

/** The latest proposal for a plan, followed while a better one is looked for, and what can be done with it. */
export function useProposal(meal_plan: string) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const queryKey = ['plan-proposal', guid, meal_plan]
  // A wish that is sent again after a lost answer has the same guid, so that it is computed once.
  const [next, setNext] = useState(uuidV7)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('GET /plan_proposal/latest', { query: { meal_plan }, signal }),
    refetchInterval: ({ state }) => (isSearching(state.data) ? ASK_MS : false),
  })
  const keep = async (proposal: PlanProposal): Promise<PlanProposal> => {
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, proposal)
    return proposal
  }
  const made = async (proposal: PlanProposal): Promise<PlanProposal> => {
    setNext(uuidV7())
    return keep(proposal)
  }
  const params = { guid: query.data?.guid ?? '' }
  const improve = async ({ guid }: Pick<PlanProposal, 'guid'>) =>
    keep(await api('POST /plan_proposal/{guid}/improve', { params: { guid } }))
  /** A plan that was computed at once is improved by itself; one that stayed because no other dish fits is not a new one. */
  const thenImprove = async (proposal: PlanProposal) => {
    await made(proposal)
    if (proposal.state === 'planned' && !proposal.is_certified && proposal.kept === null) await improve(proposal)
  }
  const compute = useMutation({
    mutationFn: async (work: () => Promise<PlanProposal>) => {
      const proposal = await work()
      await thenImprove(proposal)
      return proposal
    },
  })
  return {
    query,
    isComputing: compute.isPending,
    isSearching: isSearching(query.data),
    propose: (wishes: PlanWishes) =>
      compute.mutateAsync(() => api('POST /plan_proposal', { body: { guid: next, meal_plan, wishes } })),
    loosen: (loosening: number) =>
      compute.mutateAsync(() => api('POST /plan_proposal/{guid}/loosen', { params, body: { guid: next, loosening } })),
    again: (slot: { day: string; meal_type: MealType | null }) =>
      compute.mutateAsync(() => api('POST /plan_proposal/{guid}/again', { params, body: { guid: next, ...slot } })),
    improve: () => improve(params),
    stop: async () => keep(await api('POST /plan_proposal/{guid}/stop', { params })),
    apply: async () => {
      const { added: remove, removed: restore } = await api('POST /plan_proposal/{guid}/apply', {
        params,
        body: { mode: 'replace' },
      })
      const readAgain = () => client.invalidateQueries({ queryKey: ['meal-plan'] })
      await readAgain()
      /** Puts back what the days had before. */
      return () =>
        api('POST /meal_plan/{guid}/undo', { params: { guid: meal_plan }, body: { remove, restore } }).then(readAgain)
    },
  }
}

export type Proposing = ReturnType<typeof useProposal>
