import type {
  ReferralCode,
  ReferralCodeDraft,
  ReferralCodePatch,
  ReferralState,
} from '@zivina/contract/commerce/referral-codes'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { presentCode } from './present.ts'
import {
  type CodeValues,
  deleteCode,
  insertCode,
  lockCodeByGuid,
  mayRecommend,
  selectCode,
  selectCodes,
  updateCode,
} from './queries.ts'

type ListFilter = {
  page: AskedPage
  search: string
  creator?: string | undefined
  state?: ReferralState | undefined
}

/** Codes as the administration manages them. */
export async function listCodes(ctx: Ctx<'db'>, { page, ...filter }: ListFilter): Promise<Listed<ReferralCode>> {
  const today = calendarDay(new Date())
  return paged(await selectCodes(ctx.db, { ...filter, today }, pageOf(page)), presentCode)
}

/** @throws ApiError NOT_FOUND where the creator is none; UNIQUE where the code is taken; FieldErrors */
export async function createCode(ctx: Ctx<'db'>, { code, ...draft }: ReferralCodeDraft): Promise<ReferralCode> {
  const given: CodeValues = { code, valid_from: calendarDay(new Date()), ...defined(draft) }
  requireSound({ ...given, uses: 0 })
  const guid = await transaction(ctx, async (ctx) => {
    await requireCreator(ctx, given.creator)
    return insertCode(ctx.db, given)
  })
  if (guid === null) throw new ApiError('UNIQUE')
  return readCode(ctx, guid)
}

/** @throws ApiError NOT_FOUND where the code or the creator is none; CHANGED_ELSEWHERE; FieldErrors */
export async function changeCode(
  ctx: Ctx<'db'>,
  guid: string,
  { updated_at, ...patch }: ReferralCodePatch,
): Promise<ReferralCode> {
  await transaction(ctx, async (ctx) => {
    const present = await lockCodeByGuid(ctx.db, guid)
    if (present === null) throw new ApiError('NOT_FOUND')
    requireAsSeen(updated_at, present.updated_at)
    const changes = defined(patch)
    requireSound({ ...present, ...changes })
    if (changes.creator !== present.creator) await requireCreator(ctx, changes.creator)
    await updateCode(ctx.db, guid, changes)
  })
  return readCode(ctx, guid)
}

/** @throws ApiError NOT_FOUND; PROTECTED where it lowered a payment */
export async function removeCode(ctx: Ctx<'db'>, guid: string): Promise<void> {
  const deleted = await deleteCode(ctx.db, guid)
  if (deleted === null) throw new ApiError('PROTECTED')
  if (!deleted) throw new ApiError('NOT_FOUND')
}

async function readCode(ctx: Ctx<'db'>, guid: string): Promise<ReferralCode> {
  const row = await selectCode(ctx.db, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentCode(row)
}

async function requireCreator(ctx: Ctx<'db'>, creator: string | null | undefined): Promise<void> {
  if (creator && !(await mayRecommend(ctx.db, creator))) throw new ApiError('NOT_FOUND')
}

/** Percent or an amount and not both, days in their order, and a limit that is not used up by more already. */
function requireSound({
  percent = null,
  amount = null,
  valid_from,
  valid_to = null,
  usage_limit = null,
  uses,
}: Omit<CodeValues, 'code'> & { uses: number }): void {
  if (percent === null && amount === null) throw fieldError('percent', 'required')
  if (percent !== null && amount !== null) throw fieldError('amount', 'invalid_format')
  if (valid_to !== null && valid_to < valid_from) throw fieldError('valid_to', 'date')
  if (usage_limit !== null && usage_limit < uses) throw fieldError('usage_limit', 'invalid_format')
}

type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }

/** The fields that were sent. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>
}
