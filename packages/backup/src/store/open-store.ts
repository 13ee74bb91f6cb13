import path from 'node:path'
import { openBucketStore } from './bucket-store.ts'
import { openFolderStore } from './folder-store.ts'
import type { BackupStore, BucketAccess } from './port.ts'

export type StoreOptions = {
  /** The access to a bucket; null where none is configured. */
  access: BucketAccess | null
  /** A folder of this machine for unfinished files of a bucket. */
  spool: string
}

/**
 * Opens a place for backups: a folder, or `s3://bucket/folder`.
 * @throws Error with one sentence when the bucket's access is not configured
 */
export async function openStore(place: string, { access, spool }: StoreOptions): Promise<BackupStore> {
  if (!place.startsWith('s3://')) return openFolderStore(path.resolve(place))
  if (access === null) throw new Error('BACKUP_S3_ENDPOINT, _REGION, _KEY and _SECRET are needed for a bucket.')
  return openBucketStore(place, access, spool)
}
