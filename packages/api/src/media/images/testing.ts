import type { Db } from '@zivina/db/database'
import { imageFile } from '@zivina/db/schema/media/image'
import type { ImageStore } from '@zivina/integrations/images/port'

/** A picture uploaded the given number of hours ago. */
export async function buildImageFile(
  db: Db,
  path: string,
  owner: string | null,
  { hours = 0 }: { hours?: number } = {},
): Promise<string> {
  const created_at = new Date(Date.now() - hours * 3_600_000)
  const facts = { size: 100, width: 10, height: 10, mime: 'image/jpeg' }
  await db.insert(imageFile).values({ path, owner, created_at, ...facts })
  return path
}

/** A store that stores nothing and records which pictures it was told to remove. */
export function recordingStore(removed: string[]): ImageStore {
  const nothing = async () => null
  const remove = async (path: string) => {
    removed.push(path)
  }
  return { details: nothing, read: nothing, remove, write: async () => ({ size: 0, revision: '' }) }
}
