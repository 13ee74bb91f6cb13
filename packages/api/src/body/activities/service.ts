import type { Activities, Activity, DayMovement } from '@zivina/contract/body/activities'
import { ACTIVITIES_MAX, ACTIVITIES_PER_DAY, ACTIVITY_RANGE_MAX } from '@zivina/contract/body/limits'
import { addDays } from '@zivina/domain/calendar-day'
import { movementCounting } from '@zivina/nutrition/activity-energy'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { presentActivities, presentActivity } from './present.ts'
import {
  type ActivityPatch,
  type ActivityRow,
  countActivities,
  deleteActivity,
  insertActivity,
  type NewActivity,
  selectActivities,
  selectActivity,
  selectCounting,
  updateActivity,
} from './queries.ts'

type Span = { from: string; to: string }

/** Movement of the days asked for. @throws ApiError INCORRECT_QUERY_PARAMS where they are out of order or too many */
export async function listActivities(ctx: UserCtx<'db'>, { from, to }: Span): Promise<Activities> {
  if (to < from || to > addDays(from, ACTIVITY_RANGE_MAX - 1)) throw new ApiError('INCORRECT_QUERY_PARAMS')
  const counting = await selectCounting(ctx.db, ctx.actor.guid)
  const rows = await selectActivities(ctx.db, ctx.actor.guid, from, to)
  return presentActivities(rows, movementCounting(counting.activity, counting.wanted))
}

/**
 * The movement of days that follow one another, for other nouns, and whether it is added to their targets (`energyWithMovement`).
 * Takes two statements.
 */
export async function readMovements(ctx: UserCtx<'db'>, days: readonly string[]): Promise<DayMovement[]> {
  const [from = '', to = from] = [days[0], days.at(-1)]
  const { results, counting, ...found } = await listActivities(ctx, { from, to })
  return days.map((day) => ({
    activities: results.filter((activity) => activity.day === day),
    kilojoules: energyOf(found.days, day),
    counting,
  }))
}

/** Without movement it is 0, with movement of unknown energy unknown. */
function energyOf(days: Activities['days'], day: string): number | null {
  const found = days.find((one) => one.day === day)
  return found === undefined ? 0 : found.kilojoules
}

/**
 * Records movement by hand. A guid that exists is a repeated attempt.
 * @throws ApiError LIMIT_REACHED; UNIQUE where the guid is another person's
 */
export async function addActivity(ctx: UserCtx<'db'>, made: NewActivity): Promise<Activity> {
  const { guid: person } = ctx.actor
  const row = await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, person)
    return createOnce<ActivityRow, ActivityRow>({
      is_named: true,
      find: () => selectActivity(ctx.db, person, made.guid),
      make: async () => {
        await requireRoom(ctx, made.day)
        const guid = await insertActivity(ctx.db, person, made)
        return guid === null ? null : selectActivity(ctx.db, person, guid)
      },
      repeat: (former) => former,
    })
  })
  return shown(row)
}

/** Changes movement that was recorded by hand. @throws ApiError NOT_FOUND; LIMIT_REACHED */
export async function changeActivity(
  ctx: UserCtx<'db'>,
  { guid, ...patch }: ActivityPatch & { guid: string },
): Promise<Activity> {
  return transaction(ctx, async (ctx) => {
    const { guid: person } = ctx.actor
    await lockPerson(ctx.db, person)
    const before = await selectActivity(ctx.db, person, guid)
    if (before === null) throw new ApiError('NOT_FOUND')
    if (patch.day !== undefined && patch.day !== before.day) await requireRoom(ctx, patch.day)
    if (!(await updateActivity(ctx.db, person, guid, patch))) throw new ApiError('NOT_FOUND')
    return shown(await selectActivity(ctx.db, person, guid))
  })
}

/** @throws ApiError NOT_FOUND */
export async function removeActivity(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteActivity(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

async function requireRoom(ctx: UserCtx<'db'>, day: string): Promise<void> {
  const { all, of_day } = await countActivities(ctx.db, ctx.actor.guid, day)
  if (all >= ACTIVITIES_MAX || of_day >= ACTIVITIES_PER_DAY) throw new ApiError('LIMIT_REACHED')
}

function shown(row: ActivityRow | null): Activity {
  const activity = row && presentActivity(row)
  if (activity === null) throw new ApiError('NOT_FOUND')
  return activity
}
