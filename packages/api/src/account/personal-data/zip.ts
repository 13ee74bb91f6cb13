import { Zip, ZipDeflate } from 'fflate'

export type ZipFile = { name: string; text: string }

/**
 * Compresses texts into a ZIP archive as a stream: one file after another, each when the client has received the one before.
 * @param at the time written to the files
 */
export function zipStream(files: readonly ZipFile[], at: Date): ReadableStream<Uint8Array> {
  const waiting = [...files]
  const zip = new Zip()
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, final) => {
        if (error) return controller.error(error)
        if (chunk.length > 0) controller.enqueue(chunk)
        if (final) controller.close()
      }
    },
    pull() {
      const next = waiting.shift()
      if (!next) return zip.end()
      const file = new ZipDeflate(next.name, { level: 6 })
      file.mtime = at
      zip.add(file)
      file.push(new TextEncoder().encode(next.text), true)
    },
    cancel() {
      waiting.length = 0
      zip.terminate()
    },
  })
}
