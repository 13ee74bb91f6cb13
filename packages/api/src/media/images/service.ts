import { randomUUID } from 'node:crypto'
import { CONTACT_IMAGE_BYTES_MAX, IMAGE_BYTES_MAX } from '@zivina/contract/kernel/limits'
import type { UploadAuth } from '@zivina/contract/media/images'
import type { Db } from '@zivina/db/database'
import type { PictureUse } from '@zivina/db/picture-use'
import type { ImageStore } from '@zivina/integrations/images/port'
import type { UploadLedger } from '@zivina/integrations/images/upload-port'
import { signUpload } from '@zivina/integrations/images/upload-signature'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { ImageSettings } from '#api/kernel/ports/image-settings.ts'
import { folderUse } from './policy.ts'
import * as queries from './queries.ts'
import { DEFAULT_IMAGE_SETTINGS, readImageKeys } from './settings.ts'

const NEXT_TRY_SECONDS = 3600
/** Pictures that are deleted in one transaction. */
const BATCH = 50

/** Creates a permit to upload one picture to the image host. */
export async function issuePermit(ctx: UserCtx<'db' | 'keys' | 'images'>): Promise<UploadAuth> {
  const token = randomUUID()
  return signPermit(ctx, token, await queries.insertToken(ctx.db, token, ctx.actor.guid))
}

/**
 * Creates a permit for a message of a visitor without an account, to upload one picture into the message's own folder.
 * @throws ApiError IMAGEKIT where a hosted service stores pictures: its permits do not limit the folder
 */
export async function issueMessagePermit(
  ctx: Ctx<'db' | 'keys' | 'images'>,
  message: { submission: string; challenge: string },
): Promise<UploadAuth> {
  if (ctx.images?.hosted) throw new ApiError('IMAGEKIT')
  const token = randomUUID()
  const expire = await transaction(ctx, ({ db }) => queries.insertMessageToken(db, { token, ...message }))
  return signPermit(ctx, token, expire)
}

async function signPermit(
  { keys, images = DEFAULT_IMAGE_SETTINGS }: Ctx<'keys' | 'images'>,
  token: string,
  expire: number | null,
): Promise<UploadAuth> {
  const { public_key, private_key } = await readImageKeys(keys, images)
  if (expire === null) throw new ApiError('TOO_MANY_REQUESTS', { retry_after: NEXT_TRY_SECONDS })
  return { token, expire, signature: signUpload(private_key, token, expire), publicKey: public_key }
}

/** The database side of our own image host. */
export function createUploadLedger(db: Db, { folder: root }: ImageSettings): UploadLedger {
  return {
    claim: async (token) => {
      const sender = await queries.claimToken(db, token)
      return sender && nameOf(sender)
    },
    mayWrite: async (owner, folder) =>
      folder.startsWith(`${root}/`) && mayWrite(db, senderOf(owner), folder.slice(root.length + 1)),
    bytesMax: (owner) => ('guid' in senderOf(owner) ? IMAGE_BYTES_MAX : CONTACT_IMAGE_BYTES_MAX),
    record: (image, owner) => queries.upsertFile(db, image, owner === null ? null : senderOf(owner)),
    find: (file_id) => queries.selectFile(db, file_id),
    forget: (file_id) => queries.deleteFile(db, file_id),
  }
}

/** Senders as strings for the image host: an account by its guid, a message with this prefix. */
const MESSAGE = 'message '
const nameOf = (sender: queries.ImageSender): string => ('guid' in sender ? sender.guid : MESSAGE + sender.submission)
const senderOf = (name: string): queries.ImageSender =>
  name.startsWith(MESSAGE) ? { submission: name.slice(MESSAGE.length) } : { guid: name }

async function mayWrite(db: Db, sender: queries.ImageSender, folder: string): Promise<boolean> {
  if ('submission' in sender) return folder === `contact/${sender.submission}`
  const owner = sender.guid
  const use = folderUse(folder)
  switch (use?.kind) {
    case 'person':
    case 'recipe':
      return use.guid === owner
    case 'ingredient':
      return queries.mayShowIngredient(db, owner, use.slug)
    case 'creator':
      return queries.mayShowCreator(db, owner, use.slug)
    case 'text':
      return queries.mayShowText(db, owner)
    case 'contact':
      return true
    default:
      return false
  }
}

/**
 * Deletes pictures without a reference: a day after the upload, or once their owner's account is deleted. The bytes are deleted
 * before the row, so that the next run repairs a failure in between. Several instances may run it at once.
 * @param uses all columns that may refer to a picture
 * @returns the number of deleted pictures
 */
export async function sweepImages(db: Db, store: ImageStore, uses: readonly PictureUse[]): Promise<number> {
  let swept = 0
  for (;;) {
    const found = await db.transaction((db) => sweepBatch(db, store, uses))
    swept += found
    if (found < BATCH) return swept
  }
}

async function sweepBatch(db: Db, store: ImageStore, uses: readonly PictureUse[]): Promise<number> {
  const orphans = await queries.lockOrphans(db, uses, BATCH)
  for (const { file_id, path } of orphans) {
    await store.remove(path)
    await queries.deleteFile(db, file_id)
  }
  return orphans.length
}

/** Deletes expired permits. */
export function sweepPermits(db: Db): Promise<number> {
  return queries.deleteExpiredTokens(db)
}

type PhotoPlaces = {
  /** The folder of the actor's uploads, below the configured folder: `recipes/{user guid}/{slug}`; several where it changed. */
  folder: string | readonly string[]
  /** Paths already stored in the record, which a change of the record may keep. */
  kept?: readonly string[]
}

/**
 * Converts addresses of pictures, as the image host returned them to a page, to stored paths. Accepts only pictures that the
 * sender uploaded into a given folder; call it in the transaction that stores the result.
 * @returns the paths, in the order of the addresses
 * @throws ApiError IMAGEKIT for any other address
 */
export async function checkPhotoUrls(
  { db, urls, images = DEFAULT_IMAGE_SETTINGS }: Ctx<'db' | 'urls' | 'images'>,
  sender: queries.ImageSender,
  given: readonly string[],
  { folder, kept = [] }: PhotoPlaces,
): Promise<string[]> {
  const paths = given.map((url) => urls.storedPath(url) ?? url)
  const fresh = paths.filter((path) => !kept.includes(path))
  const prefixes = [folder].flat().map((name) => `${images.folder}/${name}/`)
  if (!fresh.every((path) => prefixes.some((prefix) => isFileIn(path, prefix)))) throw new ApiError('IMAGEKIT')
  if (fresh.length === 0) return paths
  // A hosted service's pictures are registered only there, and it accepts none without an account.
  if (images.hosted !== null && 'guid' in sender) return paths
  const own = await queries.holdOwnFiles(db, sender, fresh)
  if (!fresh.every((path) => own.has(path))) throw new ApiError('IMAGEKIT')
  return paths
}

/**
 * Whether a picture was uploaded for a text, by whichever administrator. Called in the transaction that stores it, the picture stays
 * until the transaction ends.
 * @param path within the image host
 */
export async function isTextPicture(
  { db, images = DEFAULT_IMAGE_SETTINGS }: Ctx<'db' | 'images'>,
  path: string,
): Promise<boolean> {
  const end = path.lastIndexOf('/')
  const folder = path.slice(images.folder.length + 1, end)
  if (folderUse(folder)?.kind !== 'text' || !isFileIn(path, `${images.folder}/${folder}/`)) return false
  // As above.
  return images.hosted !== null || queries.holdFile(db, path)
}

/** Accepts plain names only: no path out of the folder, no transformation, no query. */
function isFileIn(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^[a-z0-9_-][\w.-]*$/i.test(path.slice(prefix.length))
}
