import type { CodeReader, SeenCode } from './seen-code.ts'

/** Formats by their names in the Barcode Detection API (WICG). */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'qr_code', 'data_matrix'] as const

type Detected = { rawValue: string; format: string; boundingBox: DOMRectReadOnly }
type Detector = { detect: (source: HTMLVideoElement | ImageBitmap) => Promise<Detected[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** The API is not in TypeScript's DOM library yet. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether the browser itself reads every format that we read. */
export async function canReadNatively(): Promise<boolean> {
  try {
    const supported = (await detectorClass()?.getSupportedFormats()) ?? []
    return FORMATS.every((format) => supported.includes(format))
  } catch {
    return false
  }
}

/** Reads by the browser's own reader, which works outside of the page's thread. */
export function createNativeReader(): Pick<CodeReader, 'read'> {
  const Detector = detectorClass()
  const detector = Detector && new Detector({ formats: FORMATS })
  return {
    async read(source) {
      const found = (await detector?.detect(source)) ?? []
      const isVideo = source instanceof HTMLVideoElement
      const middle = isVideo
        ? { x: source.videoWidth / 2, y: source.videoHeight / 2 }
        : { x: source.width / 2, y: source.height / 2 }
      const distance = ({ boundingBox: { x, y, width, height } }: Detected) =>
        Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y)
      const near = found.toSorted((a, b) => distance(a) - distance(b))
      return near.flatMap(codeOf)
    },
  }
}

/** None where it is only a part of an interleaved code. */
function codeOf({ format, rawValue }: Detected): SeenCode[] {
  if (format === 'itf' && rawValue.length !== 14) return []
  return [format === 'upc_e' && rawValue.length === 8 ? { text: rawValue, symbology: format } : { text: rawValue }]
}
