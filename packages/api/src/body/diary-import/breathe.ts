import { setImmediate } from 'node:timers/promises'

/** So many items take about ten milliseconds. */
const AT_ONCE = 500

/** Turns many items into others and lets the server answer other requests in between. */
export async function breathe<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (const [at, item] of items.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    made.push(make(item))
  }
  return made
}
