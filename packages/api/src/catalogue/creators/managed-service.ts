import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { ManagedProfile, ProfileDraft, ProfilePatch } from '@zivina/contract/catalogue/creators'
import { makeSlug } from '@zivina/db/slug'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { checkPhotoUrls } from '#api/media/images/service.ts'
import {
  deleteProfile,
  insertProfile,
  isAccount,
  lockProfile,
  type ManagedProfileRow,
  type ProfileOrdering,
  type ProfileValues,
  selectManaged,
  selectProfileOf,
  selectTakenSlugs,
  updateProfile,
} from './managed-queries.ts'
import { presentProfile } from './present.ts'

type ProfileCtx = UserCtx<'db' | 'urls' | 'images'>

/** What only administrators change. */
const GIVEN = ['name', 'colour', 'position', 'slug'] as const

/** Profiles as the administration manages them. */
export async function listManagedProfiles(
  ctx: Ctx<'db' | 'urls'>,
  { page, ordering }: { page: AskedPage; ordering: ProfileOrdering },
): Promise<Listed<ManagedProfile>> {
  return paged(await selectManaged(ctx.db, ordering, pageOf(page)), (row) => ({
    ...present(ctx, row),
    email: row.email,
    is_affiliate: row.is_affiliate,
    position: row.position,
  }))
}

/**
 * Gives an account a public profile, under a slug of its name.
 * @throws ApiError NOT_FOUND where there is no such account; UNIQUE where it has one
 */
export async function createProfile(ctx: ProfileCtx, { user, name, ...draft }: ProfileDraft): Promise<PublicProfile> {
  const { headline = '', specialisation = '', bio = '', ...given } = draft
  await transaction(ctx, async ({ db }) => {
    if (!(await isAccount(db, user))) throw new ApiError('NOT_FOUND')
    const wanted = makeSlug(name) || 'tvurce'
    const taken = await selectTakenSlugs(db, wanted)
    const slug = taken.includes(wanted) ? `${wanted}-${crypto.randomUUID().slice(0, 8)}` : wanted
    if (!(await insertProfile(db, { user, name, slug, headline, specialisation, bio, ...given })))
      throw new ApiError('UNIQUE')
  })
  return readProfileOf(ctx, user)
}

/**
 * Changes a profile.
 * @throws ApiError NOT_FOUND where it is another creator's; USER_PERMISSION_DENIED for what only administrators change; UNIQUE where
 * another profile has the slug; IMAGEKIT where a picture was not uploaded into the profile's folder by who sends it
 */
export async function changeProfile(ctx: ProfileCtx, slug: string, patch: ProfilePatch): Promise<PublicProfile> {
  const user = await transaction(ctx, async (ctx) => {
    const present = await lockProfile(ctx.db, slug, ctx.actor)
    if (present === null) throw new ApiError('NOT_FOUND')
    if (!ctx.actor.is_admin && GIVEN.some((field) => patch[field] !== undefined)) {
      throw new ApiError('USER_PERMISSION_DENIED')
    }
    const { logo, image, ...texts } = patch
    const values: ProfileValues = {
      ...texts,
      ...(logo === undefined ? {} : { logo: await storedPicture(ctx, slug, logo, present.logo) }),
      ...(image === undefined ? {} : { image: await storedPicture(ctx, slug, image, present.image) }),
    }
    if (Object.values(patch).some((value) => value !== undefined)) await write(ctx, present.guid, values)
    return present.user
  })
  return readProfileOf(ctx, user)
}

/** @throws ApiError NOT_FOUND */
export async function removeProfile(ctx: Ctx<'db'>, slug: string): Promise<void> {
  if (!(await deleteProfile(ctx.db, slug))) throw new ApiError('NOT_FOUND')
}

async function write({ db }: Ctx<'db'>, guid: string, values: ProfileValues): Promise<void> {
  try {
    await updateProfile(db, guid, values)
  } catch (error) {
    throw violatedConstraint(error) === null ? error : new ApiError('UNIQUE')
  }
}

async function storedPicture(
  ctx: ProfileCtx,
  slug: string,
  picture: string | null,
  present: string | null,
): Promise<string | null> {
  if (picture === null) return null
  const kept = present === null ? [] : [present]
  const [path] = await checkPhotoUrls(ctx, ctx.actor, [picture], { folder: `creators/${slug}`, kept })
  return path ?? null
}

async function readProfileOf(ctx: Ctx<'db' | 'urls'>, user: string): Promise<PublicProfile> {
  const row = await selectProfileOf(ctx.db, user)
  if (row === null) throw new ApiError('NOT_FOUND')
  return present(ctx, row)
}

function present({ urls }: Ctx<'urls'>, row: ManagedProfileRow): PublicProfile {
  return presentProfile({ ...row, former_slugs: [] }, urls)
}
