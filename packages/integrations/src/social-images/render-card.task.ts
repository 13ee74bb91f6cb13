import { readFile } from 'node:fs/promises'
import type { SocialImageRatio } from '@zivina/contract/discovery/social-images'
import sharp from 'sharp'
import { hashContent } from '../images/source.ts'
import type { SocialCard } from './port.ts'
import { renderCard } from './render-card.ts'

/** A card and its photo: a file of this machine, or bytes where the store has no files; null for a card without one. */
export type CardDrawing = { card: SocialCard; ratio: SocialImageRatio; photo: Uint8Array | string | null }

/** `photo_hash`: SHA-256 of the photo that was drawn, hexadecimal; null where there was none. */
export type DrawnCard = { bytes: Uint8Array; photo_hash: string | null }

// The pool's processes share the cores already, and libvips' cache would never be used again.
sharp.concurrency(1)
sharp.cache(false)

/** Draws one share card. */
export default async function drawCardToShare({ card, ratio, photo }: CardDrawing): Promise<DrawnCard> {
  const bytes = typeof photo === 'string' ? await readFile(photo).catch(() => null) : photo
  return { bytes: await renderCard(card, ratio, bytes), photo_hash: bytes && (await hashContent(bytes)) }
}
