import type { ClientData } from '@zivina/contract/counselling/clients'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { readDailyTarget } from '#api/account/identity/users/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { look, requireClient } from '../counselling-consents/service.ts'
import { type Reading, selectAllergens, selectDiary, selectPlans, selectTargets, selectWeights } from './queries.ts'

type Wanted = { guid: string; kinds: readonly ConsentKind[]; from: string }

/**
 * Data of a client, of the kinds asked for that the client permits. The looks are recorded in the transaction that reads, and a consent
 * that is taken back meanwhile waits for its end: nothing is read after it.
 * @throws ApiError NOT_FOUND
 */
export async function readClientData(ctx: UserCtx<'db'>, { guid, kinds, from }: Wanted): Promise<ClientData> {
  const client = guid.toLowerCase()
  const { name, nutritionist } = await requireClient(ctx.db, client, ctx.actor.guid)
  return transaction(ctx, async (ctx) => {
    const { db } = ctx
    const permitted = await look(db, { client, nutritionist, kinds })
    const reading: Reading = { client, nutritionist: nutritionist.guid, from }
    const only = <Data>(kind: ConsentKind, read: () => Promise<Data>): Promise<Data> | null =>
      kinds.includes(kind) && permitted.some((one) => one.kind === kind) ? read() : null
    return {
      client: { guid: client, name },
      permitted,
      diary: await only('diary', () => selectDiary(db, reading)),
      weight: await only('weight', () => selectWeights(db, reading)),
      targets: await only('targets', () => readTargets(ctx, reading)),
      allergens: await only('allergens', () => selectAllergens(db, reading)),
      plans: await only('plans', () => selectPlans(db, reading)),
    }
  })
}

async function readTargets({ db }: UserCtx<'db'>, reading: Reading): Promise<ClientData['targets']> {
  const row = await selectTargets(db, reading)
  if (row === null) return null
  return { ...row, daily_kilojoules: await readDailyTarget(db, reading.client, calendarDay(new Date())) }
}
