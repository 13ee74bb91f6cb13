import type { PlanDifference } from '@zivina/contract/counselling/tailored-plans'
import type { ConsultationState } from '@zivina/domain/counselling/consultation-states'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { readDaysFor } from '#api/planning/meal-plans/service.ts'
import { look } from '../counselling-consents/service.ts'
import { requireNutritionist } from '../nutritionists/service.ts'
import { differenceOf } from '../tailored-plans/present.ts'
import { readProposed } from '../tailored-plans/service.ts'
import { selectMadeDays, selectOne } from './queries.ts'

/** States of a consultation that make a client; one that was cancelled does not. */
const OF_CLIENTS: readonly ConsultationState[] = ['requested', 'confirmed', 'called_off', 'done']

type Asked = { guid: string; meal_plan: string; into?: string | undefined }
type Difference = { is_compared: boolean; days: PlanDifference[] }

/**
 * What a plan that the nutritionist made would change in a plan of the client. The client's days are read only with their consent, by
 * the transaction that records the look.
 * @throws ApiError NOT_FOUND, MEALPLAN_NOT_FOUND
 */
export async function readDifference(ctx: UserCtx<'db' | 'urls'>, asked: Asked): Promise<Difference> {
  const nutritionist = await requireNutritionist(ctx)
  const found = await selectOne(ctx.db, nutritionist.guid, asked.guid)
  if (found === null || !OF_CLIENTS.includes(found.state)) throw new ApiError('NOT_FOUND')
  const days = await selectMadeDays(ctx.db, nutritionist.guid, asked.meal_plan)
  if (days === null) throw new ApiError('MEALPLAN_NOT_FOUND')
  const made = { maker: nutritionist.guid, meal_plan: asked.meal_plan, days }
  const proposed = await readProposed(ctx, made)
  const { into } = asked
  const [from, to] = [days[0], days.at(-1)]
  const alone = { is_compared: false, days: differenceOf({ accepted_days: [] }, proposed, { days: [], eater: null }) }
  if (into === undefined || from === undefined || to === undefined) return alone
  return transaction(ctx, async (ctx) => {
    const permitted = await look(ctx.db, { client: found.client, nutritionist, kinds: ['plans'] })
    if (!permitted.some(({ kind }) => kind === 'plans')) return alone
    const client = { guid: found.client, is_admin: false }
    const present = await readDaysFor(ctx, client, { guid: into, from, to })
    // Others that the client may open are of people who consented to nothing.
    if (present.role !== 'owner') throw new ApiError('MEALPLAN_NOT_FOUND')
    const theirs = { days: present.meal_days, eater: null }
    return { is_compared: true, days: differenceOf({ accepted_days: [] }, proposed, theirs) }
  })
}
