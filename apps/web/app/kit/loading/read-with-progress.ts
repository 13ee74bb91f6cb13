/** Bytes of an answer received so far; `total` is null where the server does not announce it. */
export type Progress = { received: number; total: number | null }

/** Reads a whole answer and reports the progress. */
export async function readWithProgress(response: Response, onProgress: (progress: Progress) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const length = Number(response.headers.get('content-length'))
  const total = length > 0 && !response.headers.has('content-encoding') ? length : null
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  if (response.body) {
    for await (const part of chunksOf(response.body)) {
      parts.push(part)
      received += part.byteLength
      onProgress({ received, total })
    }
  }
  return new Blob(parts, { type })
}

/** Not every browser can iterate a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
