import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createGauge, type ReceivingFault } from './gauge.ts'

/** Time limits for a sender, in milliseconds. */
export type Patience = {
  /** In each interval of this length `WINDOW_BYTES` must arrive. */
  window_ms: number
  /** The longest duration of the whole body. */
  whole_ms: number
}

/** A body that was not received completely. */
export class ReceivingError extends Error {
  readonly fault: ReceivingFault | 'cut_off'

  constructor(fault: ReceivingFault | 'cut_off', cause?: unknown) {
    super(`The body is ${fault}.`, { cause })
    this.fault = fault
  }
}

type Receiving = { target: string; bytes_max: number; patience: Patience; signal: AbortSignal }

/**
 * Writes the body of a request to a file while it arrives, and never holds more than a piece of it in memory.
 * @throws ReceivingError for a body that is too large, too slow or cut off; errors of the disk as they are
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array>,
  { target, bytes_max, patience, signal }: Receiving,
): Promise<void> {
  const whole = AbortSignal.timeout(patience.whole_ms)
  const gauge = createGauge({ window_ms: patience.window_ms, bytes_max, refusal: (fault) => new ReceivingError(fault) })
  const source = Readable.fromWeb(body as NodeStream)
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  let full: unknown = null
  file.once('error', (error) => {
    full = error
  })
  try {
    await pipeline(source, gauge, file, { signal: AbortSignal.any([whole, signal]) })
  } catch (error) {
    if (whole.aborted) throw new ReceivingError('too_slow', error)
    if (error instanceof ReceivingError || error === full) throw error
    throw new ReceivingError('cut_off', error)
  }
}
