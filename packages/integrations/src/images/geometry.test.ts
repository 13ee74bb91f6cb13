import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PIXELS, planStep } from './geometry.ts'
import { CROP_MODES, CROPS, parseTransformation } from './grammar.ts'
import { cropOrigin } from './stage.ts'

const LANDSCAPE = { width: 1200, height: 600 }

function canvasOf(text: string, source = LANDSCAPE): string {
  const { canvas } = planStep(parseTransformation(text)[0] ?? {}, source)
  return `${canvas.width}x${canvas.height}`
}

describe('the size of the result', () => {
  test.each([
    ['q-50', '1200x600'],
    ['w-400', '400x200'],
    ['h-300', '600x300'],
    ['w-0.5', '600x300'],
    ['w-2400', '2400x1200'],
    ['w-400,ar-4-3', '400x300'],
    ['h-300,ar-4-3', '400x300'],
    ['w-400,h-100,ar-1-1', '400x100'],
    ['w-200,dpr-2', '400x200'],
    ['w-400,h-400', '400x400'],
    ['w-400,h-400,c-force', '400x400'],
    ['w-400,h-400,c-at_max', '400x200'],
    ['w-4000,h-4000,c-at_max', '1200x600'],
    ['w-2400,h-4000,c-at_max_enlarge', '2400x1200'],
    ['w-400,h-400,c-at_least', '800x400'],
    ['w-2000,h-300,c-maintain_ratio_no_enlarge', '1200x300'],
    ['w-400,h-400,cm-pad_resize', '400x400'],
    ['w-400,h-400,cm-extract', '400x400'],
    ['w-2000,h-400,cm-extract', '1200x400'],
    ['w-2000,h-400,cm-pad_extract', '2000x400'],
    ['w-2000,h-1000,cm-pad_resize_no_enlarge', '2000x1000'],
    ['w-2000,h-400,cm-pad_extract_no_shrink', '2000x600'],
  ])('%s of 1200 × 600 is %s', (text, size) => {
    expect(canvasOf(text)).toBe(size)
  })
})

test('padding without enlarging leaves a small picture as it is', () => {
  const plan = planStep(parseTransformation('w-2000,h-1000,cm-pad_resize_no_enlarge')[0] ?? {}, LANDSCAPE)
  expect(plan.scale).toEqual(LANDSCAPE)
})

test.each(['w-4096,dpr-2', 'w-4096,h-4096', 'w-1,h-4096,c-at_least'])('%s is too large', (text) => {
  expect(() => canvasOf(text, { width: 4000, height: 100 })).toThrow(/too large/)
})

test('every plan cuts within the scaled size, pads around the cut, and stays within the limits', () => {
  const side = fc.option(fc.integer({ min: 1, max: 4096 }).map((pixels) => ({ width: { pixels }, height: { pixels } })))
  const source = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })
  fc.assert(
    fc.property(fc.constantFrom(...CROPS, ...CROP_MODES), side, side, source, (fit, a, b, size) => {
      const step = { fit, ...(a && { width: a.width }), ...(b && { height: b.height }) }
      let plan: ReturnType<typeof planStep>
      try {
        plan = planStep(step, size)
      } catch {
        return
      }
      const { scale, crop, canvas } = plan
      expect(crop.width <= scale.width && crop.height <= scale.height).toBe(true)
      expect(crop.width <= canvas.width && crop.height <= canvas.height).toBe(true)
      expect(canvas.width * canvas.height).toBeLessThanOrEqual(Math.max(MAX_PIXELS, size.width * size.height))
    }),
  )
})

test.each([
  ['center', 50, 20],
  ['top', 50, 0],
  ['bottom', 50, 40],
  ['left', 0, 20],
  ['right', 100, 20],
  ['top_left', 0, 0],
  ['bottom_right', 100, 40],
] as const)('a cut at %s begins at %i, %i', (focus, left, top) => {
  expect(cropOrigin({ width: 200, height: 100 }, { width: 100, height: 60 }, focus)).toEqual({ left, top })
})
