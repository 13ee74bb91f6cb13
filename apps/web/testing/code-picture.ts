import bwipJs from '@bwip-js/node'

/** Kinds of barcodes by the names of the library that draws them. */
export type CodeKind = 'ean13' | 'ean8' | 'upca' | 'upce' | 'itf14'

/** How a code is photographed. Lengths are pixels of the picture. */
export type Shot = {
  kind: CodeKind
  /** Its digits; the check digit may be left out. */
  text: string
  width?: number
  height?: number
  /** Width of the narrowest bar. */
  module?: number
  /** Clockwise. */
  degrees?: number
  /** Standard deviation of the blur. */
  blur?: number
  /** Contrast: 1 is black on white, 0.2 a dim shop. */
  light?: number
  /** The greatest deviation of a pixel from its brightness, of 255. */
  noise?: number
  /** Chooses the noise. */
  seed?: number
}

/** A picture of one byte for each pixel, row by row: 0 is black. */
export type GreyPicture = { grey: Uint8ClampedArray; width: number; height: number }

/** Modules of white beside the bars, as the standard asks, and of the bars' height. */
const QUIET = 11
const BAR_MODULES = 50
const BACKGROUND = 0.75
/** Samples of a pixel in each direction. */
const SAMPLES = 2

/** A photo of a generated code in the middle of a grey table. */
export function photographCode(shot: Shot): GreyPicture {
  const { width = 640, height = 480, light = 1, noise = 0, seed = 1 } = shot
  const sharp = drawCode(shot, width, height)
  const blurred = shot.blur ? blur(sharp, width, height, shot.blur) : sharp
  const random = seededRandom(seed)
  const grey = Uint8ClampedArray.from(blurred, (bright) => {
    const dark = (1 - light) * 0.12
    return 255 * (dark + bright * light) + (random() * 2 - 1) * noise
  })
  return { grey, width, height }
}

/** The picture as a canvas has it. */
export function asPixels({ grey, width, height }: GreyPicture): {
  data: Uint8ClampedArray
  width: number
  height: number
} {
  const data = new Uint8ClampedArray(grey.length * 4).fill(255)
  for (const [place, value] of grey.entries()) data.fill(value, place * 4, place * 4 + 3)
  return { data, width, height }
}

/** A film of uncompressed frames (YUV4MPEG2), as a browser's false camera takes it. All pictures have the same size. */
export function asFilm(pictures: readonly GreyPicture[], framesEach: number, framesPerSecond: number): Buffer {
  const [first] = pictures
  if (!first) throw new Error('A film needs a picture.')
  const { width, height } = first
  const colourless = Buffer.alloc((width * height) / 2, 128)
  const frames = pictures.flatMap(({ grey }) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(grey), colourless])
    return Array.from({ length: framesEach }, () => frame)
  })
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([header, ...frames])
}

function drawCode({ kind, text, module = 3, degrees = 0 }: Shot, width: number, height: number): Float32Array {
  const bars = barsOf(kind, text)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const brightAt = (x: number, y: number): number => {
    const [right, down] = [x - width / 2, y - height / 2]
    const along = (right * cos + down * sin) / module + bars.length / 2
    const across = Math.abs(down * cos - right * sin) / module
    if (across > BAR_MODULES / 2 + QUIET || along < -QUIET || along > bars.length + QUIET) return BACKGROUND
    return across < BAR_MODULES / 2 && bars[Math.floor(along)] === true ? 0 : 1
  }
  const picture = new Float32Array(width * height)
  for (let place = 0; place < picture.length; place += 1) {
    let sum = 0
    for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
      const [across, down] = [(sample % SAMPLES) + 0.5, Math.floor(sample / SAMPLES) + 0.5]
      sum += brightAt((place % width) + across / SAMPLES, Math.floor(place / width) + down / SAMPLES)
    }
    picture[place] = sum / SAMPLES ** 2
  }
  return picture
}

/** Whether each module of the code is dark. */
function barsOf(kind: CodeKind, text: string): boolean[] {
  const [drawn] = bwipJs.raw({ bcid: kind, text })
  if (!drawn || !('sbs' in drawn)) throw new Error(`${kind} is not drawn with bars.`)
  return drawn.sbs.flatMap((width, place) => Array.from({ length: width }, () => place % 2 === 0))
}

/** A Gaussian blur in both directions; the edges of the picture are repeated. */
function blur(picture: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 3)
  const weights = Array.from({ length: reach * 2 + 1 }, (_, place) =>
    Math.exp(-((place - reach) ** 2) / (2 * sigma ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const pass = (from: Float32Array, step: number, length: number, placeIn: (index: number) => number) =>
    from.map((_, index) => {
      const place = placeIn(index)
      let sum = 0
      for (let offset = -reach; offset <= reach; offset += 1) {
        const near = Math.min(Math.max(place + offset, 0), length - 1)
        sum += (from[index + (near - place) * step] ?? 0) * (weights[offset + reach] ?? 0)
      }
      return sum / total
    })
  const across = pass(picture, 1, width, (index) => index % width)
  return pass(across, width, height, (index) => Math.floor(index / width))
}

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
