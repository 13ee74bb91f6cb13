import address from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { prepareReader, ROTATIONS, readCodes } from './read-codes.ts'

/**
 * A picture to read: of a film, whose next frame follows, or a photo, which is tried in every way. `id` counts from 1.
 */
export type ReadRequest = { id: number; bitmap: ImageBitmap; isFrame: boolean }
/** Null where the reader does not work, as when its file could not be fetched. */
export type ReadAnswer = { id: number; codes: string[] | null }

/** The longest edges in pixels at which a picture is read: in a photo the code may be small. */
const FRAME_EDGES = [1280]
const PHOTO_EDGES = [1280, 2560]

const ready = prepareReader({ address })
// The failure is reported with the first picture.
ready.catch(() => {})

/** Reads codes outside of the page's thread, so that a slow phone stays usable. */
self.addEventListener('message', async ({ data: { id, bitmap, isFrame } }: MessageEvent<ReadRequest>) => {
  // Of a film each frame is rotated in another way, so that none takes long.
  const rotations = isFrame ? ROTATIONS.filter((_, place) => place === id % ROTATIONS.length) : ROTATIONS
  const codes = await readAt(bitmap, isFrame ? FRAME_EDGES : PHOTO_EDGES, rotations).catch(() => null)
  bitmap.close()
  self.postMessage({ id, codes } satisfies ReadAnswer)
})

async function readAt(bitmap: ImageBitmap, edges: readonly number[], rotations: readonly number[]): Promise<string[]> {
  await ready
  for (const edge of edges) {
    const codes = await readCodes(pixelsOf(bitmap, edge), rotations)
    if (codes.length > 0) return codes
    if (edge >= Math.max(bitmap.width, bitmap.height)) break
  }
  return []
}

function pixelsOf(bitmap: ImageBitmap, edge: number): ImageData {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
