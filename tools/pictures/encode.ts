import sharp from 'sharp'

const MOST_BYTES = 80 * 1024

/** The picture as WebP of at most 80 KB. */
export async function encodeWithin(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (let quality = 86; ; quality -= 6) {
    const webp = await sharp(pixels).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (webp.byteLength <= MOST_BYTES || quality < 40) return webp
  }
}
