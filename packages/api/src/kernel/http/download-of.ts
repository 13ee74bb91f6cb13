import type { Download } from '@zivina/contract/kernel/endpoint'

/** A file that is in memory, as an answer. */
export function downloadOf(file_name: string, bytes: Uint8Array): Download {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return { file_name, stream, size: bytes.length }
}
