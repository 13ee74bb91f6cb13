import type { WorkRefused } from '@zivina/work/port'
import { ImageHostError } from './image-host-error.ts'

/** Why a picture is not drawn, in the format of the protocol: 503 where a retry may succeed, 422 where it cannot. */
export function refusedDrawing({ reason, retry_after }: WorkRefused): ImageHostError {
  if (reason === 'too_long' || reason === 'too_large') {
    return new ImageHostError(422, 'The image takes too much to be made.', 'Ask for a smaller one.')
  }
  const busy = new ImageHostError(503, 'Too many images are being made at the moment.', 'Try again in a moment.')
  busy.retry_after = retry_after
  return busy
}

/** The answer for a client that has disconnected; it is never read. */
export function goneAnswer(): Response {
  return new Response(null, { status: 503 })
}
