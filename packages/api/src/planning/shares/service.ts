import { randomBytes } from 'node:crypto'
import { messageFor } from '@zivina/contract/kernel/errors'
import { SHARES_MAX } from '@zivina/contract/planning/limits'
import type { Share, SharedKind, SharedWithMe, ShareRole, Sharing } from '@zivina/contract/planning/shares'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { deleteLink, insertLink, selectLinked, selectToken } from './link-queries.ts'
import { presentShare, presentShared } from './present.ts'
import {
  acceptShare,
  deleteMembership,
  deleteShare,
  insertShare,
  type SharedThing,
  selectAccepted,
  selectShare,
  selectSharedWith,
  selectShares,
  updateRole,
} from './queries.ts'

/** A thing that the logged-in user owns, which the caller has checked, with its name for the invitation. */
export type OwnThing = { kind: SharedKind; object: string; name: string }

const TOKEN_BYTES = 32

/** Invitations to the logged-in user and what others share with them. */
export async function listSharedWithMe(ctx: UserCtx<'db'>): Promise<Listed<SharedWithMe>> {
  return whole(await selectSharedWith(ctx.db, ctx.actor.guid), presentShared)
}

/**
 * Accepts an invitation. A person who already has access by another address of theirs keeps that share.
 * @throws ApiError NOT_FOUND where there is none to the verified address of the logged-in user
 */
export async function acceptInvitation(ctx: UserCtx<'db'>, guid: string): Promise<SharedWithMe> {
  try {
    await acceptShare(ctx.db, ctx.actor.guid, guid)
  } catch (error) {
    if (violatedConstraint(error) !== 'share_user') throw error
    throw new ApiError('NOT_FOUND')
  }
  const accepted = await selectAccepted(ctx.db, ctx.actor.guid, guid)
  if (accepted === null) throw new ApiError('NOT_FOUND')
  return presentShared(accepted)
}

/** @throws ApiError NOT_FOUND */
export async function changeRole(
  ctx: UserCtx<'db'>,
  { guid, role }: { guid: string; role: ShareRole },
): Promise<Share> {
  await updateRole(ctx.db, ctx.actor.guid, guid, role)
  return readShare(ctx, guid)
}

/** @throws ApiError NOT_FOUND */
export async function endShare(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteShare(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** With whom a thing of the logged-in user is shared, and its link. */
async function readSharing(ctx: UserCtx<'db'>, thing: OwnThing): Promise<Sharing> {
  const owned = ownedBy(ctx, thing)
  const people = await selectShares(ctx.db, owned)
  return { people: people.map(presentShare), link_token: await selectToken(ctx.db, owned) }
}

/**
 * Invites a person by e-mail, whether they have an account or not, which is not said. A guid that exists is a repeated attempt.
 * @throws FieldErrors at `email`: UNIQUE where the address is invited already, OWN_EMAIL where it is one's own
 * @throws ApiError LIMIT_REACHED, EMAIL_NOT_SENT
 */
async function invitePerson(
  ctx: UserCtx<'db' | 'mail'>,
  thing: OwnThing,
  invitation: { guid: string; email: string; role: ShareRole },
): Promise<Share> {
  const { actor } = ctx
  if (invitation.email.toLowerCase() === actor.email.toLowerCase()) throw refusedEmail('OWN_EMAIL')
  try {
    const share = await transaction(ctx, async (ctx) => {
      await lockPerson(ctx.db, actor.guid)
      const owned = ownedBy(ctx, thing)
      const people = await selectShares(ctx.db, owned)
      return createOnce({
        is_named: true,
        find: async () => people.find(({ guid }) => guid === invitation.guid) ?? null,
        make: async () => {
          if (people.length >= SHARES_MAX) throw new ApiError('LIMIT_REACHED')
          const made = await insertShare(ctx.db, owned, invitation)
          const data = { inviter: actor.username, kind: thing.kind, name: thing.name, role: invitation.role }
          if (made !== null) await ctx.mail.enqueue(ctx.db, 'share_invitation', invitation.email, data)
          return made
        },
        repeat: (former) => former,
      })
    })
    return presentShare(share)
  } catch (error) {
    if (violatedConstraint(error) !== 'share_email') throw error
    throw refusedEmail('UNIQUE')
  }
}

/** Makes the read-only link of a thing; one that exists stays. */
async function openLink(ctx: UserCtx<'db'>, thing: OwnThing): Promise<Sharing> {
  await insertLink(ctx.db, ownedBy(ctx, thing), randomBytes(TOKEN_BYTES).toString('base64url'))
  return readSharing(ctx, thing)
}

/** Takes the link of a thing back; there may be none. */
async function closeLink(ctx: UserCtx<'db'>, thing: OwnThing): Promise<void> {
  await deleteLink(ctx.db, ownedBy(ctx, thing))
}

/** The guids of the thing that a link opens and of its owner. @throws ApiError NOT_FOUND */
export async function readLinked(
  ctx: Ctx<'db'>,
  { kind, token }: { kind: SharedKind; token: string },
): Promise<{ object: string; owner: string }> {
  const linked = await selectLinked(ctx.db, kind, token)
  if (linked === null) throw new ApiError('NOT_FOUND')
  return linked
}

type OfThing = { params: { guid: string } }
type Invitation = Parameters<typeof invitePerson>[2]

/**
 * The handlers of a noun's `sharingOf` calls.
 * @param requireOwn finds a thing of the logged-in user, or throws the noun's code
 */
export function sharingHandlers(kind: SharedKind, requireOwn: (ctx: UserCtx<'db'>, guid: string) => Promise<OwnThing>) {
  return {
    sharing: async (ctx: UserCtx<'db'>, { params }: OfThing) => readSharing(ctx, await requireOwn(ctx, params.guid)),
    invite: async (ctx: UserCtx<'db' | 'mail'>, { params, body }: OfThing & { body: Invitation }) =>
      invitePerson(ctx, await requireOwn(ctx, params.guid), body),
    leave: (ctx: UserCtx<'db'>, { params }: OfThing) =>
      deleteMembership(ctx.db, { kind, object: params.guid }, ctx.actor.guid),
    open_link: async (ctx: UserCtx<'db'>, { params }: OfThing) => openLink(ctx, await requireOwn(ctx, params.guid)),
    close_link: async (ctx: UserCtx<'db'>, { params }: OfThing) => closeLink(ctx, await requireOwn(ctx, params.guid)),
  }
}

const ownedBy = ({ actor }: UserCtx<'db'>, { kind, object }: OwnThing): SharedThing => ({
  kind,
  object,
  owner: actor.guid,
})

async function readShare(ctx: UserCtx<'db'>, guid: string): Promise<Share> {
  const found = await selectShare(ctx.db, ctx.actor.guid, guid)
  if (found === null) throw new ApiError('NOT_FOUND')
  return presentShare(found)
}

const refusedEmail = (code: 'UNIQUE' | 'OWN_EMAIL'): FieldErrors =>
  new FieldErrors({ email: [{ code, message: messageFor(code, undefined, 'email') }] })
