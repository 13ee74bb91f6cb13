import type { ManagedConsultation } from '@zivina/contract/counselling/managed-consultations'
import {
  type ConsultationEvent,
  type ConsultationState,
  consultationAfter,
} from '@zivina/domain/counselling/consultation-states'
import { setEntryConsultation } from '#api/account/identity/memberships/service.ts'
import { lockAccount } from '#api/account/identity/users/service.ts'
import type { SettlingCtx } from '#api/commerce/orders/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { requireNutritionist } from '../../nutritionists/service.ts'
import { mailClient, mailNutritionist } from '../mails/mails.ts'
import { settleMoney } from '../payment.ts'
import { presentManaged } from '../present.ts'
import {
  type ConsultationRow,
  lockConsultation,
  selectManaged,
  selectManagedPage,
  updateConsultation,
} from '../queries.ts'

/** What a nutritionist does with the consultations that are theirs. */

type ManagingCtx = UserCtx<'db'> & SettlingCtx

/** @throws ApiError NOT_FOUND for those who do not counsel */
export async function listManaged(
  ctx: UserCtx<'db'>,
  { page, state }: { page: number; state?: ConsultationState | undefined },
): Promise<Listed<ManagedConsultation>> {
  const { guid: nutritionist } = await requireNutritionist(ctx)
  const now = new Date()
  return paged(await selectManagedPage(ctx.db, { nutritionist, state }, pageOf(page)), (row) =>
    presentManaged(row, now),
  )
}

/** Changes one's consultation under its locks, and has the gateway do what follows. @throws ApiError NOT_FOUND, CHANGED_ELSEWHERE */
async function change(
  ctx: ManagingCtx,
  given: string,
  work: (ctx: ManagingCtx, row: ConsultationRow) => Promise<void>,
): Promise<ManagedConsultation> {
  const { guid: nutritionist } = await requireNutritionist(ctx)
  const guid = given.toLowerCase()
  await transaction(ctx, async (ctx) => {
    const found = requireRow(await selectManaged(ctx.db, nutritionist, guid))
    await lockAccount(ctx.db, found.user)
    await lockConsultation(ctx.db, guid)
    const before = requireRow(await selectManaged(ctx.db, nutritionist, guid))
    await work(ctx, before)
    const after = requireRow(await selectManaged(ctx.db, nutritionist, guid))
    const change = { before: { state: before.state }, after: { state: after.state } }
    await recordChange(ctx, { noun: 'consultation', guid, ...change })
  })
  // At once where the gateway answers, otherwise by the job.
  await settleMoney(ctx, guid).catch(() => {})
  return presentManaged(requireRow(await selectManaged(ctx.db, nutritionist, guid)), new Date())
}

export function confirm(
  ctx: ManagingCtx,
  { guid, meeting_url }: { guid: string; meeting_url: string },
): Promise<ManagedConsultation> {
  return change(ctx, guid, async (ctx, row) => {
    if (row.state === 'confirmed') return updateConsultation(ctx.db, row.guid, { meeting_url })
    const state = requireMove(row, 'confirm')
    const sequence = row.sequence + 1
    await updateConsultation(ctx.db, row.guid, { state, meeting_url, confirmed_at: new Date(), sequence })
    await mailClient(ctx, { ...row, meeting_url }, { what: 'confirmed' })
  })
}

export function callOff(
  ctx: ManagingCtx,
  { guid, reason }: { guid: string; reason: string },
): Promise<ManagedConsultation> {
  return change(ctx, guid, async (ctx, row) => {
    if (row.state === 'called_off') return
    const state = requireMove(row, 'call_off')
    await updateConsultation(ctx.db, row.guid, { state, reason, sequence: row.sequence + 1 })
    await mailClient(ctx, { ...row, reason }, { what: 'called_off' })
    await mailNutritionist(ctx, row, 'called_off')
  })
}

type Completing = {
  guid: string
  summary: string
  follow_up_on: string | null
  entry_consultation_performed: boolean
}

/** Also sets that the entry consultation of the client's account took place; it never takes that back. */
export function complete(
  ctx: ManagingCtx,
  { guid, summary, follow_up_on, entry_consultation_performed }: Completing,
): Promise<ManagedConsultation> {
  return change(ctx, guid, async (ctx, row) => {
    const hasBegun = row.begins === null || row.begins <= new Date()
    const state = row.state === 'done' ? row.state : requireMove(row, 'complete')
    if (!hasBegun) throw new ApiError('CHANGED_ELSEWHERE')
    const told = row.follow_up_on === follow_up_on ? {} : { follow_up_told_at: null }
    await updateConsultation(ctx.db, row.guid, { state, summary, follow_up_on, ...told })
    if (entry_consultation_performed) await setEntryConsultation(ctx.db, row.user)
  })
}

function requireMove(row: ConsultationRow, event: ConsultationEvent): ConsultationState {
  const after = consultationAfter(row.state, event)
  if (after === null) throw new ApiError('CHANGED_ELSEWHERE')
  return after
}

function requireRow(row: ConsultationRow | null): ConsultationRow {
  if (row === null) throw new ApiError('NOT_FOUND')
  return row
}
