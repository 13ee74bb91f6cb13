/** A reproducible stream of numbers that depends only on the seed. */
export interface Random {
  /** A number from `min` (inclusive) to `max` (exclusive). */
  between(min: number, max: number): number
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** True with the given probability. */
  chance(probability: number): boolean
}

/** FNV-1a of the seed feeds mulberry32. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 4; warmUp++) next()
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
  }
}
