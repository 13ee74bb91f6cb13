import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { DrawnFormat } from './format.ts'
import { parseTransformation } from './grammar.ts'
import { planQuality, planStages } from './plan-variant.ts'
import { renderVariant } from './transform.ts'

/** 200 × 100: left half red, right half blue. */
async function halves(): Promise<Uint8Array> {
  const red = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Draws a picture of 200 × 100, or of another size, as for a signed address. */
function draw(bytes: Uint8Array, text: string, format: DrawnFormat, size = { width: 200, height: 100 }) {
  const steps = parseTransformation(text)
  const plan = { stages: planStages(steps, size, 'signed'), quality: planQuality(steps, format, 'signed'), format }
  return renderVariant(bytes, plan)
}

async function render(text: string, source?: Uint8Array, size = { width: 200, height: 100 }) {
  const bytes = await draw(source ?? (await halves()), text, 'png', size)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { width: info.width, height: info.height, at }
}

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const WHITE = [255, 255, 255, 255]

describe('a cut', () => {
  test('keeps the middle by default', async () => {
    const image = await render('w-100,h-100')
    expect([image.width, image.height]).toEqual([100, 100])
    expect([image.at(5, 50), image.at(95, 50)]).toEqual([RED, BLUE])
  })

  test('keeps the side in focus', async () => {
    expect((await render('w-100,h-100,fo-left')).at(95, 50)).toEqual(RED)
    expect((await render('w-100,h-100,fo-right')).at(5, 50)).toEqual(BLUE)
    expect((await render('w-100,h-100,cm-extract,fo-right')).at(5, 50)).toEqual(BLUE)
  })

  test('with attention has the requested size', async () => {
    const image = await render('w-50,h-100,fo-auto')
    expect([image.width, image.height]).toEqual([50, 100])
  })
})

test('without keeping the ratio distorts', async () => {
  const image = await render('w-50,h-100,c-force')
  expect([image.width, image.height, image.at(5, 5), image.at(45, 95)]).toEqual([50, 100, RED, BLUE])
})

test('pads with the requested colour, or white', async () => {
  expect((await render('w-100,h-100,cm-pad_resize')).at(50, 5)).toEqual(WHITE)
  const image = await render('w-100,h-100,cm-pad_resize,bg-00ff00')
  expect([image.at(50, 5), image.at(50, 95), image.at(5, 50)]).toEqual([[0, 255, 0, 255], [0, 255, 0, 255], RED])
})

test('padding follows the focus', async () => {
  const image = await render('w-100,h-100,cm-pad_resize,fo-top')
  expect([image.at(5, 5), image.at(5, 95)]).toEqual([RED, WHITE])
})

test('pads a transparent picture with transparency, or puts it on the requested colour', async () => {
  const small = { width: 20, height: 10 }
  const clear = await sharp({
    create: { width: 20, height: 10, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect((await render('w-20,h-20,cm-pad_resize', clear, small)).at(1, 1)[3]).toBe(0)
  expect((await render('w-20,h-20,cm-pad_resize,bg-00ff00', clear, small)).at(10, 10)).toEqual([0, 255, 0, 255])
})

test('runs the steps of a chain one after the other', async () => {
  const image = await render('w-100,h-100,cm-extract,fo-left:w-10')
  expect([image.width, image.height, image.at(9, 9)]).toEqual([10, 10, RED])
})

test('makes a photograph taken sideways upright and removes its metadata', async () => {
  const sideways = await sharp(await halves())
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  for (const format of ['jpeg', 'webp', 'avif', 'png'] as const) {
    const facts = await sharp(await draw(sideways, 'w-50', format, { width: 100, height: 200 })).metadata()
    expect([facts.width, facts.height]).toEqual([50, 100])
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('is smaller in a lower quality', async () => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  for (const format of ['jpeg', 'webp', 'avif'] as const) {
    const low = await draw(noise, 'q-10', format)
    const high = await draw(noise, 'q-90', format)
    expect(low.byteLength).toBeLessThan(high.byteLength)
  }
})

test.each([
  ['noise', new Uint8Array(500).fill(7)],
  ['nothing', new Uint8Array()],
])('%s cannot be drawn', async (_, bytes) => {
  await expect(draw(bytes, 'w-10', 'webp')).rejects.toThrow()
})

test('a truncated picture cannot be drawn', async () => {
  const whole = await sharp(await halves())
    .jpeg()
    .toBuffer()
  const part = whole.subarray(0, whole.byteLength - 200)
  await expect(draw(part, 'w-10', 'webp')).rejects.toThrow()
})
