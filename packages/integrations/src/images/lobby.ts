import { ImageHostError } from './image-host-error.ts'

type LobbyLimits = {
  altogether: number
  /** How many connections one visitor may have. */
  each: number
  /** Milliseconds in which a connection must prove its sender. */
  patience_ms: number
}

/** A connection whose proof has not come yet. */
export type Guest = {
  /** Aborted with an `ImageHostError` as reason when the connection must end. */
  signal: AbortSignal
  /** Lifts the deadline, for a form that sends its proof after the file. */
  stay(): void
  leave(): void
}

/**
 * Limits the connections that have not proved their sender, without letting them block others: when there is no room, the
 * oldest connection of the visitor with the most of them is ended. A proof takes only a moment, so honest senders are seldom
 * affected.
 * @returns admits a visitor's connection
 */
export function createLobby({ altogether, each, patience_ms }: LobbyLimits): (visitor: string) => Guest {
  /** By visitor, the oldest first. */
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
