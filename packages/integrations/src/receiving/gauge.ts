import { Transform } from 'node:stream'
import { LARGE_BODIES } from './pace.ts'

/** Why receiving was ended. */
export type ReceivingFault = 'too_slow' | 'too_large'

type GaugeOptions = {
  /** In each interval of this length, in milliseconds, `WINDOW_BYTES` must arrive. */
  window_ms: number
  bytes_max: number
  /** Makes the error that ends the stream. */
  refusal: (fault: ReceivingFault) => Error
}

/** The least bytes per interval: a phone at the edge of its network still sends more. */
export const WINDOW_BYTES = 40_000

/**
 * A stream that passes bytes on at the common pace of large bodies. It ends with an error when they arrive too slowly or exceed
 * the limit, whatever size the sender announced.
 */
export function createGauge({ window_ms, bytes_max, refusal }: GaugeOptions): Transform {
  let total = 0
  let in_window = 0
  let is_held_up = false
  const timer = setInterval(() => {
    // Bytes that wait here are delayed by us, not by the sender.
    if (in_window < WINDOW_BYTES && !is_held_up && stream.readableLength === 0) stream.destroy(refusal('too_slow'))
    in_window = 0
  }, window_ms)
  const stream = new Transform({
    transform(chunk: Uint8Array, _, done) {
      in_window += chunk.byteLength
      total += chunk.byteLength
      if (total > bytes_max) return done(refusal('too_large'))
      is_held_up = true
      void LARGE_BODIES.take(chunk.byteLength).then(() => {
        is_held_up = false
        done(null, chunk)
      })
    },
  })
  return stream.once('close', () => clearInterval(timer))
}
