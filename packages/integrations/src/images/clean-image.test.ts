import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_REFUSALS, type ImageRefusal } from '@zivina/contract/media/image-refusals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CleanImage, cleanImage } from './clean-image.ts'
import { HEIC, HTML, PROGRAM, photo, photosWithSecrets, pngBomb, SECRET, SVG, ZIP } from './testing/files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-clean-'))
})
afterAll(() => rm(folder, { recursive: true }))

let files = 0
async function clean(bytes: Uint8Array | string): Promise<CleanImage> {
  const file = join(folder, String(files++))
  await writeFile(file, bytes)
  return cleanImage(file)
}

const KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif']
const KEPT_AS: Record<string, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'webp', gif: 'png' }

describe('a cleaned picture', () => {
  test.each(KINDS)('of a %s contains only pixels', async (kind) => {
    const given = (await photosWithSecrets())[kind] ?? Buffer.alloc(0)
    const before = await sharp(given).metadata()
    // The uploaded file did contain the metadata.
    if (kind !== 'gif') expect([before.exif, before.xmp].every(Boolean)).toBe(true)
    if (kind !== 'avif') expect(given.includes(SECRET)).toBe(true)
    const { bytes, format, width, height } = await clean(given)
    expect([format, width, height]).toEqual([KEPT_AS[kind], 60, 40])
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false)
    const { exif, xmp, iptc, icc, comments, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({})
    for (const mark of ['Exif', 'xmpmeta', 'tEXt', 'GPS']) expect(Buffer.from(bytes).includes(mark)).toBe(false)
  })

  test('is upright', async () => {
    const { bytes, width, height } = await clean(await photo(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([width, height]).toEqual([40, 60])
    // The red left half of the turned picture is its top.
    const { data } = await sharp(bytes)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
  })

  test('of an animation is its first frame', async () => {
    const frame = (background: string) => ({ create: { width: 20, height: 10, channels: 3 as const, background } })
    const gif = await sharp([frame('#f00'), frame('#00f')].map(({ create }) => ({ create })) as never, {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
    const { bytes, height } = await clean(gif)
    expect(height).toBe(10)
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  test('has at most 4000 pixels a side and is never enlarged', async () => {
    const { width, height } = await clean(await photo(5000, 1000).png().toBuffer())
    expect([width, height]).toEqual([4000, 800])
    expect((await clean(await photo(3, 2).png().toBuffer())).width).toBe(3)
  })

  test('keeps transparency', async () => {
    const create = { width: 4, height: 4, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    for (const bytes of [await sharp({ create }).png().toBuffer(), await sharp({ create }).webp().toBuffer()]) {
      expect((await sharp((await clean(bytes)).bytes).metadata()).hasAlpha).toBe(true)
    }
  })

  test.each([
    ['a program', PROGRAM],
    ['an archive', ZIP],
    ['a page', Buffer.from(HTML)],
  ])('of a photo with %s behind it contains only the photo', async (_, tail) => {
    const { bytes } = await clean(Buffer.concat([await photo().jpeg().toBuffer(), tail]))
    expect(Buffer.from(bytes).includes(tail.subarray(0, 8))).toBe(false)
  })
})

type Bad = [what: string, refusal: ImageRefusal, bytes: string | Uint8Array]

const BAD: Bad[] = [
  ['a drawing with a script', 'drawing', SVG],
  ['a page', 'document', HTML],
  ['a program', 'program', PROGRAM],
  ['an archive', 'archive', ZIP],
  ['a phone’s own format', 'heic', HEIC],
  ['nothing', 'empty', ''],
  ['a JPEG’s first bytes alone', 'damaged', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a drawing that claims to be a PNG', 'damaged', Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1')],
  ['a bomb of 30,000 × 30,000 pixels', 'too_many_pixels', pngBomb(30_000)],
]

describe('a refusal', () => {
  test.each(BAD)('of %s: %s', async (_, refusal, bytes) => {
    await expect(clean(bytes)).rejects.toMatchObject({ status: 400, help: IMAGE_REFUSALS[refusal] })
  })

  test.each(KINDS)('of half a %s', async (kind) => {
    const whole = await photo(400, 300)
      .toFormat(kind as 'jpeg')
      .toBuffer()
    const half = whole.subarray(0, Math.floor(whole.byteLength / 2))
    await expect(clean(half)).rejects.toMatchObject({ status: 400, help: IMAGE_REFUSALS.damaged })
  })

  test('of a decompression bomb takes no memory', async () => {
    const bomb = pngBomb(30_000)
    expect(bomb.byteLength).toBeLessThan(200_000)
    const before = process.memoryUsage.rss()
    await expect(clean(bomb)).rejects.toMatchObject({ status: 400 })
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
  })
})
