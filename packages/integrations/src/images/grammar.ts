import { ImageHostError } from './image-host-error.ts'
import { checkImagePath, decodeSegments } from './image-path.ts'

/** The largest width or height that may be requested, in pixels (after `dpr`). */
export const MAX_SIDE = 4096
const MAX_STEPS = 5
const MAX_DPR = 5

export const CROPS = [
  'force',
  'at_max',
  'at_max_enlarge',
  'at_least',
  'maintain_ratio',
  'maintain_ratio_no_enlarge',
] as const
export const CROP_MODES = [
  'pad_resize',
  'extract',
  'pad_extract',
  'pad_resize_no_enlarge',
  'pad_extract_no_shrink',
] as const
export const FORMATS = ['auto', 'webp', 'jpeg', 'png', 'avif', 'orig'] as const
export const FOCUSES = [
  'center',
  'top',
  'left',
  'bottom',
  'right',
  'top_left',
  'top_right',
  'bottom_left',
  'bottom_right',
  'auto',
  'face',
] as const

export type Fit = (typeof CROPS)[number] | (typeof CROP_MODES)[number]
export type RequestedFormat = (typeof FORMATS)[number]
export type Focus = (typeof FOCUSES)[number]

/** A side in pixels of the output, or as a share (0 < share < 1) of the picture before the step. */
export type Length = { pixels: number } | { share: number }

/** One step of a chain; parameters that were not given are absent. */
export interface Step {
  width?: Length
  height?: Length
  /** Width divided by height. */
  ratio?: number
  fit?: Fit
  /** Six hexadecimal digits. */
  background?: string
  /** 1 to 100. */
  quality?: number
  format?: RequestedFormat
  /** Multiplies sides given in pixels. */
  dpr?: number
  focus?: Focus
}

export interface ImageRequest {
  /** Decoded, checked path inside the store. */
  path: string
  steps: Step[]
  /** The address names a version of the picture (`?v=`) and may be cached without end. */
  versioned: boolean
}

/**
 * Parses the address of a picture: `recipes/a.webp?tr=w-400,f-auto` or `tr:w-400:q-50/recipes/a.webp`.
 * Where both positions are used, the steps of the path come first. Other query parameters are ignored.
 * @param pathname within the mount, percent-encoded
 * @throws ImageHostError 400
 */
export function parseImageRequest(pathname: string, query: URLSearchParams): ImageRequest {
  const segments = decodeSegments(pathname)
  const chains: string[] = []
  const first = segments[0]
  if (first?.startsWith('tr:')) {
    chains.push(first.slice('tr:'.length))
    segments.shift()
  }
  chains.push(...query.getAll('tr'))
  const steps = chains.flatMap(parseTransformation)
  if (steps.length > MAX_STEPS) throw refusal('tr', `has more than ${MAX_STEPS} steps`)
  const version = query.get('v')
  return {
    path: checkImagePath(segments.join('/')),
    steps,
    versioned: version !== null && version !== '',
  }
}

/**
 * Parses a transformation (`w-400,ar-4-3:q-50`): `:` separates steps, `,` parameters, `-` key and value. An empty text has no
 * steps.
 * @throws ImageHostError 400 for an unknown parameter, an impossible value or a parameter given twice
 */
export function parseTransformation(text: string): Step[] {
  if (text === '') return []
  return text.split(':').map(parseStep)
}

function parseStep(text: string): Step {
  const step: Step = {}
  const seen = new Set<string>()
  for (const part of text.split(',')) {
    const dash = part.indexOf('-')
    const key = dash === -1 ? part : part.slice(0, dash)
    const value = dash === -1 ? '' : part.slice(dash + 1)
    const read = Object.hasOwn(PARAMETERS, key) ? PARAMETERS[key] : undefined
    if (read === undefined) throw refusal(key, 'is not supported')
    const group = key === 'cm' ? 'c' : key
    if (seen.has(group)) throw refusal(key, 'is given twice')
    seen.add(group)
    Object.assign(step, read(value))
  }
  if (step.ratio !== undefined && step.width === undefined && step.height === undefined) {
    throw refusal('ar', 'needs a width or a height')
  }
  return step
}

const PARAMETERS: Record<string, (value: string) => Step> = {
  w: (value) => ({ width: parseLength('w', value) }),
  h: (value) => ({ height: parseLength('h', value) }),
  ar: (value) => ({ ratio: parseRatio(value) }),
  c: (value) => ({ fit: oneOf('c', CROPS, value) }),
  cm: (value) => ({ fit: oneOf('cm', CROP_MODES, value) }),
  bg: (value) => ({ background: parseColour(value) }),
  q: (value) => ({ quality: parseQuality(value) }),
  f: (value) => ({ format: value === 'jpg' ? 'jpeg' : oneOf('f', FORMATS, value) }),
  dpr: (value) => ({ dpr: parseDpr(value) }),
  fo: (value) => ({ focus: oneOf('fo', FOCUSES, value) }),
}

function parseLength(key: string, value: string): Length {
  if (/^0?\.\d{1,4}$/.test(value)) {
    const share = Number(value)
    if (share > 0) return { share }
  }
  if (/^\d{1,5}$/.test(value)) {
    const pixels = Number(value)
    if (pixels >= 1 && pixels <= MAX_SIDE) return { pixels }
  }
  throw refusal(key, `must be 1 to ${MAX_SIDE} pixels or a share between 0 and 1`)
}

function parseRatio(value: string): number {
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(value)
  const ratio = match === null ? Number.NaN : Number(match[1]) / Number(match[2])
  if (!(ratio >= 0.01 && ratio <= 100)) throw refusal('ar', 'must be two whole numbers, for instance ar-4-3')
  return ratio
}

function parseColour(value: string): string {
  if (!/^[0-9a-f]{6}$/i.test(value)) throw refusal('bg', 'must be a colour of six hexadecimal digits')
  return value.toLowerCase()
}

function parseQuality(value: string): number {
  const quality = /^\d{1,3}$/.test(value) ? Number(value) : 0
  if (quality < 1 || quality > 100) throw refusal('q', 'must be a whole number from 1 to 100')
  return quality
}

function parseDpr(value: string): number {
  const dpr = /^\d(\.\d{1,2})?$/.test(value) ? Number(value) : 0
  if (dpr < 0.1 || dpr > MAX_DPR) throw refusal('dpr', `must be a number from 0.1 to ${MAX_DPR}`)
  return dpr
}

function oneOf<Value extends string>(key: string, values: readonly Value[], value: string): Value {
  const found = values.find((candidate) => candidate === value)
  if (found === undefined) throw refusal(key, `must be one of ${values.join(', ')}`)
  return found
}

function refusal(key: string, reason: string): ImageHostError {
  return new ImageHostError(400, `Transformation parameter "${key.slice(0, 30)}" ${reason}.`)
}
