import address from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { prepareReader, readCodes } from './read-codes.ts'

/** A picture to read, and the longest edges, in pixels, at which it is tried one after the other. */
export type ReadRequest = { id: number; bitmap: ImageBitmap; edges: readonly number[] }
/** Null where the reader does not work, as when its file could not be fetched. */
export type ReadAnswer = { id: number; codes: string[] | null }

const ready = prepareReader({ address })
// The failure is reported with the first picture.
ready.catch(() => {})

/** Reads codes outside of the page's thread, so that a slow phone stays usable. */
self.addEventListener('message', async ({ data: { id, bitmap, edges } }: MessageEvent<ReadRequest>) => {
  const codes = await readAt(bitmap, edges).catch(() => null)
  bitmap.close()
  self.postMessage({ id, codes } satisfies ReadAnswer)
})

async function readAt(bitmap: ImageBitmap, edges: readonly number[]): Promise<string[]> {
  await ready
  for (const edge of edges) {
    const codes = await readCodes(pixelsOf(bitmap, edge))
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
