import { ImageHostError } from './image-host-error.ts'

/**
 * At most `max` at once; the rest is refused, because what waits would hold its connection open.
 * @returns takes a place and gives the function that frees it
 * @throws ImageHostError 503
 */
export function createSlots(max: number): () => () => void {
  let taken = 0
  return () => {
    if (taken >= max) throw new ImageHostError(503, 'Too many uploads at the moment.', 'Try again in a moment.')
    taken += 1
    let isFree = false
    return () => {
      if (!isFree) taken -= 1
      isFree = true
    }
  }
}
