import type { MealPlan, MealPlanChange, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

export const MONDAY = '2026-11-23'

type Answer<Body> = { status: number; body: Body & { code?: string } }

/** An item of a request, of a recipe unless it says otherwise. */
export function newItem(fields: Record<string, unknown> = {}) {
  return { guid: crypto.randomUUID() as string, meal_type: 'Lunch', ...fields }
}

/** The API with calls on meal plans. */
export async function openPlansApi() {
  const api: AccountsApi = await openAccountsApi()
  const call =
    (method: string) =>
    <Body = unknown>(as: Person, path: string, body?: unknown) =>
      api.ask(method, path, { as, ...(body === undefined ? {} : { body }) }) as Promise<Answer<Body>>
  const [get, post, patch, remove] = [call('GET'), call('POST'), call('PATCH'), call('DELETE')]
  const make = async <Body>(answer: Promise<Answer<Body>>): Promise<Body> => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    api,
    get,
    post,
    patch,
    remove,
    premium: () => api.enter({ is_premium: true }),
    admin: () => api.enter({ is_admin: true, is_demo: true }),
    recipe: (fields?: Parameters<typeof buildRecipe>[1]) => buildRecipe(api.database.db, fields),
    sql: async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await api.database.pool.query(text, values)).rows,
    /** A plan of a premium user. */
    plan: (as: Person, fields: Record<string, unknown> = {}) =>
      make(post<MealPlan>(as, '/meal_plan', { guid: crypto.randomUUID(), name: 'Týden', ...fields })),
    /** Adds items to a day. */
    add: (as: Person, plan: string, items: unknown[], day = MONDAY) =>
      make(post<MealPlanChange>(as, `/meal_plan/${plan}/item`, { day, items })),
    read: (as: Person, plan: string, query = `?from=${MONDAY}&to=2026-12-20`) =>
      make(get<MealPlanDetail>(as, `/meal_plan/${plan}${query}`)),
    /** Makes a person a member of a plan. */
    share: async (owner: Person, plan: string, member: Person, role: 'viewer' | 'editor') => {
      const guid = crypto.randomUUID()
      await make(post(owner, `/meal_plan/${plan}/share`, { guid, email: member.user.email, role }))
      await make(post(member, `/share/${guid}/accept`))
      return guid
    },
  }
}

/** All items of some days. */
export const itemsOf = (days: MealPlanDetail['meal_days']): MealPlanItem[] =>
  days.flatMap(({ recipes, ingredients }) => [...recipes, ...ingredients])
