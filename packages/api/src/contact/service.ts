import { BRAND } from '@zivina/contract/brand'
import type { Challenge, ContactMessage, PersonalContactMessage } from '@zivina/contract/contact'
import { CONTACT_MESSAGE_DAYS, PROOF_MINUTES } from '@zivina/contract/limits'
import type { Db } from '@zivina/db/database'
import type { UserActor } from '../http/actor.ts'
import { ApiError } from '../http/api-error.ts'
import type { Tools } from '../http/scope.ts'
import { checkPhotoUrls } from '../images/check-photo-urls.ts'
import { isWorkDone, setWork } from './proof.ts'
import {
  deleteMessagesBefore,
  deleteSpentChallenges,
  insertMessage,
  selectFullName,
  spendChallenge,
} from './queries.ts'

type Sent = { submission: string }
type Message = Parameters<typeof insertMessage>[1]

/** Work for somebody who wants to write without an account. */
export async function readChallenge({ keys }: Pick<Tools, 'keys'>): Promise<Challenge> {
  return setWork((await keys()).proof, new Date())
}

/**
 * Takes a message of somebody without an account: kept, handed to the support and confirmed, all of it or nothing. One that
 * is sent again is answered as before. What a program filled in is answered too, and goes nowhere.
 * @throws ApiError PROOF_NOT_ACCEPTED
 */
export async function sendMessage(tools: Tools, { proof, website, ...message }: ContactMessage): Promise<Sent> {
  const { submission } = message
  if (website !== '') return { submission }
  if (!(await isWorkDone(proof, (await tools.keys()).proof, new Date()))) throw new ApiError('PROOF_NOT_ACCEPTED')
  await tools.db.transaction(async (tx) => {
    const isNew = await keepMessage(tx, tools, { ...message, user: null, attachments: [] })
    if (isNew && !(await spendChallenge(tx, proof.challenge, PROOF_MINUTES))) throw new ApiError('PROOF_NOT_ACCEPTED')
  })
  return { submission }
}

/** Takes a message of somebody signed in; name and address are the account's, whose mailbox is proven. */
export async function sendPersonalMessage(
  tools: Tools,
  actor: UserActor,
  { attachments, ...message }: PersonalContactMessage,
): Promise<Sent> {
  await tools.db.transaction(async (tx) => {
    const name = await selectFullName(tx, actor.guid)
    const paths = await checkPhotoUrls(tx, actor, attachments, { ...tools, folder: 'contact' })
    await keepMessage(tx, tools, { ...message, user: actor.guid, name, email: actor.email, attachments: paths })
  })
  return { submission: message.submission }
}

/** Removes what cannot be sent again anyway; to be run by the clock. */
export function sweepChallenges(db: Db): Promise<void> {
  return deleteSpentChallenges(db)
}

/** @returns whether the message is new */
async function keepMessage(tx: Db, tools: Tools, message: Message): Promise<boolean> {
  if (!(await insertMessage(tx, message))) return false
  const { subject, name, email, text, user } = message
  const attachments = message.attachments.map((path) => addressOf(path, tools))
  const mail = { subject, name, email, text, attachments, account: user }
  await tools.mail.enqueue(tx, 'contact_message', BRAND.support_email, mail)
  await tools.mail.enqueue(tx, 'contact_confirmation', email, { name, subject })
  return true
}

/** The absolute address of a picture. */
function addressOf(path: string, { image_url_endpoint, public_url }: Tools): string {
  return new URL(`${image_url_endpoint}/${path}`, public_url).href
}

/** Forgets the messages that have been kept as long as the terms say. */
export function sweepMessages(db: Db): Promise<void> {
  return deleteMessagesBefore(db, CONTACT_MESSAGE_DAYS)
}
