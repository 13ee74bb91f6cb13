import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { Sharing } from '@zivina/contract/planning/shares'
import type { DayRange } from '#app/kit/text/day-names.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** How often a plan that several people have open is read again. */
const TOGETHER_MS = 20_000

/** Of every range of a plan that was read. */
export const planKey = (account: string, plan: string) => ['meal-plan', account, plan] as const
/** With whom a plan is shared. */
export const sharingKey = (account: string, plan: string) => [...planKey(account, plan), 'sharing'] as const
/** What of all plans the diary offers to record on a day. */
export const plannedKey = (account: string) => ['diary', account, 'planned'] as const
/** Of the lists of plans. */
export const PLANS_KEY = 'meal-plans'
export const FOLDERS_KEY = 'meal-plan-folders'

/** A plan with the days of a range. Where others have it too, what they change comes within seconds. */
export function usePlan(plan: string, { from, to }: DayRange) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const isShared = () => {
    const sharing = client.getQueryData<Sharing>(sharingKey(guid, plan))
    return sharing?.people.some(({ username }) => username !== null) ?? false
  }
  return useQuery({
    queryKey: [...planKey(guid, plan), 'days', from, to],
    queryFn: ({ signal }) => api('GET /meal_plan/{guid}', { params: { guid: plan }, query: { from, to }, signal }),
    // Of the same plan: another one is not shown in its place.
    placeholderData: (before) => (before?.guid === plan ? before : undefined),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      data && !isGone(error) && (data.role !== 'owner' || isShared()) ? TOGETHER_MS : false,
  })
}

/** Whether a plan could not be read because it is not there, or not for the person any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

/** With whom an own plan is shared; nothing for another person's plan. */
export function useSharing(plan: string, isOwn: boolean) {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: sharingKey(guid, plan),
    queryFn: ({ signal }) => api('GET /meal_plan/{guid}/share', { params: { guid: plan }, signal }),
    enabled: isOwn,
  })
}

/** Every range of the plan that this tab has read. */
export function readRanges(client: QueryClient, key: readonly unknown[]): MealPlanDetail[] {
  return client
    .getQueriesData<MealPlanDetail>({ queryKey: [...key, 'days'] })
    .flatMap(([, detail]) => (detail ? [detail] : []))
}
