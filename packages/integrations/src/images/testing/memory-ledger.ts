import { randomUUID } from 'node:crypto'
import { IMAGE_BYTES_MAX } from '@zivina/contract/kernel/limits'
import type { RegisteredImage, UploadLedger } from '../upload-port.ts'

/** The most bytes that the sender named „skrblik“ may upload. */
export const FEW_BYTES = 1000

/** A ledger in memory, with the permits that were given. Its senders may write into folders that contain their name. */
export function createMemoryLedger() {
  const permits = new Map<string, string>()
  const images = new Map<string, RegisteredImage & { owner: string | null }>()
  const ledger: UploadLedger = {
    claim: async (token) => {
      const owner = permits.get(token) ?? null
      permits.delete(token)
      return owner
    },
    bytesMax: (owner) => (owner === 'skrblik' ? FEW_BYTES : IMAGE_BYTES_MAX),
    mayWrite: async (owner, folder) => folder === `uploads/users/${owner}`,
    record: async (image, owner) => {
      const file_id = randomUUID()
      images.set(file_id, { ...image, file_id, owner, created_at: new Date() })
      return file_id
    },
    find: async (file_id) => images.get(file_id) ?? null,
    forget: async (file_id) => {
      images.delete(file_id)
    },
  }
  return { ledger, permits, images }
}
