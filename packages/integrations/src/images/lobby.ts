import { ImageHostError } from './image-host-error.ts'

type LobbyLimits = {
  altogether: number
  /** How many of them one visitor may have. */
  each: number
  /** Milliseconds until a guest must have shown who sends. */
  patience_ms: number
}

/** One whose proof has not come yet. */
export type Guest = {
  /** Aborted, with an `ImageHostError` for its reason, when the guest has to go. */
  signal: AbortSignal
  /** Lifts the deadline for what shows its proof last. */
  stay(): void
  leave(): void
}

/**
 * Bounds those that have not shown who they are, without letting them stand in the way: where there is no room, the one of the
 * visitor with the most guests that has been there longest goes. Proof takes a moment, so it is seldom asked of anybody else.
 * @returns lets a visitor's guest in
 */
export function createLobby({ altogether, each, patience_ms }: LobbyLimits): (visitor: string) => Guest {
  /** By visitor, the longest there first. */
  const guests = new Map<string, Set<(reason: ImageHostError) => void>>()
  let all = 0

  const sendLongestAway = (visitor: string): void => {
    const [longest] = guests.get(visitor) ?? []
    longest?.(new ImageHostError(503, 'Too many uploads have not shown who sends them.', 'Try again in a moment.'))
  }
  const visitorWithMost = (): string => {
    const [[visitor] = ['']] = [...guests].sort(([, a], [, b]) => b.size - a.size)
    return visitor
  }

  return (visitor) => {
    if ((guests.get(visitor)?.size ?? 0) >= each) sendLongestAway(visitor)
    else if (all >= altogether) sendLongestAway(visitorWithMost())
    const own = guests.get(visitor) ?? new Set()
    guests.set(visitor, own)
    const going = new AbortController()
    const leave = (): void => {
      clearTimeout(deadline)
      if (!own.delete(go)) return
      all -= 1
      if (own.size === 0 && guests.get(visitor) === own) guests.delete(visitor)
    }
    const go = (reason: ImageHostError): void => {
      leave()
      going.abort(reason)
    }
    const deadline = setTimeout(
      () => go(new ImageHostError(408, 'The upload did not show who sends it.', 'Send the file last.')),
      patience_ms,
    )
    own.add(go)
    all += 1
    return { signal: going.signal, stay: () => clearTimeout(deadline), leave }
  }
}
