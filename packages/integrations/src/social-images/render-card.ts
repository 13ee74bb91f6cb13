import type { SocialImageRatio } from '@zivina/contract/discovery/social-images'
import { BRAND_COLOURS } from '@zivina/contract/kernel/brand-colours'
import sharp from 'sharp'
import { MAX_SOURCE_PIXELS } from '../images/source.ts'
import { drawCard } from './draw-card.ts'
import { LAYOUTS, type Layout } from './layout.ts'
import type { SocialCard } from './port.ts'
import { readTypefaces, type Typefaces } from './typeface.ts'

const QUALITY = 84

let typefaces: Promise<Typefaces> | null = null

/**
 * Draws one card as a JPEG, which every network and messenger supports.
 * @param photo bytes of a valid picture, or null for the brand instead
 */
export async function renderCard(
  card: SocialCard,
  ratio: SocialImageRatio,
  photo: Uint8Array | null,
): Promise<Uint8Array> {
  // Read at the first card: most test processes never draw one.
  typefaces ??= readTypefaces()
  const layout = LAYOUTS[ratio]
  const drawing = drawCard(card, layout, await typefaces, photo !== null)
  const layers = [
    ...(photo === null ? [] : [{ input: await fillBox(photo, layout.photo), ...cornerOf(layout) }]),
    { input: Buffer.from(drawing), left: 0, top: 0 },
  ]
  const { width, height } = layout
  return sharp({ create: { width, height, channels: 3, background: BRAND_COLOURS.ground } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

function cornerOf({ photo: { left, top } }: Layout): { left: number; top: number } {
  return { left, top }
}

/** Photos cleaned by our host are upright; others may need their orientation applied. */
function fillBox(photo: Uint8Array, { width, height }: Layout['photo']): Promise<Buffer> {
  return sharp(photo, { limitInputPixels: MAX_SOURCE_PIXELS, autoOrient: true })
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: BRAND_COLOURS.ground })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
}
