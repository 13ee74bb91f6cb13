import { ImageHostError } from './image-host-error.ts'

type UnprovenLimits = {
  altogether: number
  /** How many connections one visitor may have. */
  each: number
  /** Milliseconds in which a connection must prove its sender. */
  patience_ms: number
}

/** A connection whose proof has not come yet. */
export type UnprovenConnection = {
  /** Aborted with an `ImageHostError` as reason when the connection must end. */
  signal: AbortSignal
  /** Lifts the deadline, for a form that sends its proof after the file. */
  stay(): void
  leave(): void
}

/**
 * Limits the connections that have not proved their sender, without letting them block others: when there are too many, the
 * oldest connection of the visitor with the most of them is ended. A proof takes only a moment, so honest senders are seldom
 * affected.
 * @returns admits a visitor's connection
 */
export function createUnprovenLimiter({
  altogether,
  each,
  patience_ms,
}: UnprovenLimits): (visitor: string) => UnprovenConnection {
  /** By visitor, the oldest first. */
  const connections = new Map<string, Set<(reason: ImageHostError) => void>>()
  let all = 0

  const sendLongestAway = (visitor: string): void => {
    const [longest] = connections.get(visitor) ?? []
    longest?.(new ImageHostError(503, 'Too many uploads have not shown who sends them.', 'Try again in a moment.'))
  }
  const visitorWithMost = (): string => {
    const [[visitor] = ['']] = [...connections].sort(([, a], [, b]) => b.size - a.size)
    return visitor
  }

  return (visitor) => {
    if ((connections.get(visitor)?.size ?? 0) >= each) sendLongestAway(visitor)
    else if (all >= altogether) sendLongestAway(visitorWithMost())
    const own = connections.get(visitor) ?? new Set()
    connections.set(visitor, own)
    const going = new AbortController()
    const leave = (): void => {
      clearTimeout(deadline)
      if (!own.delete(go)) return
      all -= 1
      if (own.size === 0 && connections.get(visitor) === own) connections.delete(visitor)
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
