import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { sessionApi } from '#app/session/api/session-api.ts'

/** The plans that the administrator made and has not assigned, of all their folders, the last changed first. */
export async function readOwnPlans({ signal }: { signal: AbortSignal }): Promise<MealPlan[]> {
  const { results: folders } = await sessionApi('GET /meal_plan_folder', { signal })
  const lists = await Promise.all(
    ['main', ...folders.map(({ guid }) => guid)].map((folder) =>
      sessionApi('GET /admin/meal_plan', { query: { folder }, signal }),
    ),
  )
  return lists
    .flatMap(({ results }) => results)
    .filter(({ premium_user, planned_days }) => premium_user === null && planned_days > 0)
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
}
