import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { VariantPlan } from './plan-variant.ts'
import { hashContent } from './source.ts'
import { renderVariant } from './transform.ts'

/** The picture and the variant to draw: a file of this machine, or bytes where the store has no files. */
export type Drawing = { picture: Uint8Array | string; content_hash: string; plan: VariantPlan }

/** `changed`: the picture was replaced after the variant was planned. */
export type Drawn = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'changed' } | { kind: 'undecodable'; reason: string }

// The pool's processes share the cores already, and libvips' cache would never be used again.
sharp.concurrency(1)
sharp.cache(false)

/** Draws one variant of a picture. */
export default async function drawVariant({ picture, content_hash, plan }: Drawing): Promise<Drawn> {
  const bytes = typeof picture === 'string' ? await readFile(picture).catch(() => null) : picture
  if (bytes === null || (await hashContent(bytes)) !== content_hash) return { kind: 'changed' }
  try {
    return { kind: 'drawn', bytes: await renderVariant(bytes, plan) }
  } catch (error) {
    return { kind: 'undecodable', reason: String(error) }
  }
}
