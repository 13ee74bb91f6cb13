import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { coverSvg } from './recipe-cover.ts'

const GREEN = '#2E7D4F'
const PAPER = '#FBFAF6'
const ORANGE = '#F2872E'
const ON_DARK = '#6CC08F'

/** A leaf on its stalk, 64 × 64. */
const LEAF =
  'M55.5 7.5C58 34 46.500 54 24 54c-3.600 0-6.700-.7-9.400-2L9.300 57.300a2.600 2.600 0 0 1-3.700-3.700L11 48.200C8.900 44.900 8 41.200 8 37.400 8 17.500 29 5.500 55.500 7.500Z'
/** The spoon that is the leaf's vein. */
const SPOON =
  'M29.300 31.100c-2.500-5.700-.3-11.900 4.700-15.200 4.800-3.200 10.600-3 13.500-.1 2.900 2.900 3.100 8.700-.1 13.500-3.300 5-9.500 7.200-15.200 4.700L17.300 48.900a2 2 0 0 1-2.900-2.900Z'

const svg = (body: string, box = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>\n`
const mark = (leafColour: string, spoonColour: string) =>
  `<path fill="${leafColour}" d="${LEAF}"/><path fill="${spoonColour}" d="${SPOON}"/>`

/** The logo on a green tile; `inset` is the share of the side left free around it, `radius` rounds the corners. */
function tile(inset: number, radius: number): string {
  const scale = 1 - 2 * inset
  return svg(
    `<rect width="64" height="64" rx="${radius}" fill="${GREEN}"/><g transform="translate(${64 * inset} ${64 * inset}) scale(${scale})">${mark(PAPER, ORANGE)}</g>`,
  )
}

/** Draws the logo, the favicons and the share picture of pages that have none of their own. */
export async function drawBrand(data: string): Promise<number> {
  const folder = join(data, 'pictures/brand')
  await mkdir(folder, { recursive: true })
  const favicon = tile(0.13, 14)
  // A maskable icon may be cropped to its middle 80 %.
  const maskable = tile(0.22, 0)
  const rasters: [name: string, source: string, size: number][] = [
    ['favicon-32.png', favicon, 32],
    ['apple-touch-icon-180.png', tile(0.16, 0), 180],
    ['icon-192.png', favicon, 192],
    ['icon-512.png', favicon, 512],
    ['icon-maskable-192.png', maskable, 192],
    ['icon-maskable-512.png', maskable, 512],
  ]
  await writeFile(join(folder, 'mark.svg'), svg(mark(GREEN, PAPER)))
  await writeFile(join(folder, 'mark-on-dark.svg'), svg(mark(ON_DARK, '#16324F')))
  await writeFile(join(folder, 'favicon.svg'), favicon)
  for (const [name, source, size] of rasters) {
    const png = sharp(Buffer.from(source), { density: (72 * size) / 64 }).resize(size, size)
    await writeFile(join(folder, name), await png.png({ compressionLevel: 9, palette: true }).toBuffer())
  }
  await drawShared(folder, favicon)
  return rasters.length + 4
}

async function drawShared(folder: string, favicon: string): Promise<void> {
  const scene = await coverSvg({
    slug: 'zivina',
    cooking_type: 'Cold',
    meal_types: ['Lunch'],
    cover: { dish: '🥗', around: ['🍅', '🥑', '🍋', '🥕', '🫒'], vessel: 'bowl' },
  })
  const badge = await sharp(Buffer.from(favicon), { density: 230 }).resize(150, 150).png().toBuffer()
  const picture = await sharp(Buffer.from(scene), { unlimited: true })
    .removeAlpha()
    .resize(1200, 1200)
    .composite([{ input: badge, left: 90, top: 300 }])
    .png()
    .toBuffer()
  // The part that social networks show: 16 : 9 around the bowl, with the badge in its corner.
  const wide = sharp(picture).extract({ left: 0, top: 235, width: 1200, height: 675 })
  await writeFile(join(folder, 'og-default.jpg'), await wide.jpeg({ quality: 82, mozjpeg: true }).toBuffer())
}
