import type { CallOutput } from '@zivina/contract/client'
import { readPack } from '@zivina/domain/catalogue/products/pack'
import { download } from '#app/session/api/download.ts'
import { type StoredPack, storeFile } from './pack-store.ts'

type Facts = CallOutput<'GET /product/pack_version'>

/**
 * Downloads the file of products and keeps it.
 * @param onPercent called with 0 … 100
 * @throws ApiFailure, PackError for a damaged file, and where the device has no room
 */
export async function downloadPack(facts: Facts, onPercent: (percent: number) => void): Promise<void> {
  const file = await download('/api/product/pack', ({ received }) =>
    onPercent(Math.min(100, Math.round((100 * received) / Math.max(1, facts.size)))),
  )
  const bytes = new Uint8Array(await file.arrayBuffer())
  const products = readPack(bytes).length
  await storeFile(file, { ...factsOf(facts), version: await versionOf(bytes), products, size: bytes.length })
}

function factsOf({ built_at }: Facts): Pick<StoredPack, 'built_at'> {
  return { built_at: built_at ?? new Date().toISOString() }
}

/** The version follows from the content, so that it is right where a newer file was built meanwhile; see `buildPack`. */
async function versionOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
