/**
 * Memory for many lists that grow: pieces of large chunks, which are used again once they are given back. Small pieces of the system's own
 * memory would lie scattered among what stays, and most of it would not return to the system.
 */
export type Room = {
  /** A piece with this many numbers, which are not set; a power of two. */
  take: (length: number) => Uint32Array
  giveBack: (piece: Uint32Array) => void
}

const CHUNK = 65_536

export function createRoom(): Room {
  const free = new Map<number, Uint32Array[]>()
  let chunk = new Uint32Array(0)
  let used = 0
  const take = (length: number): Uint32Array => {
    const again = free.get(length)?.pop()
    if (again) return again
    if (used + length > chunk.length) {
      chunk = new Uint32Array(Math.max(CHUNK, length))
      used = 0
    }
    used += length
    return chunk.subarray(used - length, used)
  }
  const giveBack = (piece: Uint32Array): void => {
    const others = free.get(piece.length)
    if (others) others.push(piece)
    else free.set(piece.length, [piece])
  }
  return { take, giveBack }
}
