import { createHash } from 'node:crypto'
import type { ImageKeys } from '@zivina/integrations/images/upload-auth'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { ImageSettings } from '#api/kernel/ports/image-settings.ts'

export const DEFAULT_IMAGE_SETTINGS: ImageSettings = { folder: 'uploads', hosted: null }

/** The keys that sign permits. All instances derive the same ones from the secret they share. */
export async function readImageKeys(keys: KeyReader, { hosted }: ImageSettings): Promise<ImageKeys> {
  if (hosted !== null) return hosted
  const private_key = `private_${Buffer.from((await keys()).image).toString('base64url')}`
  const public_key = `public_${createHash('sha256').update(private_key).digest('base64url').slice(0, 27)}`
  return { public_key, private_key }
}
