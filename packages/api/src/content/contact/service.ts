import type { Challenge, ContactMessage, PersonalContactMessage, Proof } from '@zivina/contract/content/contact'
import { BRAND } from '@zivina/contract/kernel/brand'
import { CONTACT_MESSAGE_DAYS, PROOF_MINUTES } from '@zivina/contract/kernel/limits'
import type { UploadAuth } from '@zivina/contract/media/images'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { checkPhotoUrls, issueMessagePermit } from '#api/media/images/service.ts'
import { isWorkDone, setWork } from './proof.ts'
import {
  deleteMessagesBefore,
  deleteSpentChallenges,
  insertMessage,
  isOpen,
  selectFullName,
  spendChallenge,
} from './queries.ts'

/** What keeping a message works with. */
type Keeping = Ctx<'db' | 'keys' | 'mail' | 'urls' | 'images'>
type Sent = { submission: string }
type Message = Parameters<typeof insertMessage>[1]

/** Creates a challenge for a visitor who wants to write without an account. */
export async function readChallenge({ keys }: Ctx<'keys'>): Promise<Challenge> {
  return setWork((await keys()).proof, new Date())
}

/**
 * Accepts a message of a visitor without an account: stored, sent to the support and confirmed, all or nothing. A message sent
 * again gets the same answer. A message from a program that filled the hidden field is answered too, but discarded.
 * @throws ApiError PROOF_NOT_ACCEPTED, or IMAGEKIT for pictures that were not uploaded for this message
 */
export async function sendMessage(
  ctx: Keeping,
  { proof, website, attachments, ...message }: ContactMessage,
): Promise<Sent> {
  const { submission } = message
  if (website !== '') return { submission }
  if (!(await isWorkDone(proof, (await ctx.keys()).proof, new Date()))) throw new ApiError('PROOF_NOT_ACCEPTED')
  await transaction(ctx, async (ctx) => {
    const paths = await checkPhotoUrls(ctx, { submission }, attachments, { folder: folderOf(submission) })
    const isNew = await keepMessage(ctx, { ...message, user: null, attachments: paths })
    if (isNew && !(await spendChallenge(ctx.db, proof.challenge, PROOF_MINUTES)))
      throw new ApiError('PROOF_NOT_ACCEPTED')
  })
  return { submission }
}

/**
 * Creates a permit to upload a picture for a message that a visitor without an account is writing. It needs the solved
 * challenge of the message, which only the message uses up.
 * @throws ApiError PROOF_NOT_ACCEPTED, TOO_MANY_REQUESTS, IMAGEKIT
 */
export async function issueAttachmentPermit(
  ctx: Ctx<'db' | 'keys' | 'images'>,
  { proof, submission }: { proof: Proof; submission: string },
): Promise<UploadAuth> {
  if (!(await isWorkDone(proof, (await ctx.keys()).proof, new Date()))) throw new ApiError('PROOF_NOT_ACCEPTED')
  const message = { submission, challenge: proof.challenge }
  if (!(await isOpen(ctx.db, message))) throw new ApiError('PROOF_NOT_ACCEPTED')
  return issueMessagePermit(ctx, message)
}

/** The folder of a message's pictures, below the configured folder. */
function folderOf(submission: string): string {
  return `contact/${submission}`
}

/** Accepts a message of a logged-in user; name and address are the account's, whose e-mail is verified. */
export async function sendPersonalMessage(
  ctx: UserCtx<keyof Keeping>,
  { attachments, ...message }: PersonalContactMessage,
): Promise<Sent> {
  await transaction(ctx, async (ctx) => {
    const { guid, email } = ctx.actor
    const name = await selectFullName(ctx.db, guid)
    const paths = await checkPhotoUrls(ctx, ctx.actor, attachments, { folder: 'contact' })
    await keepMessage(ctx, { ...message, user: guid, name, email, attachments: paths })
  })
  return { submission: message.submission }
}

/** Deletes challenges that cannot be used again anyway; called by a scheduled job. */
export function sweepChallenges(db: Db): Promise<void> {
  return deleteSpentChallenges(db)
}

/** @returns whether the message is new */
async function keepMessage({ db, mail, urls }: Keeping, message: Message): Promise<boolean> {
  if (!(await insertMessage(db, message))) return false
  const { subject, name, email, text, user } = message
  const attachments = message.attachments.map((path) => urls.absolute(urls.photo(path)))
  const said = { subject, name, email, text, attachments, account: user }
  await mail.enqueue(db, 'contact_message', BRAND.support_email, said)
  await mail.enqueue(db, 'contact_confirmation', email, { name, subject })
  return true
}

/** Deletes messages after the time stated in the terms. */
export function sweepMessages(db: Db): Promise<void> {
  return deleteMessagesBefore(db, CONTACT_MESSAGE_DAYS)
}
