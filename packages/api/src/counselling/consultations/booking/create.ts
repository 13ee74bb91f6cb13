import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { Consultation } from '@zivina/contract/counselling/consultation'
import type { NewConsultation } from '@zivina/contract/counselling/consultations'
import { CONSULTATIONS_LIVING_MAX, CONSULTATIONS_MAX, HOLD_MINUTES } from '@zivina/contract/counselling/limits'
import type { Db } from '@zivina/db/database'
import { isApartViolation } from '@zivina/db/unique-violation'
import { lockAccount } from '#api/account/identity/users/service.ts'
import {
  checkHeldOrder,
  type HeldOrder,
  openHeldPayment,
  type PayingCtx,
  placeHeldOrder,
  type SettlingCtx,
} from '#api/commerce/orders/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { listNutritionists } from '../../nutritionists/service.ts'
import { mailClient, mailNutritionist } from '../mails/mails.ts'
import { checkNote, keepNoteConsent } from '../notes.ts'
import { presentConsultation } from '../present.ts'
import {
  type ConsultationRow,
  countOwned,
  insertConsultation,
  lapseHeld,
  type NewConsultationRow,
  selectConsultation,
  selectOwn,
} from '../queries.ts'
import { selectCover } from './cover-queries.ts'
import { requireService } from './services.ts'
import { selectChosenTerm } from './term-queries.ts'

export type OrderingCtx = UserCtx<'db'> & PayingCtx & SettlingCtx

/**
 * Orders a service of the counselling. Its term waits for the payment, which is opened at the gateway; what is covered waits for the
 * nutritionist at once. The same guid again is the same order.
 * @throws ApiError see the contract
 */
export async function createConsultation(ctx: OrderingCtx, given: NewConsultation): Promise<Consultation> {
  const guid = given.guid.toLowerCase()
  if (given.terms_version !== CONSENT_VERSIONS.terms) throw new ApiError('TERMS_CHANGED')
  checkNote(given)
  const order = orderOf(given)
  if (order !== null) checkHeldOrder(ctx, order)
  const input = { ...given, guid, service: given.service.toLowerCase(), nutritionist: given.nutritionist.toLowerCase() }
  const isPaid = await apart(() => transaction(ctx, (ctx) => place(ctx, input, order)))
  if (isPaid) await openHeldPayment(ctx, guid)
  const row = await selectOwn(ctx.db, ctx.actor.guid, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentConsultation(row, new Date())
}

/** The order has the consultation's guid. */
function orderOf({ guid, service, payment, terms_version }: NewConsultation): HeldOrder | null {
  return payment === null
    ? null
    : { ...payment, guid: guid.toLowerCase(), service: service.toLowerCase(), terms_version }
}

/** Does what takes a term; the database keeps terms of one person apart. @throws ApiError TERM_TAKEN */
export async function apart<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isApartViolation(error) ? new ApiError('TERM_TAKEN') : error
  }
}

/** @returns whether it is to be paid */
async function place(
  ctx: UserCtx<'db'> & SettlingCtx,
  input: NewConsultation,
  order: HeldOrder | null,
): Promise<boolean> {
  const { db, actor } = ctx
  await lockAccount(db, actor.guid)
  const former = await selectConsultation(db, input.guid)
  if (former !== null) return repeat(former, actor.guid, input)
  const service = await requireService(db, input.service)
  await lapseHeld(db, actor.guid)
  const { all, living } = await countOwned(db, actor.guid)
  if (all >= CONSULTATIONS_MAX || living >= CONSULTATIONS_LIVING_MAX) throw new ApiError('LIMIT_REACHED')
  const term = await requireTerm(db, input, service.minutes)
  const cover = await selectCover(db, actor.guid, service)
  // What covers it may have ended, or begun, since the person looked.
  if ((cover === null) !== (order !== null)) throw new ApiError('PRICE_CHANGED')
  if (order !== null) await placeHeldOrder(db, actor.guid, order)
  const row: NewConsultationRow = {
    guid: input.guid,
    user: actor.guid,
    nutritionist: input.nutritionist,
    service: service.guid,
    service_name: service.name,
    note: input.note,
    ...term,
    ...(cover ?? {}),
    ...(order === null
      ? { state: 'requested' }
      : { order: order.guid, held_until: new Date(Date.now() + HOLD_MINUTES * 60_000) }),
  }
  await insertConsultation(db, row)
  await keepNoteConsent(db, actor.guid, input.note)
  if (order === null) await tellRequested(ctx, input.guid)
  return order !== null
}

/** The same order sent again. */
function repeat(former: ConsultationRow, user: string, { service }: NewConsultation): boolean {
  if (former.user !== user || former.service !== service) throw new ApiError('UNIQUE')
  if (former.state === 'cancelled' || former.state === 'lapsed') throw new ApiError('PURCHASE_CANCELLED')
  return former.order !== null
}

async function requireTerm(db: Db, { service, nutritionist, term }: NewConsultation, minutes: number | null) {
  if ((minutes === null) !== (term === null)) throw new ApiError('TERM_TAKEN')
  if (term !== null) {
    const chosen = await selectChosenTerm(db, { service, nutritionist, ...term })
    if (chosen === null) throw new ApiError('TERM_TAKEN')
    return chosen
  }
  const counselling = await listNutritionists(db)
  if (!counselling.some(({ guid }) => guid === nutritionist)) throw new ApiError('NOT_FOUND')
  return {}
}

/** Tells both that a consultation waits for the nutritionist. */
export async function tellRequested(ctx: Pick<SettlingCtx, 'db' | 'mail'>, guid: string): Promise<void> {
  const row = await selectConsultation(ctx.db, guid)
  if (row === null) return
  await mailClient(ctx, row, { what: 'requested', money: row.order === null ? 'none' : 'held' })
  await mailNutritionist(ctx, row, 'requested')
}
