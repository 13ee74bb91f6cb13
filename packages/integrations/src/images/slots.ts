import { ImageHostError } from './image-host-error.ts'

type SlotLimits = {
  altogether: number
  /** How many of them one sender may hold. */
  each: number
}

/**
 * At most so many at once; the rest is refused, because what waits would hold its connection open.
 * @returns takes a place for a sender and gives the function that frees it
 * @throws ImageHostError 503
 */
export function createSlots({ altogether, each }: SlotLimits): (sender: string) => () => void {
  const taken = new Map<string, number>()
  let all = 0
  return (sender) => {
    const own = taken.get(sender) ?? 0
    if (all >= altogether || own >= each) {
      throw new ImageHostError(503, 'Too many uploads at the moment.', 'Try again in a moment.')
    }
    all += 1
    taken.set(sender, own + 1)
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      all -= 1
      const left = (taken.get(sender) ?? 1) - 1
      if (left > 0) taken.set(sender, left)
      else taken.delete(sender)
    }
  }
}
