type SlotLimits = {
  altogether: number
  /** How many places one sender may hold. */
  each: number
}

/**
 * Limits simultaneous work; more is refused instead of queued, since waiting would hold its connection open.
 * @param refusal makes the error that is thrown where no place is free
 * @returns takes a place for a sender and returns the function that frees it
 */
export function createSlots({ altogether, each }: SlotLimits, refusal: () => Error): (sender: string) => () => void {
  const taken = new Map<string, number>()
  let all = 0
  return (sender) => {
    const own = taken.get(sender) ?? 0
    if (all >= altogether || own >= each) throw refusal()
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
