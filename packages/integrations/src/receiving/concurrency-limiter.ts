type ConcurrencyLimits = {
  altogether: number
  /** How much of it one sender may do at once. */
  each: number
}

/**
 * Limits simultaneous work; more of it is refused instead of queued, since waiting would hold its connection open.
 * @param refusal makes the error that is thrown where the limit is reached
 * @returns counts work of a sender and returns the function that ends it
 */
export function createConcurrencyLimiter(
  { altogether, each }: ConcurrencyLimits,
  refusal: () => Error,
): (sender: string) => () => void {
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
