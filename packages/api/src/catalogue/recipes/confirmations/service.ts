import type { RecipeConfirmationInput } from '@zivina/contract/catalogue/recipes/confirmations'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { recomputeNow } from '#api/catalogue/ingredients/versions/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { readRecipe } from '../read/service.ts'
import { type ConfirmedRecipe, deleteConfirmation, insertConfirmation, lockConfirmed } from './queries.ts'

type Which = { slug: string; diet_type: RestrictingDiet }

/**
 * Confirms what the rules of a diet cannot see, and judges the recipe again in the same transaction.
 *
 * @throws ApiError NOT_FOUND; permission_denied where only an admin may; CHANGED_ELSEWHERE where the recipe was judged by other
 * rules meanwhile; NOTHING_TO_CONFIRM where the diet does not wait for a confirmation
 */
export async function confirmRecipe(
  ctx: UserCtx<'db' | 'urls'>,
  { slug, ...given }: RecipeConfirmationInput & { slug: string },
): Promise<RecipeDetail> {
  const { diet_type, rule_version } = given
  refuseTest(given)
  await transaction(ctx, async (ctx) => {
    const recipe = await lockAllowed(ctx, { slug, diet_type })
    if (recipe.rule_version !== rule_version) throw new ApiError('CHANGED_ELSEWHERE')
    if (recipe.verdict !== 'waits') throw new ApiError('NOTHING_TO_CONFIRM')
    await insertConfirmation(ctx.db, {
      recipe: recipe.guid,
      diet_type,
      rule_version,
      iddsi_level: given.iddsi_level ?? null,
      therapist: given.therapist ?? null,
      texture_test: given.texture_test ?? null,
      tested_on: given.tested_on ?? null,
      confirmed_by: ctx.actor.guid,
      by_admin: ctx.actor.is_admin,
    })
    await recomputeNow(ctx.db, recipe.guid)
  })
  return readRecipe(ctx, slug)
}

/** @throws ApiError NOT_FOUND where there is no such recipe or confirmation; permission_denied where only an admin may */
export async function withdrawConfirmation(ctx: UserCtx<'db'>, which: Which): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { guid } = await lockAllowed(ctx, which)
    if (!(await deleteConfirmation(ctx.db, guid, which.diet_type))) throw new ApiError('NOT_FOUND')
    await recomputeNow(ctx.db, guid)
  })
}

async function lockAllowed(ctx: UserCtx<'db'>, which: Which): Promise<ConfirmedRecipe> {
  const recipe = await lockConfirmed(ctx.db, which, ctx.actor)
  if (recipe === null) throw new ApiError('NOT_FOUND')
  if (!mayConfirm(ctx.actor, recipe.status, which.diet_type)) throw new ApiError('permission_denied')
  return recipe
}

/** What others see, and every texture for people who cannot swallow safely, is for an admin to confirm. */
function mayConfirm({ is_admin }: UserActor, status: string, diet: RestrictingDiet): boolean {
  return is_admin || (status !== 'Approved' && diet !== 'Dysphagia')
}

/** What only dysphagia needs: the level of texture, and the therapist who tested it, with the test and its day. */
const TEST_FIELDS = ['iddsi_level', 'therapist', 'texture_test', 'tested_on'] as const

/**
 * An editor's word counts for nothing where people cannot swallow safely: the admin records who tested the texture, how and when.
 *
 * @throws FieldErrors where one of these is missing for dysphagia or given for another diet, and where the day is yet to come
 */
function refuseTest(given: RecipeConfirmationInput): void {
  const isNeeded = given.diet_type === 'Dysphagia'
  const wrong = TEST_FIELDS.find((field) => (given[field] !== undefined) !== isNeeded)
  if (wrong !== undefined) throw fieldError(wrong, isNeeded ? 'required' : 'invalid_format')
  if (given.tested_on !== undefined && given.tested_on > calendarDay(new Date()))
    throw fieldError('tested_on', 'invalid_format')
}
