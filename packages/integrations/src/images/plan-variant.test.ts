import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CROP_MODES, CROPS, parseTransformation } from './grammar.ts'
import { ImageHostError } from './image-host-error.ts'
import { ownSizeStage, planQuality, planStages } from './plan-variant.ts'
import { PUBLISHED_PIXELS_MAX, PUBLISHED_RATIOS, PUBLISHED_SIDES } from './published-sizes.ts'
import { sizeOf } from './stage.ts'

const LANDSCAPE = { width: 1200, height: 600 }

/** The size drawn for an unsigned address, or the status of the refusal. */
function drawn(text: string, source = LANDSCAPE): string {
  try {
    const last = planStages(parseTransformation(text), source, 'published').at(-1)
    const { width, height } = last ? sizeOf(last) : source
    return `${width}x${height}`
  } catch (error) {
    if (error instanceof ImageHostError) return String(error.status)
    throw error
  }
}

describe('for an unsigned address', () => {
  test('every published side is drawn exactly, as width, as height and as a square', () => {
    expect(PUBLISHED_SIDES.length).toBeLessThan(130)
    const square = { width: 3000, height: 3000 }
    for (const side of PUBLISHED_SIDES) {
      const whole = side * side <= PUBLISHED_PIXELS_MAX ? `${side}x${side}` : '400'
      for (const text of [`w-${side}`, `h-${side}`, `w-${side},h-${side}`, `w-${side},ar-1-1`]) {
        expect([text, drawn(text, square)]).toEqual([text, whole])
      }
    }
  })

  test.each([
    ['w-401', '410x205', 'the next side'],
    ['w-1', '10x5', 'the smallest'],
    ['h-301', '620x310', 'the next height'],
    ['w-2048', '2048x1024', 'the largest'],
    ['w-2049', '400', 'more than the largest'],
    ['w-0.5', '600x300', 'a share'],
    ['w-0.333', '400x200', 'a share whose side is none'],
    ['w-200,dpr-2', '400x200', 'more pixels to a point'],
    ['w-200,dpr-1.7', '340x170', 'other pixels to a point'],
    ['w-400,h-300', '400x300', 'a box'],
    ['w-401,h-299', '400', 'a box of no ratio'],
    ['w-401,h-301', '410x308', 'a box of a known ratio, as near as pixels allow'],
    ['w-404,h-303', '410x308', 'a box of a known ratio'],
    ['w-533,h-300', '533x300', 'a box with one known side'],
    ['h-300,ar-16-9', '533x300', 'a height and a ratio'],
    ['w-401,ar-4-3', '410x308', 'a ratio'],
    ['w-401,ar-17-4', '400', 'another ratio'],
    ['w-602,h-301', '630x315', 'the picture’s own ratio'],
    ['w-401,h-401,c-at_max', '400x200', 'at most'],
    ['w-3000,h-3000,c-at_max', '1200x600', 'at most, of a smaller picture'],
    ['w-401,h-77,c-at_max', '150x75', 'at most, by the height'],
    ['w-401,h-33,c-at_least', '410x205', 'at least'],
    ['w-401,h-401,cm-pad_resize', '410x410', 'a padded box'],
    ['w-401,h-299,c-force', '400', 'a distorted box of no ratio'],
    ['w-300,h-300,cm-extract', '300x300', 'a cut'],
    ['w-1200,h-1200', '1200x1200', 'a social picture'],
    ['w-1200,h-900', '1200x900', 'a social picture'],
    ['w-1200,h-675', '1200x675', 'a social picture'],
    ['w-1200,h-630', '1200x630', 'a social picture'],
    ['w-2000,h-2000', '400', 'too many pixels'],
    ['w-4000,h-2701,c-force,f-avif,q-99', '400', 'what no page needs'],
    ['w-96,h-96,cm-pad_resize,bg-FFFFFF:w-40,ar-1-1', '40x40', 'a chain'],
    ['w-400:w-300:w-200:w-100', '400', 'a long chain'],
    ['w-400:q-50:f-auto:w-100', '100x50', 'a long chain of which two steps draw'],
    ['w-100,h-100,cm-pad_resize,bg-123456', '400', 'another colour'],
  ])('%s of 1200 × 600 is %s: %s', (text, size) => {
    expect(drawn(text)).toBe(size)
  })

  test('a requested ratio is kept, whatever sides are drawn', () => {
    const side = fc.integer({ min: 1, max: 2048 })
    const fits = fc.constantFrom(...[...CROPS, ...CROP_MODES].filter((fit) => !/^at_|no_|extract/.test(fit)))
    fc.assert(
      fc.property(side, side, fits, side, side, (width, height, fit, sourceWidth, sourceHeight) => {
        const key = fit === 'pad_resize' ? 'cm' : 'c'
        const size = drawn(`w-${width},h-${height},${key}-${fit}`, { width: sourceWidth, height: sourceHeight })
        if (size === '400') return
        const [drawnWidth = 0, drawnHeight = 0] = size.split('x').map(Number)
        const [wide, high] = [width / height, drawnWidth / drawnHeight]
        // Rounding changes each side by at most half a pixel.
        const tolerance = (0.5 / width + 0.5 / height + 0.5 / drawnWidth + 0.5 / drawnHeight) * wide
        expect(Math.abs(wide - high)).toBeLessThanOrEqual(tolerance * 1.01)
      }),
      { numRuns: 2000 },
    )
  })

  test('a picture inside a box is never enlarged', () => {
    const side = fc.integer({ min: 10, max: 2048 })
    fc.assert(
      fc.property(side, side, side, side, (width, height, sourceWidth, sourceHeight) => {
        const size = drawn(`w-${width},h-${height},c-at_max_enlarge`, { width: sourceWidth, height: sourceHeight })
        const [drawnWidth = 0, drawnHeight = 0] = size.split('x').map(Number)
        if (size !== '400') expect([drawnWidth <= width, drawnHeight <= height]).toEqual([true, true])
      }),
    )
  })

  test('any requested sides lead to a limited number of drawn ones', () => {
    const sizes = new Set<string>()
    for (let width = 1; width <= 2048; width++) sizes.add(drawn(`w-${width}`))
    for (let height = 1; height <= 4096; height++) sizes.add(drawn(`w-2000,h-${height},c-force`))
    expect(sizes.size).toBeLessThan(PUBLISHED_SIDES.length + PUBLISHED_RATIOS.length + 1)
  })

  test.each([
    ['q-1', 30],
    ['q-30', 30],
    ['q-31', 50],
    ['q-75', 80],
    ['q-81', 100],
    ['q-100', 100],
    ['w-10', 80],
  ])('%s is drawn in quality %i', (text, quality) => {
    expect(planQuality(parseTransformation(text), 'webp', 'published')).toBe(quality)
  })

  test.each([
    [2048, 1536, null],
    [4000, 3000, '2048x1536'],
    [3000, 4000, '1536x2048'],
    [4000, 4000, '1750x1750'],
    [4000, 100, '2048x51'],
  ])('a picture of %i × %i without requested sides has at most %s', (width, height, size) => {
    const stage = ownSizeStage({ width, height })
    expect(stage && `${stage.scale.width}x${stage.scale.height}`).toBe(size)
  })
})

test('a signed address gets exactly what it requests', () => {
  const size = (text: string) => {
    const last = planStages(parseTransformation(text), LANDSCAPE, 'signed').at(-1)
    return last && sizeOf(last)
  }
  expect(size('w-401,h-299,cm-pad_resize,bg-123456')).toEqual({ width: 401, height: 299 })
  expect(size('w-4000,h-2701,c-force')).toEqual({ width: 4000, height: 2701 })
  expect(planQuality(parseTransformation('q-99'), 'avif', 'signed')).toBe(99)
  expect(() => size('w-4096,h-4096')).toThrow(/too large/)
})
