import { Transform } from 'node:stream'
import { LARGE_BODIES } from './pace.ts'

/** Why a sender is not listened to any longer. */
export type ReceivingFault = 'too_slow' | 'too_large'

type GaugeOptions = {
  /** `WINDOW_BYTES` must arrive in each such time, in milliseconds. */
  window_ms: number
  bytes_max: number
  /** Makes the error that ends the stream. */
  refusal: (fault: ReceivingFault) => Error
}

/** A sender that brings less than this in a window is too slow; a phone at the edge of its network brings more. */
export const WINDOW_BYTES = 40_000

/**
 * A stream that passes bytes on at the pace of all large bodies. It ends with an error when they come too slowly or are too
 * many, whatever the sender announced.
 */
export function createGauge({ window_ms, bytes_max, refusal }: GaugeOptions): Transform {
  let total = 0
  let in_window = 0
  let is_held_up = false
  const timer = setInterval(() => {
    // Bytes that wait here are slow because of us, not because of their sender.
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
