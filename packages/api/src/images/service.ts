import { randomUUID } from 'node:crypto'
import type { UploadAuth } from '@zivina/contract/images'
import type { Db } from '@zivina/db/database'
import type { UploadLedger } from '@zivina/integrations/images/upload-port'
import { signUpload } from '@zivina/integrations/images/upload-signature'
import type { UserActor } from '../http/actor.ts'
import { ApiError } from '../http/api-error.ts'
import type { KeyReader } from '../sessions/keys.ts'
import { folderUse } from './policy.ts'
import * as queries from './queries.ts'
import { DEFAULT_IMAGE_SETTINGS, type ImageSettings, readImageKeys } from './settings.ts'

const NEXT_TRY_SECONDS = 3600

/** Gives somebody leave to send the image host one picture. */
export async function giveLeave(
  db: Db,
  actor: UserActor,
  { keys, images = DEFAULT_IMAGE_SETTINGS }: { keys: KeyReader; images?: ImageSettings | undefined },
): Promise<UploadAuth> {
  const { public_key, private_key } = await readImageKeys(keys, images)
  const token = randomUUID()
  const expire = await queries.insertToken(db, token, actor.guid)
  if (expire === null) throw new ApiError('TOO_MANY_REQUESTS', { retry_after: NEXT_TRY_SECONDS })
  return { token, expire, signature: signUpload(private_key, token, expire), publicKey: public_key }
}

/** What our own image host asks and tells the database. */
export function createUploadLedger(db: Db, { folder: root }: ImageSettings): UploadLedger {
  return {
    claim: (token) => queries.claimToken(db, token),
    mayWrite: (owner, folder) =>
      folder.startsWith(`${root}/`) ? mayWrite(db, owner, folder.slice(root.length + 1)) : Promise.resolve(false),
    record: (image, owner) => queries.upsertFile(db, image, owner),
    find: (file_id) => queries.selectFile(db, file_id),
    forget: (file_id) => queries.deleteFile(db, file_id),
  }
}

async function mayWrite(db: Db, owner: string, folder: string): Promise<boolean> {
  const use = folderUse(folder)
  switch (use?.kind) {
    case 'person':
    case 'recipe':
      return use.guid === owner
    case 'ingredient':
      return queries.mayShowIngredient(db, owner, use.slug)
    case 'creator':
      return queries.mayShowCreator(db, owner, use.slug)
    case 'contact':
      return true
    default:
      return false
  }
}

/** With the account nobody vouches for its pictures: those that nothing shows go with the next sweep. */
export function releaseImagesOf(db: Db, user: string): Promise<void> {
  return queries.releaseFiles(db, user)
}
