import type { ConsultationOpening, NewOpening } from '@zivina/contract/counselling/consultation-openings'
import { OPENINGS_MAX } from '@zivina/contract/counselling/limits'
import { isApartViolation } from '@zivina/db/unique-violation'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, paged, pageOf, whole } from '#api/kernel/lists/page.ts'
import { requireNutritionist } from '../nutritionists/service.ts'
import {
  countOpenings,
  deleteOpening,
  insertOpenings,
  type OpeningRow,
  selectInstants,
  selectOpenings,
} from './queries.ts'

/** One's own openings that are not over. @throws ApiError NOT_FOUND */
export async function listOpenings(ctx: UserCtx<'db'>, page: number): Promise<Listed<ConsultationOpening>> {
  const { guid } = await requireNutritionist(ctx)
  return paged(await selectOpenings(ctx.db, guid, pageOf(page)), presentOpening)
}

/** @throws ApiError NOT_FOUND, OPENINGS_OVERLAP, LIMIT_REACHED; FieldErrors where it ends before it begins, or the clock skips it */
export async function createOpenings(
  ctx: UserCtx<'db'>,
  { places, ...times }: NewOpening,
): Promise<Listed<ConsultationOpening>> {
  const { guid: nutritionist } = await requireNutritionist(ctx)
  if (times.from >= times.to) throw fieldError('to', 'date')
  const instants = await selectInstants(ctx.db, times)
  if (instants.length < times.weeks) throw fieldError('from', 'date')
  if (instants.some(({ ends }) => ends <= new Date())) throw fieldError('day', 'date')
  try {
    const made = await transaction(ctx, async ({ db }) => {
      await lockPerson(db, nutritionist)
      if ((await countOpenings(db, nutritionist)) + instants.length > OPENINGS_MAX) throw new ApiError('LIMIT_REACHED')
      return insertOpenings(
        db,
        instants.map((term) => ({ ...term, nutritionist, places: [...new Set(places)] })),
      )
    })
    return whole(made, presentOpening)
  } catch (error) {
    throw isApartViolation(error) ? new ApiError('OPENINGS_OVERLAP') : error
  }
}

/** @throws ApiError NOT_FOUND */
export async function removeOpening(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteOpening(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

function presentOpening({ guid, begins, ends, places }: OpeningRow): ConsultationOpening {
  return { guid, begins: begins.toISOString(), ends: ends.toISOString(), places }
}
