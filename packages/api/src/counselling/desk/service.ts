import type { ClientCard, DeskClient, DeskConsultation } from '@zivina/contract/counselling/client-desk'
import type { ConsultationOpening } from '@zivina/contract/counselling/consultation-openings'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { requireClient } from '../counselling-consents/service.ts'
import { requireNutritionist } from '../nutritionists/service.ts'
import { listMadeFor } from '../tailored-plans/service.ts'
import { presentClient, presentDesk, presentOpening } from './present.ts'
import {
  type DeskRow,
  lockOne,
  markFollowUp,
  selectCard,
  selectClients,
  selectOfClient,
  selectOne,
  selectOpenings,
  selectWeek,
} from './queries.ts'

/** Clients of the nutritionist who asks. @throws ApiError NOT_FOUND for those who do not counsel */
export async function listClients(
  ctx: UserCtx<'db'>,
  { page, search }: { page: number; search?: string | undefined },
): Promise<Listed<DeskClient>> {
  const { guid: nutritionist } = await requireNutritionist(ctx)
  return paged(await selectClients(ctx.db, { nutritionist, search }, pageOf(page)), presentClient)
}

/** A client's card. Data about health are not on it: each look at them is a call of its own. @throws ApiError NOT_FOUND */
export async function readCard({ db, actor }: UserCtx<'db'>, given: string): Promise<ClientCard> {
  const client = given.toLowerCase()
  await requireClient(db, client, actor.guid)
  const card = await selectCard(db, client)
  if (card === null) throw new ApiError('NOT_FOUND')
  return {
    client: { guid: client, ...card },
    consultations: (await selectOfClient(db, actor.guid, client)).map(presentDesk),
    plans: await listMadeFor(db, client, actor.guid),
  }
}

type Week = { openings: ConsultationOpening[]; consultations: DeskConsultation[] }

/** Seven days of the nutritionist who asks. @throws ApiError NOT_FOUND */
export async function readWeek(ctx: UserCtx<'db'>, from: string): Promise<Week> {
  const { guid: nutritionist } = await requireNutritionist(ctx)
  return {
    openings: (await selectOpenings(ctx.db, nutritionist, from)).map(presentOpening),
    consultations: (await selectWeek(ctx.db, nutritionist, from)).map(presentDesk),
  }
}

type FollowUp = { guid: string; due_on: string; is_done: boolean }

/** Says whether a check is done with. The same again changes nothing. @throws ApiError NOT_FOUND, CHANGED_ELSEWHERE */
export async function changeFollowUp(ctx: UserCtx<'db'>, given: FollowUp): Promise<DeskConsultation> {
  const { guid: nutritionist } = await requireNutritionist(ctx)
  const guid = given.guid.toLowerCase()
  return transaction(ctx, async ({ db }) => {
    await lockOne(db, guid)
    const row = requireRow(await selectOne(db, nutritionist, guid))
    if (row.follow_up_on !== given.due_on) throw new ApiError('CHANGED_ELSEWHERE')
    await markFollowUp(db, guid, given.due_on, given.is_done)
    return presentDesk(requireRow(await selectOne(db, nutritionist, guid)))
  })
}

function requireRow(row: DeskRow | null): DeskRow {
  if (row === null) throw new ApiError('NOT_FOUND')
  return row
}
