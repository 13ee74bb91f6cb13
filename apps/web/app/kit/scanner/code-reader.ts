import { canReadNatively, createNativeReader } from './native-reader.ts'
import type { ReadAnswer, ReadRequest } from './read-worker.ts'
import type { CodeReader, SeenCode } from './seen-code.ts'

/** The reader did not load, or this browser cannot run it. */
class ReaderFailure extends Error {}

/** How a picture that was sent is answered. */
type Asked = { resolve: (codes: SeenCode[]) => void; reject: (error: ReaderFailure) => void }

/** The browser's own reader where it has one, which also saves the battery; otherwise ours. */
export async function createCodeReader(): Promise<CodeReader> {
  const own = createWorkerReader()
  if (!(await canReadNatively())) return own
  const native = createNativeReader()
  let isBroken = false
  return {
    async read(source) {
      if (isBroken) return own.read(source)
      try {
        return await native.read(source)
      } catch {
        // The interface is there, but the service behind it is not, as on a phone without the maker's services.
        isBroken = true
        return own.read(source)
      }
    },
    stop: own.stop,
  }
}

/** Reads in a worker, which is started with the first picture. */
function createWorkerReader(): CodeReader {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, Asked>()
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new ReaderFailure())
    waiting.clear()
  }
  const stop = () => {
    worker?.terminate()
    worker = null
    failAll()
  }
  const start = () => {
    const started = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data: { id, codes } }: MessageEvent<ReadAnswer>) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (codes) return asked?.resolve(codes.map((text) => ({ text })))
      asked?.reject(new ReaderFailure())
      // The next attempt fetches the reader again.
      stop()
    })
    started.addEventListener('error', stop)
    return started
  }
  return {
    async read(source) {
      // Of a photo a copy is sent, as what is sent is gone here.
      const bitmap = await createImageBitmap(source)
      const isFrame = source instanceof HTMLVideoElement
      worker ??= start()
      last += 1
      const id = last
      const codes = new Promise<SeenCode[]>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, bitmap, isFrame } satisfies ReadRequest, [bitmap])
      return codes
    },
    stop,
  }
}
